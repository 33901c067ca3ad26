import { ShieldOff, Trash2, UserCog } from 'lucide'
import { useState } from 'react'
import {
  blockStaff,
  changeStaffRole,
  getStaffRights,
  inviteStaff,
  removeSecondFactor,
  removeStaff,
  resendStaffInvitation,
  searchStaff,
} from '#contract/identity/staff.endpoints.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import { NewStaff, type StaffMember } from '#contract/identity/staff.schema.ts'
import { listLeadOwners } from '#contract/leads/leads.endpoints.ts'
import type { StaffRole } from '#contract/wire/roles.ts'
import type { Outcome } from '../lib/api-client.ts'
import { browserApi } from '../lib/browser-api.ts'
import { readForm } from '../lib/read-form.ts'
import { useCall, useRefresh } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { Icon } from '../ui/icon.tsx'
import { Split } from '../ui/layout/split.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import type { Column } from '../ui/table/table.tsx'
import {
  ACCOUNT_COLUMNS,
  AccountTable,
  blockItem,
  inviteAgainItem,
  nameOf,
  type Send,
  useAccountView,
} from './account-table.tsx'
import { InvitePanel } from './invite-panel.tsx'
import { StaffLeadsForm } from './staff-leads-form.tsx'
import { RoleDialog, RoleField } from './staff-role.tsx'

const STAFF_COLUMNS: readonly Column<StaffMember>[] = ACCOUNT_COLUMNS.flatMap((column): Column<StaffMember>[] => {
  if (column.key === 'firstName') {
    return [{ ...column, cell: nameCell, phoneLine: ({ role, email }) => `${staffMessages.roleName[role]}, ${email}` }]
  }
  if (column.key === 'createdAt') {
    const cell = ({ hasSecondFactor }: StaffMember) => (hasSecondFactor ? staffMessages.on : staffMessages.off)
    return [{ key: 'twoStep', header: staffMessages.twoStep, cell }]
  }
  return [column]
})

function nameCell(member: StaffMember) {
  return (
    <>
      <span className="account-name">
        {nameOf(member)}
        {member.isOwn && <span className="account-own">{staffMessages.you}</span>}
      </span>
      <span className="account-role">{staffMessages.roleName[member.role]}</span>
    </>
  )
}

export function StaffList() {
  const view = useAccountView()
  const list = useCall(searchStaff, { body: view.body })
  const rights = useCall(getStaffRights)
  const refresh = useRefresh()
  const { save: invite } = useSave(inviteStaff)
  const [removal, setRemoval] = useState<Pending | null>(null)
  const [roleChange, setRoleChange] = useState<Pending | null>(null)
  const changed = () => refresh(searchStaff, getStaffRights, listLeadOwners)

  function actionsOf(member: StaffMember, run: (send: Send) => void) {
    if (!member.isManageable) return []
    const { id, isBlocked, hasSecondFactor } = member
    return [
      ...inviteAgainItem(member, () => run(() => browserApi(resendStaffInvitation, { body: { id } }))),
      ...(hasSecondFactor
        ? [
            {
              label: staffMessages.removeSecondFactor,
              icon: <Icon of={ShieldOff} size={16} />,
              onSelect: () => run(() => browserApi(removeSecondFactor, { body: { id } })),
            },
          ]
        : []),
      {
        label: staffMessages.changeRole,
        icon: <Icon of={UserCog} size={16} />,
        onSelect: () => setRoleChange({ member, run }),
      },
      blockItem(member, () => run(() => browserApi(blockStaff, { body: { id, isBlocked: !isBlocked } }))),
      {
        label: staffMessages.remove,
        icon: <Icon of={Trash2} size={16} />,
        isDanger: true,
        onSelect: () => setRemoval({ member, run }),
      },
    ]
  }

  return (
    <>
      <Split
        main={
          <AccountTable
            caption={staffMessages.staffList}
            columns={STAFF_COLUMNS}
            view={view}
            list={list}
            onChanged={changed}
            actionsOf={actionsOf}
          />
        }
        side={
          rights.data && <InviteStaff roles={rights.data.roles} onInvited={changed} send={(body) => invite({ body })} />
        }
      />
      <RoleDialog
        member={roleChange?.member ?? null}
        roles={rights.data?.roles ?? []}
        onClose={() => setRoleChange(null)}
        onSave={(role, leadsTo) => {
          if (roleChange) {
            const { id, version } = roleChange.member
            roleChange.run(() => browserApi(changeStaffRole, { body: { id, role, version, leadsTo } }))
          }
          setRoleChange(null)
        }}
      />
      <Dialog
        id="remove-staff"
        title={removal ? staffMessages.removeQuestion(nameOf(removal.member)) : ''}
        isOpen={removal !== null}
        onClose={() => setRemoval(null)}
      >
        {removal && (
          <StaffLeadsForm
            member={removal.member}
            losesLeads
            submitLabel={staffMessages.remove}
            submitVariant="danger"
            onSubmit={(_, leadsTo) => {
              const body = { id: removal.member.id, leadsTo }
              removal.run(() => browserApi(removeStaff, { body }))
              setRemoval(null)
            }}
            onClose={() => setRemoval(null)}
          >
            <p>{staffMessages.removeText}</p>
          </StaffLeadsForm>
        )}
      </Dialog>
    </>
  )
}

interface Pending {
  member: StaffMember
  run: (send: Send) => void
}

interface InviteStaffProps {
  roles: readonly StaffRole[]
  send: (body: NewStaff) => Promise<Outcome<unknown> | null>
  onInvited: () => unknown
}

function InviteStaff({ roles, send, onInvited }: InviteStaffProps) {
  return (
    <InvitePanel
      title={staffMessages.invite}
      read={(form) => readForm(NewStaff, form)}
      send={send}
      onInvited={onInvited}
    >
      <RoleField roles={roles} />
    </InvitePanel>
  )
}
