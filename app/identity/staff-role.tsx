import { type FormEvent, useState } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import type { StaffMember } from '#contract/identity/staff.schema.ts'
import { listLeadOwners } from '#contract/leads/leads.endpoints.ts'
import { SALES_STAFF, type StaffRole } from '#contract/wire/roles.ts'
import { useCall } from '../lib/use-call.ts'
import { Button } from '../ui/action/button.tsx'
import { RadioGroupField } from '../ui/form/radio-group-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'
import { nameOf } from './account-table.tsx'

interface RoleDialogProps {
  member: StaffMember | null
  roles: readonly StaffRole[]
  onClose: () => void
  onSave: (role: StaffRole, leadsTo: number | null) => void
}

/** Asks for the new role of a staff member; closed while `member` is null. */
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

  function roleIn(form: HTMLFormElement) {
    const chosen = new FormData(form).get('role')
    return roles.find((known) => known === chosen)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = roleIn(event.currentTarget)
    if (chosen) onSave(chosen, leadsToIn(event.currentTarget))
  }

  return (
    <form
      className="invite-form"
      onSubmit={submit}
      onChange={({ currentTarget }) => setRole(roleIn(currentTarget) ?? member.role)}
    >
      <p>{staffMessages.changeRoleText}</p>
      <RoleField roles={roles} defaultValue={member.role} />
      {!SALES_STAFF.some((one) => one === role) && <LeadsField of={member} />}
      <div className="confirm-dialog-end">
        <Button variant="ghost" onClick={onClose} {...initialFocus}>
          {contentMessages.cancel}
        </Button>
        <Button type="submit">{staffMessages.saveRole}</Button>
      </div>
    </form>
  )
}

const NOBODY = 'nobody'

/** Who gets the open leads of an account that can no longer work on them; renders nothing if it has none. */
export function LeadsField({ of: { id, openLeads } }: { of: StaffMember }) {
  const owners = useCall(listLeadOwners).data ?? []
  if (openLeads === 0) return null
  return (
    <div>
      <p className="staff-leads">{staffMessages.losesLeads(openLeads)}</p>
      <SelectField
        label={staffMessages.leadsTo}
        hint={staffMessages.leadsToHint}
        name="leadsTo"
        options={[
          { value: NOBODY, label: staffMessages.leadsToNobody },
          ...owners.filter((owner) => owner.id !== id).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </div>
  )
}

export function leadsToIn(form: HTMLFormElement) {
  const chosen = new FormData(form).get('leadsTo')
  return chosen === null || chosen === NOBODY ? null : Number(chosen)
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
