import * as z from 'zod/mini'
import { orNull, recordId, versionSeen } from '#contract/wire/fields.ts'
import { STAFF } from '#contract/wire/roles.ts'
import { Customer, NewCustomer } from './customers.endpoints.ts'
import { staffMessages } from './staff.messages.ts'

const StaffRole = z.enum(STAFF, staffMessages.roleUnknown)

export const NewStaff = z.extend(NewCustomer, { role: StaffRole })
export type NewStaff = z.output<typeof NewStaff>

export const StaffMember = z.extend(Customer, {
  role: StaffRole,
  hasSecondFactor: z.boolean(),
  isOwn: z.boolean(),
  /** Whether the caller may block, remove or reinvite this account, or change its role. */
  isManageable: z.boolean(),
  openLeads: z.int(),
  version: z.int(),
})
export type StaffMember = z.output<typeof StaffMember>

export const StaffChoice = z.object({ id: recordId() })
export type StaffChoice = z.output<typeof StaffChoice>

/** The account that gets the open leads; null leaves them without an owner. */
const leadsTo = z.optional(orNull(recordId()))

export const StaffRemoval = z.object({ id: recordId(), leadsTo })
export type StaffRemoval = z.output<typeof StaffRemoval>

export const StaffRoleChange = z.object({ id: recordId(), role: StaffRole, version: versionSeen(), leadsTo })
export type StaffRoleChange = z.output<typeof StaffRoleChange>

export const StaffRights = z.object({ roles: z.array(StaffRole) })
export type StaffRights = z.output<typeof StaffRights>
