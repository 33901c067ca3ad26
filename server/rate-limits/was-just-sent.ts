import { createHash } from 'node:crypto'
import type { Db } from '#server/db/connection.ts'
import { createRateLimitsRepository } from './rate-limits.repository.ts'
import { networkOf } from './rate-limits.service.ts'

interface Sending {
  form: string
  visitorAddress: string
  values: object
  now: Date
}

const WINDOW_MS = 10 * 60_000

/**
 * Whether the same visitor sent the same form with the same values in the last ten minutes. Call in the transaction
 * that stores the form: parallel copies wait for the row lock of the counter, and a rollback removes it.
 */
export async function wasJustSent(db: Db, { form, visitorAddress, values, now }: Sending) {
  const sorted = Object.entries(values).sort(([a], [b]) => a.localeCompare(b))
  const content = JSON.stringify([networkOf(visitorAddress), sorted])
  const key = `same:${form}:${createHash('sha256').update(content).digest('base64url')}`
  const { count } = await createRateLimitsRepository(db).count(key, { now, windowMs: WINDOW_MS })
  return count > 1
}
