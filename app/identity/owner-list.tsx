import { blockOwner, searchOwners } from '#contract/identity/staff.endpoints.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import { useCall, useRefresh } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { blockItem } from './account-actions.tsx'
import { ACCOUNT_COLUMNS } from './account-columns.tsx'
import { AccountTable, useAccountView } from './account-table.tsx'

/** Business owners sign up by themselves, so there is nothing to invite. */
export function OwnerList() {
  const view = useAccountView()
  const list = useCall(searchOwners, { body: view.body })
  const refresh = useRefresh()
  const { save: block } = useSave(blockOwner)

  return (
    <AccountTable
      caption={staffMessages.ownersList}
      columns={ACCOUNT_COLUMNS}
      view={view}
      list={list}
      onChanged={() => refresh(searchOwners)}
      actionsOf={(row, run) => [
        blockItem(row, () => run(() => block({ body: { id: row.id, isBlocked: !row.isBlocked } }))),
      ]}
    />
  )
}
