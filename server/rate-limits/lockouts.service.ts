import { identityMessages } from '#contract/identity/identity.messages.ts'
import { AppError } from '../errors.ts'
import type { LockoutsRepository } from './lockouts.repository.ts'
import { FORGET_AFTER_MS } from './rate-limits.repository.ts'

interface Deps {
  lockouts: LockoutsRepository
  /** Off only for load tests. */
  isOn: boolean
  now?: () => Date
}

const TRIES = 5
const RULES = {
  tries: TRIES,
  firstLockSeconds: 10 * 60,
  /** The longest lock is about 21 hours; a reset link lifts any lock. */
  mostDoublings: 7,
  forgetAfterMs: FORGET_AFTER_MS,
}

/** Five wrong tries lock a thing for ten minutes; each further lock lasts twice as long as the one before. */
export function createLockoutsService({ lockouts, isOn, now = () => new Date() }: Deps) {
  return {
    /**
     * To be called before the try is judged: counted afterwards, many tries at once would all be judged. `lockedUntil`
     * is set for the last allowed try, whose failure locks.
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

    /** The try was right: what was counted and locked is forgotten. */
    async forget(key: string) {
      if (isOn) await lockouts.deleteByKey(key)
    },
  }
}

export type LockoutsService = ReturnType<typeof createLockoutsService>
