import { identityMessages } from '#contract/identity/identity.messages.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import type { StaffRole } from '#contract/identity/staff.schema.ts'
import type { Actor } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { AccountRow } from './accounts.repository.ts'

/** All staff accounts, locked by the write that is about to change one. */
export type StaffRows = readonly AccountRow[]

/** Can sign in and work: neither blocked nor still waiting for a first password of its own. */
function isActive({ isBlocked, isTempPassword }: AccountRow) {
  return !isBlocked && !isTempPassword
}

/**
 * Super admins manage all staff. Where no super admin is active, admins manage admins, so that a company without one is
 * never stuck; a super admin's account is then changed at the server alone. See docs/decisions/014.
 */
export function managedRoles(actor: Pick<AccountRow, 'role'>, staff: StaffRows): readonly StaffRole[] {
  if (actor.role === 'SuperAdmin') return ['Admin', 'SuperAdmin']
  const hasSuperAdmin = staff.some((member) => member.role === 'SuperAdmin' && isActive(member))
  return hasSuperAdmin ? [] : ['Admin']
}

/** Read again under the lock: the actor may have been blocked or removed while the request waited. */
export function requireManager(staff: StaffRows, actor: Actor, role: AccountRow['role']) {
  const own = staff.find(({ id }) => id === actor.id)
  if (!own || own.isBlocked) throw new AppError('unauthenticated', identityMessages.signInFirst)
  if (!managedRoles(own, staff).some((managed) => managed === role)) {
    throw new AppError('forbidden', staffMessages.onlySuperAdmins)
  }
}

/** Without an actor it is the operator at the server, who may change every staff account. */
export function requireTarget(staff: StaffRows, actor: Actor | null, id: number) {
  const target = staff.find((member) => member.id === id)
  if (!target) throw new AppError('notFound', staffMessages.staffUnknown)
  if (actor) {
    requireManager(staff, actor, target.role)
    if (actor.id === id) throw new AppError('forbidden', staffMessages.notYourself)
  }
  return target
}

/** Refuses to block or remove the last active admin. */
export function requireOtherAdmin(staff: StaffRows, target: AccountRow) {
  const isActiveAdmin = (member: AccountRow) => member.role === 'Admin' && isActive(member)
  if (!isActiveAdmin(target)) return
  const hasOther = staff.some((member) => member.id !== target.id && isActiveAdmin(member))
  if (!hasOther) throw new AppError('invalid', staffMessages.lastAdmin)
}
