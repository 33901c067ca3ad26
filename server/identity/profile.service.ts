import type { Account, NewEmail, NewToken, ProfileDraft } from '#contract/identity/accounts.schema.ts'
import { SIGNUP_STEP } from '#contract/identity/identity.constants.ts'
import { say } from '#contract/identity/identity.messages.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { actorOf, type Caller, isStaff } from '#server/plugins/access.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { type AccountRow, type AccountsRepository, createAccountsRepository } from './accounts.repository.ts'
import { isSameAddress } from './plain-address.ts'
import { createResetTokensRepository } from './reset-tokens.repository.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { openSession } from './sessions.service.ts'

interface Deps {
  write: Write
  accounts: AccountsRepository
  rateLimits: Pick<RateLimitsService, 'spend'>
  now?: () => Date
}

/** Each change asks whether an address is taken; nobody needs to ask for long lists. */
const EMAIL_CHANGES = { most: 10, windowMs: 60 * 60_000 }

export function createProfileService({ write, accounts, rateLimits, now = () => new Date() }: Deps) {
  return {
    async find(id: number, caller: Caller) {
      const account = await accounts.findById(id)
      if (!account) throw new AppError('notFound', say.accountUnknown)
      if (id !== caller.accountId && !isStaff(caller)) throw new AppError('forbidden', say.notAuthorized)
      return toAccount(account)
    },

    async update(draft: ProfileDraft, caller: Caller) {
      if (caller.role === 'BusinessOwner' && draft.companyName === null) {
        throw new AppError('invalid', say.businessNameRequired)
      }
      return write(async ({ db, audit }) => {
        const repository = createAccountsRepository(db)
        const before = await repository.findById(caller.accountId)
        const after = await repository.updateById(caller.accountId, draft)
        if (!before || !after) throw new AppError('notFound', say.accountUnknown)
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

    /** The new address has yet to be proved, and whatever was given out under the old one ends. */
    async changeEmail({ email }: NewEmail, caller: Caller): Promise<NewToken> {
      await rateLimits.spend(`change-email:account:${caller.accountId}`, EMAIL_CHANGES)
      return write(async ({ db, audit }) => {
        const moment = now()
        const repository = createAccountsRepository(db)
        const before = await repository.findById(caller.accountId)
        if (!before) throw new AppError('notFound', say.accountUnknown)

        const proof = isSameAddress(email, before.email) ? {} : unproved(before)
        const after = await repository.updateEmail(before.id, { email, ...proof })
        if (!after) throw new AppError('invalid', say.emailTaken)
        await createResetTokensRepository(db).deleteOfAccount(after.id)
        await createSessionsRepository(db).revokeOfAccount(after.id, { now: moment })
        const bearerToken = await openSession(db, after, moment)
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

function unproved({ signupStep }: AccountRow) {
  return {
    emailVerifiedAt: null,
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
