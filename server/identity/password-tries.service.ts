import { auditRepeat } from '#server/db/audit.ts'
import type { Write } from '#server/db/write.ts'
import type { LockoutsService } from '#server/rate-limits/lockouts.service.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { networkOf } from '#server/rate-limits/rate-limits.service.ts'
import type { AccountRow } from './accounts.repository.ts'
import { plainAddress } from './plain-address.ts'
import { hashOfToken } from './secrets.ts'

interface Deps {
  write: Write
  lockouts: LockoutsService
  rateLimits: Pick<RateLimitsService, 'spend' | 'giveBack'>
}

type Attempt = Awaited<ReturnType<LockoutsService['begin']>>

/** Wrong passwords from one visitor, whatever accounts they were for. */
const VISITOR = { most: 30, windowMs: 10 * 60_000 }

/** Guards every comparison of a password. An address without an account is counted like any other. */
export function createPasswordTriesService({ write, lockouts, rateLimits }: Deps) {
  return {
    async begin(email: string, visitorAddress: string) {
      await rateLimits.spend(visitorKey(visitorAddress), VISITOR)
      return lockouts.begin(accountKey(email))
    },

    async succeed(email: string, visitorAddress: string) {
      await rateLimits.giveBack(visitorKey(visitorAddress))
      await lockouts.forget(accountKey(email))
    },

    /**
     * Writes a failed try, and the lock it set, into the audit log. What was typed is not written: an address without
     * an account may be anything, even a password.
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

    /** The owner has proved to be the owner in another way. */
    forget: (email: string) => lockouts.forget(accountKey(email)),
  }
}

export type PasswordTriesService = ReturnType<typeof createPasswordTriesService>

/** Hashed, because what is typed as an address may be anything, even a password. */
function accountKey(email: string) {
  return `password:account:${hashOfToken(plainAddress(email))}`
}

function visitorKey(visitorAddress: string) {
  return `password:visitor:${networkOf(visitorAddress)}`
}
