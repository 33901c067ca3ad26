import type { CustomerBlock } from '#contract/identity/customers.endpoints.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import {
  type NewStaff,
  STAFF_ROLES,
  type StaffChoice,
  type StaffMember,
  type StaffRights,
  type StaffRole,
} from '#contract/identity/staff.schema.ts'
import type { Page } from '#contract/wire/paged-list.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { secondFactorMail } from '#server/mail/account.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMail } from '#server/mail/mail-queue.ts'
import { accountFacts, setBlocked } from './account-changes.ts'
import {
  type AccountRow,
  type AccountSearch,
  type AccountsRepository,
  createAccountsRepository,
} from './accounts.repository.ts'
import { withDatesAsText } from './customers.service.ts'
import type { InvitationsService } from './invitations.service.ts'
import { createSecondFactorsRepository } from './second-factors.repository.ts'

interface Deps {
  write: Write
  accounts: Pick<AccountsRepository, 'findStaff' | 'findPage'>
  invitations: InvitationsService
  site: MailSite
  now?: () => Date
}

/** Manages staff accounts. A null actor is the operator (`npm run admin`). */
export function createStaffService({ write, accounts, invitations, site, now = () => new Date() }: Deps) {
  function change(work: (change: Change, staff: StaffRows) => Promise<void>) {
    return write(async (begun) => work(begun, await createAccountsRepository(begun.db).lockStaff()))
  }

  async function rightsOf({ role }: { role: Actor['role'] }): Promise<StaffRights> {
    return { roles: [...managedRoles({ role: role as StaffRole }, await accounts.findStaff())] }
  }

  return {
    rightsOf,

    async search(request: AccountSearch, actor: Actor): Promise<Page<StaffMember>> {
      const { rows, total } = await accounts.findPage(request, STAFF_ROLES)
      const { roles } = await rightsOf(actor)
      return {
        total,
        rows: rows.map((row) => {
          const role = row.role as StaffRole
          const isOwn = row.id === actor.id
          return { ...withDatesAsText(row), role, isOwn, isManageable: !isOwn && roles.includes(role) }
        }),
      }
    },

    invite: (person: NewStaff, actor: Actor) =>
      invitations.invite(person, actor, async (db) =>
        requireManager(await createAccountsRepository(db).lockStaff(), actor, person.role),
      ),

    resendInvitation: ({ id }: StaffChoice, actor: Actor) =>
      invitations.resend(id, actor, async (db) => {
        const target = requireTarget(await createAccountsRepository(db).lockStaff(), actor, id)
        if (target.isBlocked) throw new AppError('invalid', staffMessages.staffIsBlocked)
        if (!target.isTempPassword) throw new AppError('invalid', staffMessages.passwordChosen)
        return target
      }),

    block: ({ id, isBlocked }: CustomerBlock, actor: Actor | null) =>
      change(async ({ db, audit }, rows) => {
        const before = requireTarget(rows, actor, id)
        if (before.isBlocked === isBlocked) return
        if (isBlocked) requireOtherAdmin(rows, before)
        const after = await setBlocked(db, id, { isBlocked, now: now() })
        const facts = { before: accountFacts(before), after: accountFacts(after) }
        audit({ actor, action: isBlocked ? 'block' : 'unblock', entity: 'account', entityId: id, ...facts })
      }),

    /** Deletes the account and its sessions. Audit log entries stay readable, because they hold a copy of the actor. */
    remove: ({ id }: StaffChoice, actor: Actor | null) =>
      change(async ({ db, audit }, rows) => {
        const target = requireTarget(rows, actor, id)
        requireOtherAdmin(rows, target)
        await createAccountsRepository(db).delete(id)
        audit({ actor, action: 'remove', entity: 'account', entityId: id, before: accountFacts(target) })
      }),

    removeSecondFactor: ({ id }: StaffChoice, actor: Actor | null) =>
      change(async (begun, rows) => {
        const target = requireTarget(rows, actor, id)
        const wasOn = await createSecondFactorsRepository(begun.db).delete(id)
        if (!wasOn) throw new AppError('invalid', secondFactorMessages.alreadyOff)
        begun.audit({ actor, action: 'remove-second-factor', entity: 'account', entityId: id })
        await queueMail(begun, secondFactorMail(target, 'removed', site))
      }),
  }
}

export type StaffService = ReturnType<typeof createStaffService>

/** All staff accounts, locked by the current write. */
type StaffRows = readonly AccountRow[]

/** Neither blocked nor still with a temporary password. */
function isActive({ isBlocked, isTempPassword }: AccountRow) {
  return !isBlocked && !isTempPassword
}

/**
 * Super admins manage all staff. When no super admin is active, admins manage admins, so that staff can always be
 * managed; the account of a super admin can then only be changed by the operator. See docs/decisions/014.
 */
function managedRoles(actor: Pick<AccountRow, 'role'>, staff: StaffRows): readonly StaffRole[] {
  if (actor.role === 'SuperAdmin') return ['Admin', 'SuperAdmin']
  const hasSuperAdmin = staff.some((member) => member.role === 'SuperAdmin' && isActive(member))
  return hasSuperAdmin ? [] : ['Admin']
}

/** Checks the actor again under the lock, because it may have been blocked or removed while the request waited. */
function requireManager(staff: StaffRows, actor: Actor, role: AccountRow['role']) {
  const own = staff.find(({ id }) => id === actor.id)
  if (!own || own.isBlocked) throw new AppError('unauthenticated', identityMessages.signInFirst)
  if (!managedRoles(own, staff).some((managed) => managed === role)) {
    throw new AppError('forbidden', staffMessages.onlySuperAdmins)
  }
}

/** A null actor is the operator, who may change every staff account. */
function requireTarget(staff: StaffRows, actor: Actor | null, id: number) {
  const target = staff.find((member) => member.id === id)
  if (!target) throw new AppError('notFound', staffMessages.staffUnknown)
  if (actor) {
    requireManager(staff, actor, target.role)
    if (actor.id === id) throw new AppError('forbidden', staffMessages.notYourself)
  }
  return target
}

/** Refuses to block or remove the last active admin. */
function requireOtherAdmin(staff: StaffRows, target: AccountRow) {
  const isActiveAdmin = (member: AccountRow) => member.role === 'Admin' && isActive(member)
  if (!isActiveAdmin(target)) return
  const hasOther = staff.some((member) => member.id !== target.id && isActiveAdmin(member))
  if (!hasOther) throw new AppError('invalid', staffMessages.lastAdmin)
}
