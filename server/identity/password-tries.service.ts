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

const VISITOR = { most: 30, windowMs: 10 * 60_000 }

/**
 * Limits password attempts per email address and per visitor. Email addresses without an account are counted too, so
 * the limit does not reveal which ones have an account.
 */
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
     * Adds a failed attempt, and the lockout it caused, to the audit log. The entered email address is not logged,
     * because visitors sometimes enter their password there.
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

    /** Deletes the count of attempts and the lockout. Call after the account got a new password without the old one. */
    reset: (email: string) => lockouts.reset(accountKey(email)),
  }
}

export type PasswordTriesService = ReturnType<typeof createPasswordTriesService>

/** Hashed, because the value entered as the email address may be a password. */
function accountKey(email: string) {
  return `password:account:${hashOfToken(plainAddress(email))}`
}

function visitorKey(visitorAddress: string) {
  return `password:visitor:${networkOf(visitorAddress)}`
}

/** Counts a missing or wrong password as a failed attempt. */
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
