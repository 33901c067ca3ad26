import { useSearchParams } from 'react-router'
import { say as admin } from '#contract/back-office/admin.messages.ts'
import { say as identity } from '#contract/identity/identity.messages.ts'
import { say } from '#contract/identity/staff.messages.ts'
import { hiddenPageMeta } from '../lib/hidden-page-meta.ts'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { TabLinks } from '../ui/layout/tabs.tsx'
import { CustomerList } from './customer-list.tsx'
import { OwnerList } from './owner-list.tsx'
import { StaffList } from './staff-list.tsx'
import './account-lists.css'

export const meta = hiddenPageMeta

const GROUPS = [
  { id: 'customers', label: say.customers, lead: identity.customers.lead, List: CustomerList },
  { id: 'owners', label: say.owners, lead: say.ownersLead, List: OwnerList },
  { id: 'staff', label: say.staff, lead: say.staffLead, List: StaffList },
] as const

/** Each group has an address of its own, so that going back and sharing find it again. */
export default function AccountsPage() {
  const [params] = useSearchParams()
  const shown = GROUPS.find(({ id }) => id === params.get('show')) ?? GROUPS[0]

  return (
    <>
      <ScreenHead title={admin.sidebar.accounts} lead={shown.lead} />
      <div className="account-groups">
        <TabLinks
          label={say.groups}
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
