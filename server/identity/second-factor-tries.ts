import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/identity/identity.constants.ts'
import type { Db } from '#server/db/connection.ts'
import type { LockoutsService } from '#server/rate-limits/lockouts.service.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { hashOfToken } from '#server/tokens.ts'
import { createSecondFactorsRepository } from './second-factors.repository.ts'
import { findTotpStep } from './totp.ts'

/** Call inside a write. Accepts a TOTP code or a recovery code, each once; returns null for a wrong or used code. */
export async function acceptCode(db: Db, { accountId, code, now }: { accountId: number; code: string; now: Date }) {
  const repository = createSecondFactorsRepository(db)
  const factor = await repository.lock(accountId)
  if (!factor?.confirmedAt) return null

  const digits = code.replaceAll(/\s/g, '')
  const step = findTotpStep(factor.secret, digits, now)
  if (step !== null) {
    if (step <= factor.lastStep) return null
    await repository.update(accountId, { lastStep: step })
    return 'app' as const
  }
  const isRecovered = await repository.spendRecoveryCode(accountId, hashOfRecoveryCode(code), now)
  return isRecovered ? ('recovery code' as const) : null
}

/** Letters and digits, without those that are easily confused when copied by hand. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** Each code has 80 random bits, so a fast hash is sufficient. */
export function newRecoveryCodes() {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'))
}

/** Ignores letter case, dashes and spaces. */
export function hashOfRecoveryCode(code: string) {
  return hashOfToken(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
}

interface Deps {
  lockouts: LockoutsService
  rateLimits: Pick<RateLimitsService, 'spend' | 'uncount'>
}

/** Three of a million codes are valid at any time, so 20 guesses a day have practically no chance of success. */
const A_DAY = { most: 20, windowMs: 24 * 60 * 60_000 }

/** Limits guesses of a second factor: a lockout, and a daily maximum. */
export function createSecondFactorTries({ lockouts, rateLimits }: Deps) {
  const lockKey = (accountId: number) => `second-factor:account:${accountId}`
  const dayKey = (accountId: number) => `second-factor:day:${accountId}`
  return {
    /** Call before the code is compared, so that parallel attempts are all counted. */
    async begin(accountId: number) {
      const attempt = await lockouts.begin(lockKey(accountId))
      await rateLimits.spend(dayKey(accountId), A_DAY)
      return attempt
    },

    async succeed(accountId: number) {
      await lockouts.reset(lockKey(accountId))
      await rateLimits.uncount(dayKey(accountId))
    },
  }
}

export type SecondFactorTries = ReturnType<typeof createSecondFactorTries>
