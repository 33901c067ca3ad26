import type { CustomerBlock } from '#contract/identity/customers.endpoints.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import type {
  NewStaff,
  StaffChoice,
  StaffMember,
  StaffRemoval,
  StaffRights,
  StaffRoleChange,
} from '#contract/identity/staff.schema.ts'
import type { Page } from '#contract/wire/paged-list.ts'
import { SALES_STAFF, STAFF, type StaffRole } from '#contract/wire/roles.ts'
import type { Db } from '#server/db/connection.ts'
import { requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { countOpenLeads, handOverLeads } from '#server/leads/hand-over.ts'
import { secondFactorMail } from '#server/mail/account.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMail } from '#server/mail/mail-queue.ts'
import { accountFacts, setBlocked, updateAccount } from './account-changes.ts'
import { type AccountSearch, type AccountsRepository, createAccountsRepository } from './accounts.repository.ts'
import { withDatesAsText } from './customers.service.ts'
import type { InvitationsService } from './invitations.service.ts'
import { createSecondFactorsRepository } from './second-factors.repository.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { managedRoles, requireManager, requireOtherAdmin, requireTarget, type StaffRows } from './staff-rules.ts'

interface Deps {
  db: Db
  write: Write
  accounts: Pick<AccountsRepository, 'findStaff' | 'findPage'>
  invitations: InvitationsService
  site: MailSite
  now?: () => Date
}

/** A null actor is the operator (`npm run admin`), who may change every staff account. */
export function createStaffService({ db, write, accounts, invitations, site, now = () => new Date() }: Deps) {
  function change(work: (change: Change, staff: StaffRows) => Promise<void>) {
    return write(async (begun) => work(begun, await createAccountsRepository(begun.db).lockStaff()))
  }

  async function rightsOf({ role }: { role: Actor['role'] }): Promise<StaffRights> {
    return { roles: [...managedRoles({ role: role as StaffRole }, await accounts.findStaff())] }
  }

  return {
    rightsOf,

    async search(request: AccountSearch, actor: Actor): Promise<Page<StaffMember>> {
      const { rows, total } = await accounts.findPage(request, STAFF)
      const { roles } = await rightsOf(actor)
      const open = await countOpenLeads(
        db,
        rows.map(({ id }) => id),
      )
      return {
        total,
        rows: rows.map((row) => {
          const role = row.role as StaffRole
          const isOwn = row.id === actor.id
          const isManageable = !isOwn && roles.includes(role)
          return { ...withDatesAsText(row), role, isOwn, isManageable, openLeads: open.get(row.id) ?? 0 }
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

    /** Ends the sessions of the account, so that its open pages cannot show more than the new role may see. */
    changeRole: ({ id, role, version, leadsTo = null }: StaffRoleChange, actor: Actor | null) =>
      change(async (begun, rows) => {
        const { db, audit } = begun
        const before = requireTarget(rows, actor, id)
        if (actor) requireManager(rows, actor, role)
        requireUnchanged(version, before)
        if (before.role === role) return
        requireOtherAdmin(rows, before)
        const after = await updateAccount(db, id, { role })
        if (!canWorkOnLeads(role)) await handOverLeads(begun, { from: id, to: leadsTo, actor, at: now(), site })
        await createSessionsRepository(db).revokeOfAccount(id, { now: now() })
        const facts = { before: accountFacts(before), after: accountFacts(after) }
        audit({ actor, action: 'change-role', entity: 'account', entityId: id, ...facts })
      }),

    /** Entries of the audit log stay readable, because they hold a copy of the actor. */
    remove: ({ id, leadsTo = null }: StaffRemoval, actor: Actor | null) =>
      change(async (begun, rows) => {
        const target = requireTarget(rows, actor, id)
        requireOtherAdmin(rows, target)
        await handOverLeads(begun, { from: id, to: leadsTo, actor, at: now(), site })
        await createAccountsRepository(begun.db).delete(id)
        begun.audit({ actor, action: 'remove', entity: 'account', entityId: id, before: accountFacts(target) })
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

function canWorkOnLeads(role: StaffRole) {
  return (SALES_STAFF as readonly StaffRole[]).includes(role)
}

export type StaffService = ReturnType<typeof createStaffService>
