import { TEMPORARY_PASSWORD_LIFE_DAYS } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { CodeRequired } from '#contract/identity/second-factor.schema.ts'
import type { SignedIn, SignIn } from '#contract/identity/sign-in.schema.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { actorOf, type Caller } from '#server/plugins/access.ts'
import type { AccountRow, AccountsRepository } from './accounts.repository.ts'
import { enterAccount } from './enter-account.ts'
import type { PasswordTriesService } from './password-tries.service.ts'
import { plainAddress } from './plain-address.ts'
import { fitsHash } from './secrets.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import type { SignInCodeService } from './sign-in-code.service.ts'

interface Deps {
  write: Write
  accounts: AccountsRepository
  tries: PasswordTriesService
  codes: Pick<SignInCodeService, 'isRequiredFor' | 'challenge'>
  now?: () => Date
}

export function createSignInService({ write, accounts, tries, codes, now = () => new Date() }: Deps) {
  return {
    /** An unknown address and a wrong password are told apart neither by the words nor by the time they take. */
    async signIn({ email, password }: SignIn, visitorAddress: string): Promise<SignedIn | CodeRequired> {
      const attempt = await tries.begin(email, visitorAddress)
      const account = await accounts.findByPlainAddress(plainAddress(email))
      const isRight = await fitsHash(password, account?.passwordHash ?? null)
      if (!account || !isRight) {
        await tries.fail(account, attempt)
        throw wrongCredentials()
      }

      await tries.succeed(email, visitorAddress)
      const moment = now()
      const hasEnded = hasEndedPassword(account, moment)
      if (account.isBlocked || hasEnded) await tries.fail(account)
      if (account.isBlocked) throw new AppError('forbidden', identityMessages.notAuthorized)
      // Said only to whoever typed it, so nobody learns of an account by it.
      if (hasEnded) throw new AppError('forbidden', identityMessages.temporaryPasswordEnded)
      if (await codes.isRequiredFor(account)) return codes.challenge(account)
      return write(async (change) => {
        const signedIn = await enterAccount(change, account, { moment })
        if (!signedIn) throw wrongCredentials()
        return signedIn
      })
    },

    async signOut(caller: Caller) {
      await write(async ({ db, audit }) => {
        await createSessionsRepository(db).revoke(caller.sessionId, now())
        audit({ actor: actorOf(caller), action: 'sign-out', entity: 'account', entityId: caller.accountId })
      })
    },
  }
}

const DAY_MS = 24 * 60 * 60_000

/** One that was given, and never replaced by one of the account's own choice. */
function hasEndedPassword({ isTempPassword, passwordChangedAt, createdAt }: AccountRow, moment: Date) {
  const givenAt = passwordChangedAt ?? createdAt
  return isTempPassword && moment.getTime() - givenAt.getTime() > TEMPORARY_PASSWORD_LIFE_DAYS * DAY_MS
}

function wrongCredentials() {
  return new AppError('unauthenticated', identityMessages.wrongCredentials)
}
