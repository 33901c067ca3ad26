import { useSearchParams } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import {
  blockCustomer,
  inviteCustomer,
  NewCustomer,
  resendInvitation,
  searchCustomers,
} from '#contract/identity/customers.endpoints.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { blockOwner, searchOwners } from '#contract/identity/staff.endpoints.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import { browserApi } from '../lib/browser-api.ts'
import { readForm } from '../lib/read-form.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { useCall, useRefresh } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { ScreenTabs } from '../ui/layout/screen-tabs.tsx'
import { Split } from '../ui/layout/split.tsx'
import { ACCOUNT_COLUMNS, AccountTable, blockItem, inviteAgainItem, useAccountView } from './account-table.tsx'
import { InvitePanel } from './invite-panel.tsx'
import { StaffList } from './staff-list.tsx'
import './account-lists.css'

export const meta = hiddenPageMeta

const GROUPS = [
  { id: 'customers', label: staffMessages.customers, lead: identityMessages.customers.lead, List: CustomerList },
  { id: 'owners', label: staffMessages.owners, lead: staffMessages.ownersLead, List: OwnerList },
  { id: 'staff', label: staffMessages.staff, lead: staffMessages.staffLead, List: StaffList },
] as const

export default function AccountsPage() {
  const [params] = useSearchParams()
  const shown = GROUPS.find(({ id }) => id === params.get('show')) ?? GROUPS[0]

  return (
    <>
      <ScreenHead title={adminMessages.sidebar.accounts} lead={shown.lead} />
      <div className="account-groups">
        <ScreenTabs
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

/** Business owners sign up themselves, so there is no invitation form. */
function OwnerList() {
  const view = useAccountView()
  const list = useCall(searchOwners, { body: view.body })
  const refresh = useRefresh()

  return (
    <AccountTable
      caption={staffMessages.ownersList}
      columns={ACCOUNT_COLUMNS}
      view={view}
      list={list}
      onChanged={() => refresh(searchOwners)}
      actionsOf={(row, run) => [
        blockItem(row, () => run(() => browserApi(blockOwner, { body: { id: row.id, isBlocked: !row.isBlocked } }))),
      ]}
    />
  )
}

function CustomerList() {
  const view = useAccountView()
  const list = useCall(searchCustomers, { body: view.body })
  const refresh = useRefresh()
  const { save: invite } = useSave(inviteCustomer)

  return (
    <Split
      main={
        <AccountTable
          caption={identityMessages.customers.list}
          columns={ACCOUNT_COLUMNS}
          view={view}
          list={list}
          onChanged={() => refresh(searchCustomers)}
          actionsOf={(row, run) => [
            ...inviteAgainItem(row, () => run(() => browserApi(resendInvitation, { body: { id: row.id } }))),
            blockItem(row, () =>
              run(() => browserApi(blockCustomer, { body: { id: row.id, isBlocked: !row.isBlocked } })),
            ),
          ]}
        />
      }
      side={
        <InvitePanel
          title={identityMessages.customers.invite}
          read={(form) => readForm(NewCustomer, form)}
          send={(body) => invite({ body })}
          onInvited={() => refresh(searchCustomers)}
        />
      }
    />
  )
}
