import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { getMailDelivery, type WaitingMail } from '#contract/back-office/mails.endpoints.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { momentInWords } from '../../lib/moment-in-words.ts'
import { callOptions } from '../../lib/use-call.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { type Column, Table } from '../../ui/table/table.tsx'
import './audit-log.css'

/** A failing email should be noticed within a minute. */
const REFRESH_MS = 30_000

function useMailDelivery() {
  return useQuery({ ...callOptions<typeof getMailDelivery>([getMailDelivery]), refetchInterval: REFRESH_MS }).data
}

export function MailOutageNotice({ hasLink = false }: { hasLink?: boolean }) {
  const delivery = useMailDelivery()
  if (!delivery?.failingSince) return null
  return (
    <Alert
      kind="warning"
      text={recordsMessages.log.mailsFailing(momentInWords(delivery.failingSince))}
      reason={
        <>
          {recordsMessages.log.mailsFailingText(delivery.waitingCount)}{' '}
          {hasLink && (
            <Link className="link" to="/admin/audit?list=mails">
              {recordsMessages.log.openMails}
            </Link>
          )}
        </>
      }
    />
  )
}

export function WaitingMails() {
  const delivery = useMailDelivery()
  if (!delivery || delivery.waitingCount === 0) return null
  return (
    <Panel
      title={`${recordsMessages.log.mailsWaiting} (${delivery.waitingCount})`}
      lead={recordsMessages.log.mailsWaitingText}
    >
      <Table
        caption={recordsMessages.log.mailsWaiting}
        columns={COLUMNS}
        rows={delivery.waiting}
        rowKey={({ id }) => id}
        isStackedOnPhones
      />
    </Panel>
  )
}

const COLUMNS: readonly Column<WaitingMail>[] = [
  { key: 'to', header: 'To', cell: ({ to }) => to },
  { key: 'subject', header: 'Subject', cell: ({ subject }) => subject },
  { key: 'queuedAt', header: recordsMessages.log.queued, cell: ({ queuedAt }) => moment(queuedAt) },
  { key: 'nextTryAt', header: recordsMessages.log.nextTry, cell: ({ nextTryAt }) => moment(nextTryAt) },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => <span className="audit-fields">{reason}</span> },
]

function moment(at: string) {
  return <span className="audit-moment">{momentInWords(at)}</span>
}
