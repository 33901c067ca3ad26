import { COMPANY_ID } from '#contract/company/company.constants.ts'
import { getCompany } from '#contract/company/company.endpoints.ts'
import { companyRecordMessages } from '#contract/company/company.messages.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { useCall } from '../lib/use-call.ts'
import { CompanyForm } from './company-form.tsx'
import { SingleRecordScreen } from './company-screen.tsx'

export const meta = hiddenPageMeta

export default function CompanyPage() {
  return (
    <SingleRecordScreen
      lead={companyRecordMessages.lead}
      record={useCall(getCompany)}
      history={{ entity: 'company', entityId: COMPANY_ID }}
    >
      {(stored) => <CompanyForm stored={stored} />}
    </SingleRecordScreen>
  )
}
