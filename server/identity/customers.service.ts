import type { Customer, CustomerBlock, CustomerChoice, NewCustomer } from '#contract/identity/customers.schema.ts'
import { TEMPORARY_PASSWORD_LIFE_DAYS } from '#contract/identity/identity.constants.ts'
import { say } from '#contract/identity/identity.messages.ts'
import type { Page } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { invitationMail } from '#server/mail/invitation.mail.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueSecretMail } from '#server/mail/mail-queue.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { type AccountRow, type AccountsRepository, createAccountsRepository } from './accounts.repository.ts'
import { type CustomerSearch, type CustomersRepository, createCustomersRepository } from './customers.repository.ts'
import { generatePassword } from './generated-secrets.ts'
import { hashSecret } from './password-hashes.ts'
import type { PasswordTriesService } from './password-tries.service.ts'
import { plainAddress } from './plain-address.ts'
import { createResetTokensRepository } from './reset-tokens.repository.ts'
import { createSessionsRepository } from './sessions.repository.ts'

interface Deps {
  write: Write
  accounts: AccountsRepository
  customers: CustomersRepository
  rateLimits: Pick<RateLimitsService, 'spend'>
  tries: Pick<PasswordTriesService, 'forget'>
  site: MailSite
  now?: () => Date
}

const HOUR = 60 * 60_000
/** A stolen staff session must not become a way to fill mailboxes in our name. */
const OF_ONE_ADMIN = { most: 60, windowMs: HOUR }
const TO_ONE_CUSTOMER = { most: 5, windowMs: HOUR }

/** Staff make customers' accounts. The temporary password is told to the customer's mailbox and to nobody else. */
export function createCustomersService(deps: Deps) {
  const { write, accounts, customers, rateLimits, tries, site, now = () => new Date() } = deps

  return {
    async search(request: CustomerSearch): Promise<Page<Customer>> {
      const { rows, total } = await customers.findPage(request)
      return { rows: rows.map(datesAsTexts), total }
    },

    async invite({ firstName, lastName, email }: NewCustomer, actor: Actor): Promise<Customer> {
      if (await accounts.findByPlainAddress(plainAddress(email))) throw emailTaken()
      await rateLimits.spend(`invitation:admin:${actor.id}`, OF_ONE_ADMIN)

      const temporaryPassword = generatePassword()
      const passwordHash = await hashSecret(temporaryPassword)
      return write(async (change) => {
        const created = await createAccountsRepository(change.db).create({
          role: 'Customer',
          firstName,
          lastName,
          email,
          passwordHash,
          isTempPassword: true,
          passwordChangedAt: now(),
          // The only way in is the password in that mailbox, so whoever signs in has proved to own the address.
          emailVerifiedAt: now(),
        })
        if (!created) throw emailTaken()
        queueInvitation(change, { to: email, firstName, temporaryPassword })
        change.audit({ actor, action: 'invite', entity: 'account', entityId: created.id, after: factsOf(created) })
        return toCustomer(created)
      })
    },

    /** The password of the earlier mail no longer works. */
    async resendInvitation({ id }: CustomerChoice, actor: Actor): Promise<Customer> {
      await rateLimits.spend(`invitation:admin:${actor.id}`, OF_ONE_ADMIN)
      await rateLimits.spend(`invitation:customer:${id}`, TO_ONE_CUSTOMER)

      const temporaryPassword = generatePassword()
      const passwordHash = await hashSecret(temporaryPassword)
      const invited = await write(async (change) => {
        const customer = await demandCustomer(change.db, id)
        if (customer.isBlocked) throw new AppError('invalid', say.customerIsBlocked)
        if (!customer.isTempPassword) throw new AppError('invalid', say.invitationAnswered)
        const updated = await update(change.db, id, { passwordHash, passwordChangedAt: now() })
        await signOutEverywhere(change.db, id)
        const { email, firstName } = updated
        queueInvitation(change, { to: email, firstName, temporaryPassword })
        change.audit({ actor, action: 'resend-invitation', entity: 'account', entityId: id })
        return updated
      })
      // Tries with the password that was lost must not keep the new one out.
      await tries.forget(invited.email)
      return toCustomer(invited)
    },

    block: ({ id, isBlocked }: CustomerBlock, actor: Actor): Promise<Customer> =>
      write(async (change) => {
        const before = await demandCustomer(change.db, id)
        if (before.isBlocked === isBlocked) return toCustomer(before)
        const after = await update(change.db, id, { isBlocked })
        if (isBlocked) await signOutEverywhere(change.db, id)
        change.audit({
          actor,
          action: isBlocked ? 'block' : 'unblock',
          entity: 'account',
          entityId: id,
          before: factsOf(before),
          after: factsOf(after),
        })
        return toCustomer(after)
      }),
  }

  function queueInvitation(change: Change, invitation: { to: string; firstName: string; temporaryPassword: string }) {
    const expiresAt = new Date(now().getTime() + TEMPORARY_PASSWORD_LIFE_DAYS * 24 * HOUR)
    queueSecretMail(change, invitationMail({ ...invitation, role: 'Customer' }, site), expiresAt)
  }

  async function signOutEverywhere(db: Db, id: number) {
    await createResetTokensRepository(db).deleteOfAccount(id)
    await createSessionsRepository(db).revokeOfAccount(id, { now: now() })
  }
}

export type CustomersService = ReturnType<typeof createCustomersService>

async function demandCustomer(db: Db, id: number) {
  const customer = await createCustomersRepository(db).findLocked(id)
  if (!customer) throw new AppError('notFound', say.customerUnknown)
  return customer
}

type Changed = Partial<Pick<AccountRow, 'passwordHash' | 'passwordChangedAt' | 'isBlocked'>>

async function update(db: Db, id: number, values: Changed) {
  const updated = await createAccountsRepository(db).updateById(id, values)
  if (!updated) throw new Error('The account was not stored.')
  return updated
}

/** What the audit log may know of an account. */
function factsOf({ firstName, lastName, email, role, isBlocked }: AccountRow) {
  return { firstName, lastName, email, role, isBlocked }
}

function toCustomer(account: AccountRow): Customer {
  const { id, firstName, lastName, email, isTempPassword: isInvited, isBlocked, createdAt, lastSignedInAt } = account
  return datesAsTexts({ id, firstName, lastName, email, isInvited, isBlocked, createdAt, lastSignedInAt })
}

type CustomerRow = Omit<Customer, 'createdAt' | 'lastSignedInAt'> & { createdAt: Date; lastSignedInAt: Date | null }

function datesAsTexts({ createdAt, lastSignedInAt, ...customer }: CustomerRow): Customer {
  return {
    ...customer,
    createdAt: createdAt.toISOString(),
    lastSignedInAt: lastSignedInAt?.toISOString() ?? null,
  }
}

function emailTaken() {
  return new AppError('invalid', say.emailTaken)
}
