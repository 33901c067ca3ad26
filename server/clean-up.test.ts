import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { aSession, test } from '#test/api.ts'
import { anAccount } from '#test/builders.ts'
import { queueCleanUp, registerCleanUp } from './clean-up.ts'
import type { Db } from './db/connection.ts'
import { rowsOf } from './db/rows.ts'
import { oneTimeCodes, passwordResetTokens, sessions } from './identity/sessions.tables.ts'
import { rateLimits } from './rate-limits/rate-limits.tables.ts'

const HOUR = 60 * 60_000
/** Today, because the queue goes by the database's clock. */
const NOW = new Date()
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const ahead = (ms: number) => new Date(NOW.getTime() + ms)

test('once a day what can never be used again goes, and nothing else', async ({ db, data }) => {
  const account = await anAccount(db)
  const life = { idleExpiresAt: ahead(HOUR), expiresAt: ahead(HOUR) }
  await aSession(db, account, life)
  await aSession(db, account, { ...life, revokedAt: ago(1) })
  await aSession(db, account, { ...life, idleExpiresAt: NOW })
  await aSession(db, account, { idleExpiresAt: ago(HOUR), expiresAt: ago(HOUR) })
  const secret = { accountId: account.id, email: account.email }
  await db.insert(passwordResetTokens).values([
    { ...secret, tokenHash: 'usable', expiresAt: ahead(1) },
    { ...secret, tokenHash: 'used', expiresAt: ahead(HOUR), usedAt: ago(1) },
    { ...secret, tokenHash: 'expired', expiresAt: NOW },
  ])
  await db.insert(oneTimeCodes).values([
    { ...secret, codeHash: 'usable', expiresAt: ahead(1) },
    { ...secret, codeHash: 'used', expiresAt: ahead(HOUR), usedAt: ago(1) },
    { ...secret, codeHash: 'expired', expiresAt: NOW },
  ])
  const counted = { windowStartedAt: ago(30 * HOUR), count: 5 }
  await db.insert(rateLimits).values([
    { ...counted, key: 'fresh', updatedAt: ago(24 * HOUR - 1) },
    { ...counted, key: 'locked', updatedAt: ago(30 * HOUR), lockedUntil: ahead(1) },
    { ...counted, key: 'lock over', updatedAt: ago(30 * HOUR), lockedUntil: NOW },
    { ...counted, key: 'forgotten', updatedAt: ago(24 * HOUR) },
  ])

  registerCleanUp(data, () => NOW)
  await data.jobs.start()
  await queueCleanUp(data)

  await vi.waitFor(async () => expect(await db.$count(oneTimeCodes)).toBe(1), { timeout: 10_000 })
  expect(await db.$count(sessions)).toBe(1)
  expect(await db.select().from(passwordResetTokens)).toMatchObject([{ tokenHash: 'usable' }])
  expect(await db.select().from(oneTimeCodes)).toMatchObject([{ codeHash: 'usable' }])
  expect((await db.select().from(rateLimits)).map(({ key }) => key).toSorted()).toEqual(['fresh', 'locked'])
})

test('the next round waits for tomorrow, and a start in between adds none', async ({ db, data }) => {
  registerCleanUp(data, () => NOW)
  await data.jobs.start()
  await queueCleanUp(data)
  await vi.waitFor(async () => expect(await waiting(db)).toHaveLength(1), { timeout: 10_000 })

  await queueCleanUp(data)
  await queueCleanUp(data)

  expect(await waiting(db)).toEqual([{ at: ahead(24 * HOUR).toISOString() }])
})

/** The waiting rounds, once the first has begun. */
async function waiting(db: Db) {
  const rows = await rowsOf<{ at: string | Date }>(
    db,
    sql`select start_after as at from jobs.job where name = 'clean-up' and state = 'created' and start_after <> created_on`,
  )
  return rows.map(({ at }) => ({ at: new Date(at).toISOString() }))
}
