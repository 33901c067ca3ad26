import type { UseQueryResult } from '@tanstack/react-query'
import { History } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { RecordHistory } from '../back-office/history/record-history.tsx'
import { screenTitle } from '../lib/screen-titles.ts'
import type { CallError } from '../lib/use-call.ts'
import { Button } from '../ui/action/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { ScreenTabs } from '../ui/layout/screen-tabs.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import './company.css'

const TABS = [
  'admin/company',
  'admin/company/look',
  'admin/company/addresses',
  'admin/company/rates',
  'admin/company/gate',
  'admin/company/visits',
  'admin/company/leads',
  'admin/company/webhooks',
  'admin/company/data',
] as const

export function CompanyHead({ lead, actions }: { lead?: string; actions?: ReactNode }) {
  const { pathname } = useLocation()
  const links = TABS.map((id) => ({ to: `/${id}`, label: screenTitle(id), isCurrent: pathname === `/${id}` }))
  return (
    <>
      <ScreenHead title={labelMessages.company} lead={lead} actions={actions} />
      <div className="company-tabs">
        <ScreenTabs label="Company settings" links={links} />
      </div>
    </>
  )
}

interface SingleRecordScreenProps<Stored> {
  lead: string
  record: UseQueryResult<Stored, CallError>
  history: { entity: string; entityId: number }
  children: (stored: Stored) => ReactNode
}

export function SingleRecordScreen<Stored>(props: SingleRecordScreenProps<Stored>) {
  const { lead, record, history, children } = props
  const [isHistoryOpen, setHistoryOpen] = useState(false)

  return (
    <>
      <CompanyHead
        lead={lead}
        actions={
          <Button variant="line" size="sm" aria-haspopup="dialog" onClick={() => setHistoryOpen(true)}>
            <Icon of={History} size={16} /> {recordsMessages.log.history}
          </Button>
        }
      />
      {record.isPending && (
        <Panel>
          <div className="company-loading" aria-busy="true">
            <SkeletonLine width="40%" height="18px" />
            <SkeletonLine width="80%" height="44px" />
            <SkeletonLine width="80%" height="44px" />
          </div>
        </Panel>
      )}
      {record.isError && (
        <Panel>
          <ErrorState
            title={contentMessages.loadFailed}
            text={record.error.message}
            onRetry={() => void record.refetch()}
            isRetrying={record.isFetching}
          />
        </Panel>
      )}
      {record.data !== undefined && children(record.data)}
      <Dialog
        id="company-history"
        look="drawer"
        title={recordsMessages.log.history}
        isOpen={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
      >
        {isHistoryOpen && <RecordHistory of={history} />}
      </Dialog>
    </>
  )
}
