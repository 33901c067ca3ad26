import {
  blockCustomer,
  inviteCustomer,
  resendInvitation,
  searchCustomers,
} from '#contract/identity/customers.endpoints.ts'
import { NewCustomer } from '#contract/identity/customers.schema.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { readForm } from '../lib/read-form.ts'
import { useCall, useRefresh } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { Split } from '../ui/layout/split.tsx'
import { blockItem, inviteAgainItem } from './account-actions.tsx'
import { ACCOUNT_COLUMNS } from './account-columns.tsx'
import { AccountTable, useAccountView } from './account-table.tsx'
import { InvitePanel } from './invite-panel.tsx'

export function CustomerList() {
  const view = useAccountView()
  const list = useCall(searchCustomers, { body: view.body })
  const refresh = useRefresh()
  const { save: invite } = useSave(inviteCustomer)
  const { save: resend } = useSave(resendInvitation)
  const { save: block } = useSave(blockCustomer)

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
            ...inviteAgainItem(row, () => run(() => resend({ body: { id: row.id } }))),
            blockItem(row, () => run(() => block({ body: { id: row.id, isBlocked: !row.isBlocked } }))),
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
