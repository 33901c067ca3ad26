import type { FormEvent } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import type { StaffMember } from '#contract/identity/staff.schema.ts'
import type { StaffRole } from '#contract/wire/roles.ts'
import { Button } from '../ui/action/button.tsx'
import { RadioGroupField } from '../ui/form/radio-group-field.tsx'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'
import { nameOf } from './account-table.tsx'

interface RoleDialogProps {
  member: StaffMember | null
  roles: readonly StaffRole[]
  onClose: () => void
  onSave: (role: StaffRole) => void
}

/** Asks for the new role of a staff member; closed while `member` is null. */
export function RoleDialog({ member, roles, onClose, onSave }: RoleDialogProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('role')
    const role = roles.find((known) => known === chosen)
    if (role) onSave(role)
  }

  return (
    <Dialog
      id="staff-role"
      title={member ? staffMessages.changeRoleTitle(nameOf(member)) : ''}
      isOpen={member !== null}
      onClose={onClose}
    >
      {member && (
        <form className="invite-form" onSubmit={submit}>
          <p>{staffMessages.changeRoleText}</p>
          <RoleField roles={roles} defaultValue={member.role} />
          <div className="confirm-dialog-end">
            <Button variant="ghost" onClick={onClose} {...initialFocus}>
              {contentMessages.cancel}
            </Button>
            <Button type="submit">{staffMessages.saveRole}</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

/** The roles with one line each about what they may do. */
export function RoleField({ roles, defaultValue }: { roles: readonly StaffRole[]; defaultValue?: StaffRole }) {
  return (
    <RadioGroupField
      label={staffMessages.role}
      name="role"
      look="list"
      defaultValue={defaultValue}
      options={roles.map((value) => ({
        value,
        label: staffMessages.roleName[value],
        detail: staffMessages.roleRights[value],
      }))}
    />
  )
}
