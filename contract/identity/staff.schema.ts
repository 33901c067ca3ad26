import * as z from 'zod/mini'
import { recordId } from '#contract/wire/fields.ts'
import { Customer, NewCustomer } from './customers.endpoints.ts'
import { staffMessages } from './staff.messages.ts'

export const STAFF_ROLES = ['Admin', 'SuperAdmin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const NewStaff = z.extend(NewCustomer, { role: z.enum(STAFF_ROLES, staffMessages.roleUnknown) })
export type NewStaff = z.output<typeof NewStaff>

/** A staff account in the list of staff. */
export const StaffMember = z.extend(Customer, {
  role: z.enum(STAFF_ROLES),
  hasSecondFactor: z.boolean(),
  /** Whether this is the account of the caller. */
  isOwn: z.boolean(),
  /** Whether the caller may block, remove or reinvite this account. */
  isManageable: z.boolean(),
})
export type StaffMember = z.output<typeof StaffMember>

export const StaffChoice = z.object({ id: recordId() })
export type StaffChoice = z.output<typeof StaffChoice>

/** The roles that the caller may invite; empty for an admin while an active super admin exists. */
export const StaffRights = z.object({ roles: z.array(z.enum(STAFF_ROLES)) })
export type StaffRights = z.output<typeof StaffRights>
