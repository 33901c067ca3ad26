import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { createRateLimitsRepository, type RateLimitsRepository } from './rate-limits.repository.ts'

interface Sending {
  form: string
  visitorAddress: string
  values: object
  now: Date
}

const WINDOW_MS = 10 * 60_000

/**
 * Whether the same visitor sent the same form with the same values in the last ten minutes. Must run in the transaction
 * that stores the form: parallel copies wait for the row lock of the counter, and a rollback also undoes the count.
 */
export async function wasJustSent(db: Db, sending: Sending) {
  return (await firstSentAt(db, sending)) !== null
}

/** Like `wasJustSent`, but returns the time of the first of the same requests. Null if there was none. */
export async function firstSentAt(db: Db, { form, visitorAddress, values, now }: Sending) {
  const sorted = Object.entries(values).sort(([a], [b]) => a.localeCompare(b))
  const content = JSON.stringify([networkOf(visitorAddress), sorted])
  const key = `same:${form}:${createHash('sha256').update(content).digest('base64url')}`
  const { count, windowStartedAt } = await createRateLimitsRepository(db).count(key, { now, windowMs: WINDOW_MS })
  return count > 1 ? windowStartedAt : null
}

interface Deps {
  rateLimits: RateLimitsRepository
  /** False only in load tests and other tests that make many calls. */
  isOn: boolean
  now?: () => Date
}

export interface Limit {
  most: number
  windowMs: number
}

const FORM: Limit = { most: 10, windowMs: 10 * 60_000 }

/**
 * Limits emails to an email address that anyone can enter, for all forms together. Codes and links of accounts have
 * their own limits, so that a person can still sign in after a stranger has used up this one.
 */
const MAILBOX: Limit = { most: 3, windowMs: 60 * 60_000 }

/** Limits emails that confirm a change made through an emailed link. */
const LINK_HOLDER: Limit = { most: 5, windowMs: 60 * 60_000 }

/** Counts in the database, so that limits apply to all processes together and across restarts. */
export function createRateLimitsService({ rateLimits, isOn, now = () => new Date() }: Deps) {
  /** Counts a use. Returns the seconds to wait if the limit is exceeded. Null if it is not. */
  async function use(
    key: string,
    { most, windowMs }: Limit,
    counters: Pick<RateLimitsRepository, 'count'> = rateLimits,
  ) {
    if (!isOn) return null
    const moment = now()
    const { count, windowStartedAt } = await counters.count(key, { now: moment, windowMs })
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

    /** Reverses a counted use that should not count, such as a successful attempt. */
    async uncount(key: string) {
      if (isOn) await rateLimits.uncount(key)
    },

    spendOnForm: (form: string, visitorAddress: string) => spend(`form:${form}:${networkOf(visitorAddress)}`, FORM),

    /**
     * Whether a form that anyone can send may send an email to this email address; if so, counts it. `db` is the
     * connection of the write that queues the email.
     */
    mayMail: async (db: Db, email: string) =>
      (await use(`mail:${hashOf(email)}`, MAILBOX, createRateLimitsRepository(db))) === null,

    /**
     * Whether a change made through an emailed link may be confirmed by email. Counted in the transaction of the
     * change, so that a refused change does not count.
     */
    mayMailLinkHolder: async (db: Db, email: string) =>
      (await use(`link-holder:${hashOf(email)}`, LINK_HOLDER, createRateLimitsRepository(db))) === null,
  }
}

export type RateLimitsService = ReturnType<typeof createRateLimitsService>

/** Hashed, so that the table has no email addresses. */
function hashOf(email: string) {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
}

/**
 * Identifies a visitor: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one household or
 * server.
 */
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
