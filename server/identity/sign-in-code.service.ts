import { CHALLENGE_LIFE_MINUTES } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import type { CodeRequired, SignInCode } from '#contract/identity/second-factor.schema.ts'
import type { SignedIn } from '#contract/identity/sign-in.schema.ts'
import type { Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { secondFactorMail } from '#server/mail/account.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMail } from '#server/mail/mail-queue.ts'
import { actorOf } from '#server/plugins/access.ts'
import { networkOf, type RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import { type AccountRow, type AccountsRepository, createAccountsRepository } from './accounts.repository.ts'
import type { PasswordTriesService } from './password-tries.service.ts'
import { acceptCode, type SecondFactorTries } from './second-factor-tries.ts'
import {
  createSignInChallengesRepository,
  type SecondFactorsRepository,
  type SignInChallengesRepository,
} from './second-factors.repository.ts'
import { openSession } from './sessions.service.ts'

interface Deps {
  write: Write
  secondFactors: Pick<SecondFactorsRepository, 'isOn'>
  challenges: Pick<SignInChallengesRepository, 'findUsable'>
  accounts: Pick<AccountsRepository, 'findById'>
  tries: Pick<PasswordTriesService, 'fail'>
  secondFactorTries: SecondFactorTries
  rateLimits: Pick<RateLimitsService, 'spend' | 'uncount'>
  site: MailSite
  now?: () => Date
}

const VISITOR = { most: 30, windowMs: 10 * 60_000 }

export function createSignInCodeService(deps: Deps) {
  const {
    write,
    accounts,
    tries,
    secondFactors,
    challenges,
    secondFactorTries,
    rateLimits,
    site,
    now = () => new Date(),
  } = deps

  return {
    isRequiredFor: ({ id }: AccountRow) => secondFactors.isOn(id),

    /** Call after a correct password. The session is created only after the code. */
    async challenge({ id }: AccountRow): Promise<CodeRequired> {
      const challenge = newToken()
      const moment = now()
      const expiresAt = new Date(moment.getTime() + CHALLENGE_LIFE_MINUTES * 60_000)
      await write(async ({ db }) =>
        createSignInChallengesRepository(db).create({
          accountId: id,
          tokenHash: hashOfToken(challenge),
          createdAt: moment,
          expiresAt,
        }),
      )
      return { requiresCode: true, challenge }
    },

    async complete({ challenge, code }: SignInCode, visitorAddress: string): Promise<SignedIn> {
      const visitorKey = `second-factor:visitor:${networkOf(visitorAddress)}`
      await rateLimits.spend(visitorKey, VISITOR)
      const moment = now()
      const found = await challenges.findUsable(hashOfToken(challenge), moment)
      if (!found) throw ended()
      const { accountId } = found
      const attempt = await secondFactorTries.begin(accountId)

      const signedIn = await write(async (change) => {
        const account = await createAccountsRepository(change.db).lockById(accountId)
        if (!account || hasNewPassword(account, found.createdAt)) throw ended()
        if (account.isBlocked) throw new AppError('forbidden', identityMessages.notAuthorized)
        const secondFactor = await acceptCode(change.db, { accountId, code, now: moment })
        if (secondFactor === null) return null
        if (!(await createSignInChallengesRepository(change.db).use(found.id, moment))) throw ended()
        const entered = await signInAccount(change, account, { moment, secondFactor })
        if (!entered) throw ended()
        if (secondFactor === 'recovery code') await queueMail(change, secondFactorMail(account, 'recoveryCode', site))
        return entered
      })
      if (signedIn === null) {
        await tries.fail(await accounts.findById(accountId), attempt)
        throw new AppError('unauthenticated', secondFactorMessages.codeRefused)
      }
      await secondFactorTries.succeed(accountId)
      await rateLimits.uncount(visitorKey)
      return signedIn
    },
  }
}

export type SignInCodeService = ReturnType<typeof createSignInCodeService>

function hasNewPassword({ passwordChangedAt }: AccountRow, enteredAt: Date) {
  return passwordChangedAt !== null && passwordChangedAt > enteredAt
}

function ended() {
  return new AppError('unauthenticated', secondFactorMessages.challengeEnded)
}

/** Must run inside a write. Null if the password was changed or the account was blocked after the account was read. */
export async function signInAccount(
  { db, audit }: Change,
  account: AccountRow,
  { moment, secondFactor }: { moment: Date; secondFactor?: string },
): Promise<SignedIn | null> {
  const signedIn = await createAccountsRepository(db).recordSignIn(account, moment)
  if (!signedIn) return null
  const bearerToken = await openSession(db, signedIn, moment)
  audit({
    actor: actorOf(signedIn),
    action: 'sign-in',
    entity: 'account',
    entityId: signedIn.id,
    ...(secondFactor && { after: { secondFactor } }),
  })
  const { id, role, firstName, lastName, isTempPassword } = signedIn
  return { id, role, firstName, lastName, isTempPassword, bearerToken }
}
