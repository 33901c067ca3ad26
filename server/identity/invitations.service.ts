import type { NewCustomer } from '#contract/identity/customers.endpoints.ts'
import { TEMPORARY_PASSWORD_LIFE_DAYS } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Role } from '#contract/wire/roles.ts'
import type { Db } from '#server/db/connection.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { invitationMail } from '#server/mail/account.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueSecretMail } from '#server/mail/mail-queue.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { accountFacts, signOutEverywhere, updateAccount } from './account-changes.ts'
import { type AccountRow, type AccountsRepository, createAccountsRepository } from './accounts.repository.ts'
import type { PasswordTriesService } from './password-tries.service.ts'
import { plainAddress } from './plain-address.ts'
import { generatePassword, hashSecret } from './secrets.ts'

interface Deps {
  write: Write
  accounts: AccountsRepository
  rateLimits: Pick<RateLimitsService, 'spend'>
  tries: Pick<PasswordTriesService, 'reset'>
  site: MailSite
  now?: () => Date
}

type Invited = NewCustomer & { role: Exclude<Role, 'BusinessOwner'> }

const HOUR = 60 * 60_000
/** Prevents a stolen staff session from sending many emails. */
const OF_ONE_ADMIN = { most: 60, windowMs: HOUR }
const TO_ONE_ACCOUNT = { most: 5, windowMs: HOUR }

/** Creates accounts for other people. The temporary password is sent by email only; no response contains it. */
export function createInvitationsService(deps: Deps) {
  const { write, accounts, rateLimits, tries, site, now = () => new Date() } = deps

  return {
    /** `check` runs inside the transaction and throws if the actor may not invite this person. */
    async invite({ role, firstName, lastName, email }: Invited, actor: Actor, check?: (db: Db) => Promise<unknown>) {
      if (await accounts.findByPlainAddress(plainAddress(email))) throw emailTaken()
      await rateLimits.spend(`invitation:admin:${actor.id}`, OF_ONE_ADMIN)

      const temporaryPassword = generatePassword()
      const passwordHash = await hashSecret(temporaryPassword)
      return write(async (change) => {
        await check?.(change.db)
        const created = await createAccountsRepository(change.db).create({
          role,
          firstName,
          lastName,
          email,
          passwordHash,
          isTempPassword: true,
          passwordChangedAt: now(),
          // The password is only in the email, so the first sign-in proves the email address.
          emailVerifiedAt: now(),
        })
        if (!created) throw emailTaken()
        await queueSecretMail(
          change,
          invitationMail({ to: email, firstName, role, temporaryPassword }, site),
          passwordEnd(),
        )
        change.audit({ actor, action: 'invite', entity: 'account', entityId: created.id, after: accountFacts(created) })
        return created
      })
    },

    /** `find` returns the locked account or throws. The password in the earlier email stops working. */
    async resend(id: number, actor: Actor, find: (db: Db) => Promise<AccountRow>) {
      await rateLimits.spend(`invitation:admin:${actor.id}`, OF_ONE_ADMIN)
      await rateLimits.spend(`invitation:customer:${id}`, TO_ONE_ACCOUNT)

      const temporaryPassword = generatePassword()
      const passwordHash = await hashSecret(temporaryPassword)
      const invited = await write(async (change) => {
        const { role } = await find(change.db)
        if (role === 'BusinessOwner') throw new Error('Business owners are not invited.')
        const updated = await updateAccount(change.db, id, { passwordHash, passwordChangedAt: now() })
        await signOutEverywhere(change.db, id, now())
        const { email, firstName } = updated
        await queueSecretMail(
          change,
          invitationMail({ to: email, firstName, role, temporaryPassword }, site),
          passwordEnd(),
        )
        change.audit({ actor, action: 'resend-invitation', entity: 'account', entityId: id })
        return updated
      })
      // Failed attempts with the old password must not lock out the new one.
      await tries.reset(invited.email)
      return invited
    },
  }

  function passwordEnd() {
    return new Date(now().getTime() + TEMPORARY_PASSWORD_LIFE_DAYS * 24 * HOUR)
  }
}

export type InvitationsService = ReturnType<typeof createInvitationsService>

function emailTaken() {
  return new AppError('invalid', identityMessages.emailTaken)
}
