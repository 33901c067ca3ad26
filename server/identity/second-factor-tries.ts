import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/identity/identity.constants.ts'
import type { Db } from '#server/db/connection.ts'
import type { LockoutsService } from '#server/rate-limits/lockouts.service.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { hashOfToken } from '#server/tokens.ts'
import { createSecondFactorsRepository } from './second-factors.repository.ts'
import { findTotpStep } from './totp.ts'

/**
 * Must run inside a write. Each TOTP or recovery code is accepted once. Null if the code is wrong or used, or the
 * second factor is off.
 */
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

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** Each code has 80 random bits, so a fast hash is sufficient. */
export function newRecoveryCodes() {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'))
}

export function hashOfRecoveryCode(code: string) {
  return hashOfToken(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
}

interface Deps {
  lockouts: LockoutsService
  rateLimits: Pick<RateLimitsService, 'spend' | 'uncount'>
}

/** Far too few guesses to find a six-digit code. */
const A_DAY = { most: 20, windowMs: 24 * 60 * 60_000 }

export function createSecondFactorTries({ lockouts, rateLimits }: Deps) {
  const lockKey = (accountId: number) => `second-factor:account:${accountId}`
  const dayKey = (accountId: number) => `second-factor:day:${accountId}`
  return {
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
