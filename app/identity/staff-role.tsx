import { useState } from 'react'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import type { StaffMember } from '#contract/identity/staff.schema.ts'
import { SALES_STAFF, type StaffRole } from '#contract/wire/roles.ts'
import { RadioGroupField } from '../ui/form/radio-group-field.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { nameOf } from './account-table.tsx'
import { StaffLeadsForm } from './staff-leads-form.tsx'

interface RoleDialogProps {
  member: StaffMember | null
  roles: readonly StaffRole[]
  onClose: () => void
  onSave: (role: StaffRole, leadsTo: number | null) => void
}

export function RoleDialog({ member, ...props }: RoleDialogProps) {
  return (
    <Dialog
      id="staff-role"
      title={member ? staffMessages.changeRoleTitle(nameOf(member)) : ''}
      isOpen={member !== null}
      onClose={props.onClose}
    >
      {member && <RoleForm key={member.id} {...props} member={member} />}
    </Dialog>
  )
}

function RoleForm({ member, roles, onClose, onSave }: RoleDialogProps & { member: StaffMember }) {
  const [role, setRole] = useState<StaffRole>(member.role)
  const roleIn = (form: FormData) => roles.find((known) => known === form.get('role'))

  return (
    <StaffLeadsForm
      member={member}
      losesLeads={!SALES_STAFF.some((one) => one === role)}
      submitLabel={staffMessages.saveRole}
      onSubmit={(form, leadsTo) => {
        const chosen = roleIn(form)
        if (chosen) onSave(chosen, leadsTo)
      }}
      onChange={(form) => setRole(roleIn(form) ?? member.role)}
      onClose={onClose}
    >
      <p>{staffMessages.changeRoleText}</p>
      <RoleField roles={roles} defaultValue={member.role} />
    </StaffLeadsForm>
  )
}

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
