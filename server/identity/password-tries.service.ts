import type { LockoutsService } from '#server/rate-limits/lockouts.service.ts'
import { networkOf } from '#server/rate-limits/network-of.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { plainAddress } from './plain-address.ts'
import { hashOfToken } from './tokens.ts'

interface Deps {
  lockouts: LockoutsService
  rateLimits: Pick<RateLimitsService, 'spend' | 'giveBack'>
}

/** Wrong passwords from one visitor, whatever accounts they were for. */
const VISITOR = { most: 30, windowMs: 10 * 60_000 }

/** Guards every comparison of a password. An address without an account is counted like any other. */
export function createPasswordTriesService({ lockouts, rateLimits }: Deps) {
  return {
    async begin(email: string, visitorAddress: string) {
      await rateLimits.spend(visitorKey(visitorAddress), VISITOR)
      await lockouts.begin(accountKey(email))
    },

    async succeed(email: string, visitorAddress: string) {
      await rateLimits.giveBack(visitorKey(visitorAddress))
      await lockouts.forget(accountKey(email))
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
