import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide'
import { useSearchParams } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import {
  getMailDelivery,
  searchUndeliveredMails,
  sendMailAgain,
  type UndeliveredMail,
} from '#contract/back-office/mails.endpoints.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { backOfficeRefusals } from '#contract/back-office/refusals.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { ADMINS, isOneOf } from '#contract/wire/roles.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { momentInWords } from '../../lib/moment-in-words.ts'
import { pageRequestOf } from '../../lib/page-of.ts'
import { hiddenPageMeta } from '../../lib/screen-titles.ts'
import { callOptions, useCall, useRefresh } from '../../lib/use-call.ts'
import { useRunEach } from '../../lib/use-run-each.ts'
import { Button } from '../../ui/action/button.tsx'
import { showFailure } from '../../ui/feedback/show-failure.ts'
import { Icon } from '../../ui/icon.tsx'
import { ScreenHead } from '../../ui/layout/screen-head.tsx'
import { ScreenTabs } from '../../ui/layout/screen-tabs.tsx'
import { siteToasts } from '../../ui/overlay/toast-queues.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { useTableView } from '../../ui/table/use-table-view.ts'
import { staffRole } from '../shell/staff-guard.ts'
import { AuditLogList } from './audit-log-list.tsx'
import { MailOutageNotice, WaitingMails } from './mail-delivery.tsx'
import './audit-log.css'

/** Emails that will not be retried. Their content is not shown, because it may be private. */
function UndeliveredMails() {
  const [view, changeView] = useTableView(COLUMNS)
  const mails = useQuery({
    ...callOptions<typeof searchUndeliveredMails>([searchUndeliveredMails, { body: pageRequestOf(view, {}) }]),
    refetchInterval: 30_000,
  })
  const refresh = useRefresh()
  const { runEach, isRunning } = useRunEach<number>()

  async function sendAgain({ id, to }: UndeliveredMail) {
    const outcome = await browserApi(sendMailAgain, { body: { id } })
    if (outcome.ok) siteToasts.show({ kind: 'success', title: outcome.message, text: to })
    else showFailure(outcome, { isStaff: true, action: 'Sending a mail again' })
    await refresh(searchUndeliveredMails, getMailDelivery)
  }

  return (
    <DataTable
      caption={recordsMessages.log.mails}
      columns={[
        ...COLUMNS,
        {
          key: 'again',
          header: labelMessages.action,
          cell: (mail) =>
            mail.canSendAgain ? (
              <Button
                variant="ghost"
                size="sm"
                isBusy={isRunning(mail.id)}
                onClick={() => void runEach(mail.id, () => sendAgain(mail))}
              >
                <Icon of={RotateCw} size={15} /> {contentMessages.tryAgain}
              </Button>
            ) : (
              <span className="audit-not-stored">{backOfficeRefusals.mailContentDeleted}</span>
            ),
          isShownOnPhones: true,
        },
      ]}
      rows={mails.data?.rows ?? []}
      total={mails.data?.total ?? 0}
      rowKey={({ id }) => id}
      view={view}
      onView={changeView}
      isLoading={mails.isPending || (mails.isFetching && mails.isError)}
      isOutdated={mails.isPlaceholderData}
      error={mails.error}
      onRetry={() => void mails.refetch()}
      searchLabel={recordsMessages.log.mailsHint}
      emptyHint={recordsMessages.log.noMails}
      isStackedOnPhones
    />
  )
}

const COLUMNS: readonly Column<UndeliveredMail>[] = [
  { key: 'to', header: 'To', cell: ({ to }) => to, isSortable: true, isShownOnPhones: true },
  { key: 'subject', header: 'Subject', cell: ({ subject }) => subject, isSortable: true },
  {
    key: 'failedAt',
    header: 'Given up',
    cell: ({ failedAt }) => <span className="audit-moment">{momentInWords(failedAt)}</span>,
    isSortable: true,
  },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => <span className="audit-fields">{reason}</span> },
]

export const meta = hiddenPageMeta

export default function AuditLogPage() {
  if (isOneOf(staffRole(), ADMINS)) return <ActivityAndMails />
  return (
    <>
      <ScreenHead title={adminMessages.sidebar.activity} />
      <AuditLogList />
    </>
  )
}

function ActivityAndMails() {
  const [params] = useSearchParams()
  const isOfMails = params.get('list') === 'mails'
  const mails = useCall(searchUndeliveredMails, { body: pageRequestOf(FIRST_MAILS, {}) })

  return (
    <>
      <ScreenHead title={adminMessages.sidebar.activity} />
      <div className="audit-lists">
        <ScreenTabs
          label="Lists"
          links={[
            { to: '/admin/audit', label: 'Changes', isCurrent: !isOfMails },
            {
              to: '/admin/audit?list=mails',
              label: recordsMessages.log.mails,
              count: mails.data?.total,
              isCurrent: isOfMails,
            },
          ]}
        />
      </div>
      {isOfMails ? (
        <div className="audit-mails">
          <MailOutageNotice />
          <WaitingMails />
          <UndeliveredMails />
        </div>
      ) : (
        <AuditLogList />
      )}
    </>
  )
}

const FIRST_MAILS = { search: '', sort: null, page: 1, pageSize: 10 }
