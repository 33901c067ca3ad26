import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { companyRecordMessages as messages } from '#contract/company/company.messages.ts'
import type { Company } from '#contract/company/company.schema.ts'
import { Button } from '../ui/action/button.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { FormAlert } from '../ui/form/form-alert.tsx'
import { useUnsavedGuard } from '../ui/form/unsaved-guard.tsx'
import { Split } from '../ui/layout/split.tsx'
import { MergeDialog } from '../ui/record/merge-dialog.tsx'
import { SaveBar } from '../ui/record/save-bar.tsx'
import { FIELD_LABELS, ruleOf } from './company-values.ts'
import { ContactCard } from './contact-card.tsx'
import { LogoCard } from './logo-card.tsx'
import { NameCard } from './name-card.tsx'
import { OfficesCard } from './offices-card.tsx'
import { useCompanyForm } from './use-company-form.ts'
import { WhereItShows } from './where-it-shows.tsx'

export function CompanyForm({ stored }: { stored: Company }) {
  const form = useCompanyForm(stored)
  const { dialog } = useUnsavedGuard(form.changes > 0)
  const { values, change, errors } = form

  return (
    <form className="company-form" noValidate onSubmit={form.submit}>
      <FieldErrors key={form.round} errors={errors} rules={ruleOf}>
        <Split
          main={
            <div className="company-cards">
              <NameCard values={values} onChange={change} />
              <LogoCard values={values} errors={errors} onChange={change} />
              <OfficesCard offices={values.offices} errors={errors} onChange={(offices) => change({ offices })} />
              <ContactCard values={values} onChange={change} />
            </div>
          }
          side={<WhereItShows values={values} />}
        />
      </FieldErrors>
      <SaveBar
        unsaved={form.changes}
        status={form.status}
        isSaving={form.isSaving}
        saveLabel={recordsMessages.save}
        alert={form.refusal && <FormAlert takesFocus {...form.refusal} />}
      >
        {form.changes > 0 && (
          <Button variant="line" onClick={form.discard}>
            {messages.discard}
          </Button>
        )}
      </SaveBar>
      {dialog}
      <MergeDialog rows={form.conflict} labels={FIELD_LABELS} onSettle={form.settle} onClose={form.putOff} />
    </form>
  )
}
