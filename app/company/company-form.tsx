import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { getCompany, saveCompany } from '#contract/company/company.endpoints.ts'
import type { Company } from '#contract/company/company.schema.ts'
import { Split } from '../ui/layout/split.tsx'
import { SingleRecordForm } from '../ui/record/single-record-form.tsx'
import { useSingleRecord } from '../ui/record/use-single-record.ts'
import { FIELD_LABELS, readValues, ruleOf, textsOf, valuesOf } from './company-values.ts'
import { ContactCard } from './contact-card.tsx'
import { LogoCard } from './logo-card.tsx'
import { NameCard } from './name-card.tsx'
import { OfficesCard } from './offices-card.tsx'
import { PicturesCard } from './pictures-card.tsx'
import { WhereItShows } from './where-it-shows.tsx'

const RECORD = { name: 'the company', read: getCompany, save: saveCompany, valuesOf, readValues, textsOf }

export function CompanyForm({ stored }: { stored: Company }) {
  const form = useSingleRecord(stored, RECORD)
  const { values, change, errors } = form

  return (
    <SingleRecordForm form={form} rules={ruleOf} labels={FIELD_LABELS} saveLabel={recordsMessages.save}>
      <Split
        main={
          <div className="company-cards">
            <NameCard values={values} onChange={change} />
            <LogoCard values={values} errors={errors} onChange={change} />
            <OfficesCard offices={values.offices} errors={errors} onChange={(offices) => change({ offices })} />
            <ContactCard values={values} onChange={change} />
            <PicturesCard values={values} onChange={change} />
          </div>
        }
        side={<WhereItShows values={values} />}
      />
    </SingleRecordForm>
  )
}
