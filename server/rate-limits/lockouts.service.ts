import { identityMessages } from '#contract/identity/identity.messages.ts'
import { AppError } from '../errors.ts'
import { EXPIRES_AFTER_MS, type LockoutsRepository } from './rate-limits.repository.ts'

interface Deps {
  lockouts: LockoutsRepository
  isOn: boolean
  now?: () => Date
}

const TRIES = 5
const RULES = {
  tries: TRIES,
  firstLockSeconds: 10 * 60,
  /**
   * With this many doublings, the longest lockout is about 21 hours. A password reset ends a lockout of the password.
   */
  mostDoublings: 7,
  expiresAfterMs: EXPIRES_AFTER_MS,
}

/** Failed attempts lock a key. Each lockout lasts twice as long as the previous one, up to a limit. */
export function createLockoutsService({ lockouts, isOn, now = () => new Date() }: Deps) {
  return {
    /**
     * Call before the attempt is checked, so that parallel attempts are all counted. `lockedUntil` is set for the last
     * allowed attempt, whose failure locks the key.
     */
    async begin(key: string): Promise<{ lockedUntil: Date | null }> {
      if (!isOn) return { lockedUntil: null }
      const moment = now()
      const { count, lockedUntil } = await lockouts.countTry(key, { ...RULES, now: moment })
      if (count <= TRIES || !lockedUntil) return { lockedUntil: count === TRIES ? lockedUntil : null }
      const waitMs = lockedUntil.getTime() - moment.getTime()
      throw new AppError('tooMany', identityMessages.tooManyTries, {
        retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
      })
    },

    async reset(key: string) {
      if (isOn) await lockouts.deleteByKey(key)
    },
  }
}

export type LockoutsService = ReturnType<typeof createLockoutsService>
