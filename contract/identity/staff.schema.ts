import * as z from 'zod/mini'
import { recordId, versionSeen } from '#contract/wire/fields.ts'
import { STAFF } from '#contract/wire/roles.ts'
import { Customer, NewCustomer } from './customers.endpoints.ts'
import { staffMessages } from './staff.messages.ts'

const StaffRole = z.enum(STAFF, staffMessages.roleUnknown)

export const NewStaff = z.extend(NewCustomer, { role: StaffRole })
export type NewStaff = z.output<typeof NewStaff>

/** A staff account in the list of staff. */
export const StaffMember = z.extend(Customer, {
  role: StaffRole,
  hasSecondFactor: z.boolean(),
  /** Whether this is the account of the caller. */
  isOwn: z.boolean(),
  /** Whether the caller may block, remove or reinvite this account, or change its role. */
  isManageable: z.boolean(),
  version: z.int(),
})
export type StaffMember = z.output<typeof StaffMember>

export const StaffChoice = z.object({ id: recordId() })
export type StaffChoice = z.output<typeof StaffChoice>

export const StaffRoleChange = z.object({ id: recordId(), role: StaffRole, version: versionSeen() })
export type StaffRoleChange = z.output<typeof StaffRoleChange>

/** The roles that the caller may invite and give to others. */
export const StaffRights = z.object({ roles: z.array(StaffRole) })
export type StaffRights = z.output<typeof StaffRights>
