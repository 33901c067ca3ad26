import { TEMPORARY_PASSWORD_LIFE_DAYS } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { CodeRequired } from '#contract/identity/second-factor.schema.ts'
import type { SignedIn, SignIn } from '#contract/identity/sign-in.schema.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { actorOf, type Caller } from '#server/plugins/access.ts'
import type { AccountRow, AccountsRepository } from './accounts.repository.ts'
import type { PasswordTriesService } from './password-tries.service.ts'
import { plainAddress } from './plain-address.ts'
import { matchesHash } from './secrets.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { type SignInCodeService, signInAccount } from './sign-in-code.service.ts'

interface Deps {
  write: Write
  accounts: AccountsRepository
  tries: PasswordTriesService
  codes: Pick<SignInCodeService, 'isRequiredFor' | 'challenge'>
  now?: () => Date
}

export function createSignInService({ write, accounts, tries, codes, now = () => new Date() }: Deps) {
  return {
    /** An unknown email address and a wrong password get the same response after the same time. */
    async signIn({ email, password }: SignIn, visitorAddress: string): Promise<SignedIn | CodeRequired> {
      const attempt = await tries.begin(email, visitorAddress)
      const account = await accounts.findByPlainAddress(plainAddress(email))
      const isRight = await matchesHash(password, account?.passwordHash ?? null)
      if (!account || !isRight) {
        await tries.fail(account, attempt)
        throw wrongCredentials()
      }

      await tries.succeed(email, visitorAddress)
      const moment = now()
      const hasEnded = isPasswordExpired(account, moment)
      if (account.isBlocked || hasEnded) await tries.fail(account)
      if (account.isBlocked) throw new AppError('forbidden', identityMessages.notAuthorized)
      // Thrown only after the correct password, because it reveals that the account exists.
      if (hasEnded) throw new AppError('forbidden', identityMessages.temporaryPasswordEnded)
      if (await codes.isRequiredFor(account)) return codes.challenge(account)
      return write(async (change) => {
        const signedIn = await signInAccount(change, account, { moment })
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

function isPasswordExpired({ isTempPassword, passwordChangedAt, createdAt }: AccountRow, moment: Date) {
  const givenAt = passwordChangedAt ?? createdAt
  return isTempPassword && moment.getTime() - givenAt.getTime() > TEMPORARY_PASSWORD_LIFE_DAYS * DAY_MS
}

function wrongCredentials() {
  return new AppError('unauthenticated', identityMessages.wrongCredentials)
}
