import { ShieldOff, Trash2 } from 'lucide'
import { useState } from 'react'
import { say as common } from '#contract/content/content.messages.ts'
import {
  blockStaff,
  getStaffRights,
  inviteStaff,
  removeSecondFactor,
  removeStaff,
  resendStaffInvitation,
  searchStaff,
} from '#contract/identity/staff.endpoints.ts'
import { say } from '#contract/identity/staff.messages.ts'
import { NewStaff, type StaffMember, type StaffRole } from '#contract/identity/staff.schema.ts'
import { readForm } from '../lib/read-form.ts'
import { useCall, useRefresh } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { Split } from '../ui/layout/split.tsx'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'
import type { Column } from '../ui/table/table.tsx'
import { blockItem, inviteAgainItem } from './account-actions.tsx'
import { ACCOUNT_COLUMNS, nameOf } from './account-columns.tsx'
import { AccountTable, type Send, useAccountView } from './account-table.tsx'
import { InvitePanel } from './invite-panel.tsx'

const ROLE_NAME: Record<StaffRole, string> = { Admin: say.admin, SuperAdmin: say.superAdmin }

const STAFF_COLUMNS: readonly Column<StaffMember>[] = ACCOUNT_COLUMNS.flatMap((column): Column<StaffMember>[] => {
  if (column.key === 'firstName') return [{ ...column, cell: nameCell }]
  if (column.key === 'email') {
    return [column, { key: 'role', header: say.role, cell: ({ role }) => ROLE_NAME[role] }]
  }
  if (column.key === 'createdAt') {
    const cell = ({ hasSecondFactor }: StaffMember) => (hasSecondFactor ? say.on : say.off)
    return [{ key: 'twoStep', header: say.twoStep, cell }]
  }
  return [column]
})

function nameCell(member: StaffMember) {
  return (
    <>
      {nameOf(member)}
      {member.isOwn && <span className="account-own">{say.you}</span>}
    </>
  )
}

export function StaffList() {
  const view = useAccountView()
  const list = useCall(searchStaff, { body: view.body })
  const rights = useCall(getStaffRights)
  const refresh = useRefresh()
  const { save: invite } = useSave(inviteStaff)
  const { save: resend } = useSave(resendStaffInvitation)
  const { save: block } = useSave(blockStaff)
  const { save: remove } = useSave(removeStaff)
  const { save: takeSecondFactor } = useSave(removeSecondFactor)
  const [removal, setRemoval] = useState<{ member: StaffMember; run: (send: Send) => void } | null>(null)
  const changed = () => refresh(searchStaff, getStaffRights)

  function actionsOf(member: StaffMember, run: (send: Send) => void) {
    if (!member.isManageable) return []
    const { id, isBlocked, hasSecondFactor } = member
    return [
      ...inviteAgainItem(member, () => run(() => resend({ body: { id } }))),
      ...(hasSecondFactor
        ? [
            {
              label: say.removeSecondFactor,
              icon: <Icon of={ShieldOff} size={16} />,
              onSelect: () => run(() => takeSecondFactor({ body: { id } })),
            },
          ]
        : []),
      blockItem(member, () => run(() => block({ body: { id, isBlocked: !isBlocked } }))),
      {
        label: say.remove,
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
            caption={say.staffList}
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
      <Dialog
        id="remove-staff"
        title={removal ? say.removeQuestion(nameOf(removal.member)) : ''}
        isOpen={removal !== null}
        onClose={() => setRemoval(null)}
      >
        <p>{say.removeText}</p>
        <div className="confirm-dialog-end">
          <Button variant="ghost" onClick={() => setRemoval(null)} {...initialFocus}>
            {common.cancel}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              if (removal) removal.run(() => remove({ body: { id: removal.member.id } }))
              setRemoval(null)
            }}
          >
            {say.remove}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

interface InviteStaffProps {
  roles: readonly StaffRole[]
  send: (body: NewStaff) => ReturnType<Send>
  onInvited: () => unknown
}

function InviteStaff({ roles, send, onInvited }: InviteStaffProps) {
  if (roles.length === 0) {
    return (
      <Panel title={say.invite}>
        <p>{say.superAdminsManage}</p>
      </Panel>
    )
  }
  return (
    <InvitePanel title={say.invite} read={(form) => readForm(NewStaff, form)} send={send} onInvited={onInvited}>
      <SelectField label={say.role} name="role" options={roles.map((value) => ({ value, label: ROLE_NAME[value] }))} />
    </InvitePanel>
  )
}
