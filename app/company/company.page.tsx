import { History } from 'lucide'
import { useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { COMPANY_ID } from '#contract/company/company.constants.ts'
import { getCompany } from '#contract/company/company.endpoints.ts'
import { companyRecordMessages } from '#contract/company/company.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { RecordHistory } from '../back-office/history/record-history.tsx'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { useCall } from '../lib/use-call.ts'
import { Button } from '../ui/action/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { CompanyForm } from './company-form.tsx'
import './company.css'

export const meta = hiddenPageMeta

export default function CompanyPage() {
  const company = useCall(getCompany)
  const [isHistoryOpen, setHistoryOpen] = useState(false)

  return (
    <>
      <ScreenHead
        title={contentMessages.label.company}
        lead={companyRecordMessages.lead}
        actions={
          <Button variant="line" size="sm" aria-haspopup="dialog" onClick={() => setHistoryOpen(true)}>
            <Icon of={History} size={16} /> {recordsMessages.log.history}
          </Button>
        }
      />
      {company.isPending && (
        <Panel>
          <div className="company-loading" aria-busy="true">
            <SkeletonLine width="40%" height="18px" />
            <SkeletonLine width="80%" height="44px" />
            <SkeletonLine width="80%" height="44px" />
          </div>
        </Panel>
      )}
      {company.isError && (
        <Panel>
          <ErrorState
            title={contentMessages.loadFailed}
            text={company.error.message}
            onRetry={() => void company.refetch()}
            isRetrying={company.isFetching}
          />
        </Panel>
      )}
      {company.data && <CompanyForm stored={company.data} />}
      <Dialog
        id="company-history"
        look="drawer"
        title={recordsMessages.log.history}
        isOpen={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
      >
        {isHistoryOpen && <RecordHistory of={{ entity: 'company', entityId: COMPANY_ID }} />}
      </Dialog>
    </>
  )
}
