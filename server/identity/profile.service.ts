import type { Account, NewEmail, NewToken, ProfileDraft } from '#contract/identity/accounts.schema.ts'
import { SIGNUP_STEP } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { ADMINS } from '#contract/wire/roles.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { actorOf, type Caller, hasRole } from '#server/plugins/access.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { type AccountRow, type AccountsRepository, createAccountsRepository } from './accounts.repository.ts'
import { isVerifyingFirstAddress } from './first-address.ts'
import type { PasswordCheck } from './password-tries.service.ts'
import { isSameAddress } from './plain-address.ts'
import { createResetTokensRepository } from './reset-tokens.repository.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { openSession } from './sessions.service.ts'
import { mailNewAddressNotice } from './undo-notices.ts'

interface Deps {
  write: Write
  accounts: AccountsRepository
  rateLimits: Pick<RateLimitsService, 'spend'>
  checkPassword: PasswordCheck
  site: MailSite
  now?: () => Date
}

/** A change reveals whether an email address is taken, so the number of changes is limited. */
const EMAIL_CHANGES = { most: 10, windowMs: 60 * 60_000 }

export function createProfileService(deps: Deps) {
  const { write, accounts, rateLimits, checkPassword, site, now = () => new Date() } = deps

  /**
   * Requires the current password, because a stolen session token must not be enough to take over the account. A
   * visitor who has just signed up can correct an unverified email address without it.
   */
  async function requirePassword(given: string | null, caller: Caller, visitorAddress: string) {
    const account = await accounts.findById(caller.accountId)
    if (!account) throw new AppError('notFound', identityMessages.accountUnknown)
    if (isVerifyingFirstAddress(account) || (await checkPassword(given, account, visitorAddress))) return account
    throw new AppError(
      'invalid',
      given === null ? identityMessages.currentPasswordRequired : identityMessages.currentPasswordWrong,
    )
  }

  return {
    async find(id: number, caller: Caller) {
      const account = await accounts.findById(id)
      if (!account) throw new AppError('notFound', identityMessages.accountUnknown)
      if (id !== caller.accountId && !hasRole(caller, ADMINS))
        throw new AppError('forbidden', identityMessages.notAuthorized)
      return toAccount(account)
    },

    async update(draft: ProfileDraft, caller: Caller) {
      if (caller.role === 'BusinessOwner' && draft.companyName === null) {
        throw new AppError('invalid', identityMessages.businessNameRequired)
      }
      return write(async ({ db, audit }) => {
        const repository = createAccountsRepository(db)
        const before = await repository.findById(caller.accountId)
        const after = await repository.updateById(caller.accountId, draft)
        if (!before || !after) throw new AppError('notFound', identityMessages.accountUnknown)
        audit({
          actor: actorOf(caller),
          action: 'update-profile',
          entity: 'account',
          entityId: after.id,
          before: profileOf(before),
          after: profileOf(after),
        })
        return toAccount(after)
      })
    },

    /**
     * Ends all sessions and reset links, and returns the token of a new session. A different email address must be
     * verified again.
     */
    async changeEmail({ email, password }: NewEmail, caller: Caller, visitorAddress: string): Promise<NewToken> {
      await rateLimits.spend(`change-email:account:${caller.accountId}`, EMAIL_CHANGES)
      const { passwordHash } = await requirePassword(password, caller, visitorAddress)
      return write(async (change) => {
        const { db, audit } = change
        const moment = now()
        const repository = createAccountsRepository(db)
        const before = await repository.lockById(caller.accountId)
        if (!before) throw new AppError('notFound', identityMessages.accountUnknown)
        if (before.passwordHash !== passwordHash) throw new AppError('invalid', identityMessages.currentPasswordWrong)

        const verification = isSameAddress(email, before.email) ? {} : resetVerification(before)
        const after = await repository.updateEmail(before.id, { email, ...verification })
        if (!after) throw new AppError('invalid', identityMessages.emailTaken)
        await createResetTokensRepository(db).deleteOfAccount(after.id)
        await createSessionsRepository(db).revokeOfAccount(after.id, { now: moment })
        const bearerToken = await openSession(db, after, moment)
        await mailNewAddressNotice(change, before, after, { site, now: moment })
        audit({
          actor: actorOf(caller),
          action: 'change-email',
          entity: 'account',
          entityId: after.id,
          before: { email: before.email },
          after: { email: after.email },
        })
        return { bearerToken }
      })
    },
  }
}

export type ProfileService = ReturnType<typeof createProfileService>

function resetVerification({ signupStep, emailVerifiedAt, hadVerifiedEmail }: AccountRow) {
  return {
    emailVerifiedAt: null,
    hadVerifiedEmail: hadVerifiedEmail || emailVerifiedAt !== null,
    signupStep: signupStep === SIGNUP_STEP.verified ? SIGNUP_STEP.signedUp : signupStep,
  }
}

function profileOf({ firstName, lastName, companyName }: AccountRow) {
  return { firstName, lastName, companyName }
}

function toAccount(row: AccountRow): Account {
  const { id, role, email, firstName, lastName, companyName, profileImage, emailVerifiedAt } = row
  return { id, role, email, firstName, lastName, companyName, profileImage, isEmailVerified: emailVerifiedAt !== null }
}
