import { useSearchParams } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import { hiddenPageMeta } from '../lib/hidden-page-meta.ts'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { TabLinks } from '../ui/layout/tabs.tsx'
import { CustomerList } from './customer-list.tsx'
import { OwnerList } from './owner-list.tsx'
import { StaffList } from './staff-list.tsx'
import './account-lists.css'

export const meta = hiddenPageMeta

const GROUPS = [
  { id: 'customers', label: staffMessages.customers, lead: identityMessages.customers.lead, List: CustomerList },
  { id: 'owners', label: staffMessages.owners, lead: staffMessages.ownersLead, List: OwnerList },
  { id: 'staff', label: staffMessages.staff, lead: staffMessages.staffLead, List: StaffList },
] as const

/** Each group has an address of its own, so that going back and sharing find it again. */
export default function AccountsPage() {
  const [params] = useSearchParams()
  const shown = GROUPS.find(({ id }) => id === params.get('show')) ?? GROUPS[0]

  return (
    <>
      <ScreenHead title={adminMessages.sidebar.accounts} lead={shown.lead} />
      <div className="account-groups">
        <TabLinks
          label={staffMessages.groups}
          links={GROUPS.map(({ id, label }) => ({
            to: id === 'customers' ? '/admin/accounts' : `/admin/accounts?show=${id}`,
            label,
            isCurrent: id === shown.id,
          }))}
        />
      </div>
      <shown.List key={shown.id} />
    </>
  )
}
