import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { AppError } from '#server/errors.ts'
import type { RateLimitsRepository } from './rate-limits.repository.ts'

interface Deps {
  rateLimits: RateLimitsRepository
  /** Off only for load tests. */
  isOn: boolean
  now?: () => Date
}

export interface Limit {
  most: number
  windowMs: number
}

/** What one visitor may send through one public form. */
const FORM: Limit = { most: 10, windowMs: 10 * 60_000 }

/** Mails that strangers may cause at one address. */
const MAILBOX: Limit = { most: 5, windowMs: 60 * 60_000 }

/** Counts uses in the database, so that limits hold for all processes together and over a restart. */
export function createRateLimitsService({ rateLimits, isOn, now = () => new Date() }: Deps) {
  /** Counts one use; seconds to wait when it was one too many, else null. */
  async function use(key: string, { most, windowMs }: Limit) {
    if (!isOn) return null
    const moment = now()
    const { count, windowStartedAt } = await rateLimits.count(key, { now: moment, windowMs })
    if (count <= most) return null
    const waitMs = Math.min(windowStartedAt.getTime() + windowMs - moment.getTime(), windowMs)
    return Math.max(1, Math.ceil(waitMs / 1000))
  }

  async function spend(key: string, limit: Limit) {
    const retryAfterSeconds = await use(key, limit)
    if (retryAfterSeconds !== null) throw new AppError('tooMany', wireRefusals.tooManyRequests, { retryAfterSeconds })
  }

  return {
    use,
    spend,

    /** Takes one use back: it turned out to be none of those that are limited. */
    async giveBack(key: string) {
      if (isOn) await rateLimits.takeBack(key)
    },

    spendOnForm: (form: string, visitorAddress: string) => spend(`form:${form}:${networkOf(visitorAddress)}`, FORM),

    /** Whether one more mail that a stranger asked for may go to this address; asking counts as sending. */
    mayMail: async (email: string) => (await use(`mail:${hashOf(email)}`, MAILBOX)) === null,
  }
}

export type RateLimitsService = ReturnType<typeof createRateLimitsService>

/** The table of counts is no list of people. */
function hashOf(email: string) {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url')
}

/** One visitor: an IPv4 address, or the /64 network that a household or a server gets of IPv6. */
export function networkOf(address: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const groups = [...front, ...Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0'), ...back]
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
