import { auditRepeat } from '#server/db/audit.ts'
import type { Write } from '#server/db/write.ts'
import type { LockoutsService } from '#server/rate-limits/lockouts.service.ts'
import { networkOf, type RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { hashOfToken } from '#server/tokens.ts'
import type { AccountRow } from './accounts.repository.ts'
import { plainAddress } from './plain-address.ts'
import { matchesHash } from './secrets.ts'

interface Deps {
  write: Write
  lockouts: LockoutsService
  rateLimits: Pick<RateLimitsService, 'spend' | 'uncount'>
}

type Attempt = Awaited<ReturnType<LockoutsService['begin']>>

/** Limit for the wrong passwords of one visitor, for all accounts together. */
const VISITOR = { most: 30, windowMs: 10 * 60_000 }

/** Limits every password comparison. An address without an account is counted like any other. */
export function createPasswordTriesService({ write, lockouts, rateLimits }: Deps) {
  return {
    async begin(email: string, visitorAddress: string) {
      await rateLimits.spend(visitorKey(visitorAddress), VISITOR)
      return lockouts.begin(accountKey(email))
    },

    async succeed(email: string, visitorAddress: string) {
      await rateLimits.uncount(visitorKey(visitorAddress))
      await lockouts.reset(accountKey(email))
    },

    /**
     * Adds a failed attempt, and the lockout it caused, to the audit log. The typed address is not logged, because it
     * can be anything, even a password.
     */
    async fail(
      account: AccountRow | null,
      { lockedUntil }: Attempt = { lockedUntil: null },
      action: 'fail-sign-in' | 'wrong-password' = 'fail-sign-in',
    ) {
      const record = { entity: 'account', entityId: account?.id ?? null }
      const after = account ? { email: account.email } : {}
      await write(async (change) => {
        await auditRepeat(change, { ...record, action, after })
        if (!lockedUntil) return
        await auditRepeat(change, { ...record, action: 'lock-out', after: { ...after, until: lockedUntil } })
      })
    },

    /**
     * Ends the lockout and deletes the count of attempts. Call when the account got a new password without the old one.
     */
    reset: (email: string) => lockouts.reset(accountKey(email)),
  }
}

export type PasswordTriesService = ReturnType<typeof createPasswordTriesService>

/** Hashed, because the text typed as an address can be anything, even a password. */
function accountKey(email: string) {
  return `password:account:${hashOfToken(plainAddress(email))}`
}

function visitorKey(visitorAddress: string) {
  return `password:visitor:${networkOf(visitorAddress)}`
}

/** Checks the password of a signed-in account. A missing or wrong one counts as a failed sign-in. */
export function createPasswordCheck(tries: PasswordTriesService) {
  return async function checkPassword(given: string | null, account: AccountRow, visitorAddress: string) {
    const attempt = await tries.begin(account.email, visitorAddress)
    if (given !== null && (await matchesHash(given, account.passwordHash))) {
      await tries.succeed(account.email, visitorAddress)
      return true
    }
    await tries.fail(account, attempt, 'wrong-password')
    return false
  }
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>
