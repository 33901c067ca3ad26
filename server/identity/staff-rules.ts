import { identityMessages } from '#contract/identity/identity.messages.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import type { StaffRole } from '#contract/wire/roles.ts'
import type { Actor } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { AccountRow } from './accounts.repository.ts'

/** All staff accounts. A write must pass rows that it has locked, so that the rules still hold when it commits. */
export type StaffRows = readonly AccountRow[]

function isActive({ isBlocked, isTempPassword }: AccountRow) {
  return !isBlocked && !isTempPassword
}

/**
 * Super admins manage all staff; admins manage editors and sales staff. Without an active super admin, admins manage
 * admins too, so that staff can always be managed, and only the operator can change the account of a super admin. See
 * docs/decisions/014.
 */
export function managedRoles(actor: Pick<AccountRow, 'role'>, staff: StaffRows): readonly StaffRole[] {
  if (actor.role === 'SuperAdmin') return ['Admin', 'Editor', 'Sales', 'SuperAdmin']
  if (actor.role !== 'Admin') return []
  const hasSuperAdmin = staff.some((member) => member.role === 'SuperAdmin' && isActive(member))
  return hasSuperAdmin ? ['Editor', 'Sales'] : ['Admin', 'Editor', 'Sales']
}

/** Checks the actor against the locked rows, because the account may have changed while the request waited. */
export function requireManager(staff: StaffRows, actor: Actor, role: AccountRow['role']) {
  const own = staff.find(({ id }) => id === actor.id)
  if (!own || own.isBlocked) throw new AppError('unauthenticated', identityMessages.signInFirst)
  if (!managedRoles(own, staff).some((managed) => managed === role)) {
    throw new AppError('forbidden', staffMessages.onlySuperAdmins)
  }
}

export function requireTarget(staff: StaffRows, actor: Actor | null, id: number) {
  const target = staff.find((member) => member.id === id)
  if (!target) throw new AppError('notFound', staffMessages.staffUnknown)
  if (actor) {
    requireManager(staff, actor, target.role)
    if (actor.id === id) throw new AppError('forbidden', staffMessages.notYourself)
  }
  return target
}

/** Refuses a change that would leave no active admin. */
export function requireOtherAdmin(staff: StaffRows, target: AccountRow) {
  const isActiveAdmin = (member: AccountRow) => member.role === 'Admin' && isActive(member)
  if (!isActiveAdmin(target)) return
  const hasOther = staff.some((member) => member.id !== target.id && isActiveAdmin(member))
  if (!hasOther) throw new AppError('invalid', staffMessages.lastAdmin)
}
