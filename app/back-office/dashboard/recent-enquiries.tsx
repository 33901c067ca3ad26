import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import type { RecentEnquiry } from '#contract/back-office/dashboard.schema.ts'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { type Column, Table } from '../../ui/table/table.tsx'
import { momentInWords } from './site-calendar.ts'

type Props = { enquiries: readonly RecentEnquiry[]; today: string; className?: string }

export function RecentEnquiries({ enquiries, today, className }: Props) {
  return (
    <Panel
      title={dashboardMessages.recentEnquiries}
      className={className ?? ''}
      actions={
        <ButtonLink variant="line" size="sm" to="/admin/contactus">
          View all<span className="sr-only"> enquiries</span>
        </ButtonLink>
      }
    >
      <Table
        caption={dashboardMessages.recentEnquiries}
        columns={columnsAt(today)}
        rows={enquiries}
        rowKey={({ id }) => id}
        empty={dashboardMessages.noEnquiriesYet}
      />
    </Panel>
  )
}

function columnsAt(today: string): Column<RecentEnquiry>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      isShownOnPhones: true,
      cell: ({ name, countryCode, mobileNumber }) => (
        <div className="two-lines">
          <b title={name}>{name}</b>
          <span className="label">{[countryCode, mobileNumber].filter(Boolean).join(' ')}</span>
        </div>
      ),
    },
    { key: 'interest', header: 'Interest', cell: ({ interest }) => <span className="dashboard-pill">{interest}</span> },
    {
      key: 'message',
      header: 'Message',
      width: '46%',
      cell: ({ message }) => <div className="one-line">{message}</div>,
    },
    {
      key: 'received',
      header: enquiriesMessages.received,
      isNumeric: true,
      isShownOnPhones: true,
      cell: ({ createdAt }) => <span className="received">{momentInWords(createdAt, today)}</span>,
    },
  ]
}
