import { useSearchParams } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { searchUndeliveredMails } from '#contract/back-office/mails.endpoints.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { pageRequestOf } from '../../lib/page-of.ts'
import { hiddenPageMeta } from '../../lib/screen-titles.ts'
import { useCall } from '../../lib/use-call.ts'
import { ScreenHead } from '../../ui/layout/screen-head.tsx'
import { TabLinks } from '../../ui/layout/tabs.tsx'
import { AuditLogList } from './audit-log-list.tsx'
import { UndeliveredMails } from './audit-log-mails.tsx'
import { MailOutageNotice, WaitingMails } from './mail-delivery.tsx'
import './audit-log.css'

export const meta = hiddenPageMeta

/** The audit log and the mails that were not delivered. */
export default function AuditLogPage() {
  const [params] = useSearchParams()
  const isOfMails = params.get('list') === 'mails'
  const mails = useCall(searchUndeliveredMails, { body: pageRequestOf(FIRST_MAILS, {}) })

  return (
    <>
      <ScreenHead title={adminMessages.sidebar.activity} />
      <div className="audit-lists">
        <TabLinks
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
