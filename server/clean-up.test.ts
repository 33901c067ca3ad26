import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { aSession, test } from '#test/api.ts'
import { aMediaItem, anAccount, aPerk, aProject } from '#test/builders.ts'
import { waitFor } from '#test/wait-for.ts'
import { perks } from './catalog/project-parts.tables.ts'
import { projects } from './catalog/projects.tables.ts'
import { queueCleanUp, registerCleanUp } from './clean-up.ts'
import type { Db } from './db/connection.ts'
import { rowsOf } from './db/rows.ts'
import { oneTimeCodes, passwordResetTokens, sessions, undoTokens } from './identity/accounts.tables.ts'
import { undeliveredMails } from './mail/undelivered-mails.tables.ts'
import { mediaItems } from './media/media.tables.ts'
import { rateLimits } from './rate-limits/rate-limits.tables.ts'
import { webhookDeliveries, webhookEvents, webhooks } from './webhooks/webhooks.tables.ts'

const HOUR = 60 * 60_000
/** The real date, because the job queue uses the clock of the database. */
const NOW = new Date()
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const ahead = (ms: number) => new Date(NOW.getTime() + ms)

test('the daily clean-up deletes only data that can never be used again', async ({ db, data }) => {
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
  await db.insert(undoTokens).values([
    { ...secret, kind: 'email', tokenHash: 'usable', expiresAt: ahead(1) },
    { ...secret, kind: 'email', tokenHash: 'expired', expiresAt: NOW },
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

  await waitFor(async () => expect(await db.$count(oneTimeCodes)).toBe(1))
  expect(await db.$count(sessions)).toBe(1)
  expect(await db.select().from(passwordResetTokens)).toMatchObject([{ tokenHash: 'usable' }])
  expect(await db.select().from(undoTokens)).toMatchObject([{ tokenHash: 'usable' }])
  expect(await db.select().from(oneTimeCodes)).toMatchObject([{ codeHash: 'usable' }])
  expect((await db.select().from(rateLimits)).map(({ key }) => key).toSorted()).toEqual(['fresh', 'locked'])
})

test('the clean-up deletes trash after thirty days, and old entries of failed mails', async ({ db, data }) => {
  const DAY = 24 * HOUR
  const recent = await aProject(db, { name: 'Suncourt', deletedAt: ago(30 * DAY - HOUR) })
  const gone = await aProject(db, { name: 'Old Court', deletedAt: ago(30 * DAY + 1) })
  await aPerk(db, { projectId: gone.id, deletedAt: ago(30 * DAY + 1) })
  await aPerk(db, { projectId: recent.id, deletedAt: ago(30 * DAY + 1) })
  await aPerk(db, { projectId: recent.id })
  const item = await aMediaItem(db, { projectId: gone.id })
  const failed = { recipient: 'a@x.example', subject: 'Visit', reason: 'away', queuedAt: NOW }
  await db.insert(undeliveredMails).values([
    { ...failed, jobId: 'old', failedAt: ago(30 * DAY + 1) },
    { ...failed, jobId: 'new', failedAt: ago(30 * DAY - HOUR) },
  ])

  registerCleanUp(data, () => NOW)
  await data.jobs.start()
  await queueCleanUp(data)

  await waitFor(async () => expect(await db.$count(undeliveredMails)).toBe(1))
  expect(await db.select().from(projects)).toMatchObject([{ name: 'Suncourt' }])
  expect(await db.select().from(perks)).toMatchObject([{ projectId: recent.id, deletedAt: null }])
  expect(await db.select().from(mediaItems)).toMatchObject([{ id: item.id, projectId: null }])
  expect(await db.select().from(undeliveredMails)).toMatchObject([{ jobId: 'new' }])
})

test('events of webhooks are deleted with their deliveries after 30 days', async ({ db, data }) => {
  const [webhook] = await db
    .insert(webhooks)
    .values({ name: 'CRM', address: 'https://crm.example.com/', events: ['lead.created'], secret: 'whsec_test' })
    .returning()
  for (const days of [29, 31]) {
    const event = { id: randomUUID(), type: 'lead.created' as const, createdAt: ahead(-days * 24 * HOUR) }
    await db.insert(webhookEvents).values({ ...event, body: `${days}` })
    const delivery = { eventId: event.id, webhookId: webhook?.id ?? 0, retriesFrom: event.createdAt }
    await db.insert(webhookDeliveries).values(delivery)
  }
  registerCleanUp(data, () => NOW)
  await data.jobs.start()
  await queueCleanUp(data)

  await waitFor(async () => expect(await db.$count(webhookEvents)).toBe(1))
  expect(await db.select().from(webhookEvents)).toMatchObject([{ body: '29' }])
  expect(await db.$count(webhookDeliveries)).toBe(1)
})

test('the next clean-up is scheduled for tomorrow, and a restart does not add another', async ({ db, data }) => {
  registerCleanUp(data, () => NOW)
  await data.jobs.start()
  await queueCleanUp(data)
  await waitFor(async () => expect(await waiting(db)).toHaveLength(1))

  await queueCleanUp(data)
  await queueCleanUp(data)

  expect(await waiting(db)).toEqual([{ at: ahead(24 * HOUR).toISOString() }])
})

/** The clean-up jobs that are scheduled for later, without the first one, which is due at once. */
async function waiting(db: Db) {
  const rows = await rowsOf<{ at: string | Date }>(
    db,
    sql`select start_after as at from jobs.job where name = 'clean-up' and state = 'created' and start_after <> created_on`,
  )
  return rows.map(({ at }) => ({ at: new Date(at).toISOString() }))
}

test('the clean-up runs vacuum analyze on the embedded engine', async ({ db, data, database }) => {
  await aProject(db)
  registerCleanUp(data)
  await data.jobs.start()
  await queueCleanUp(data)

  const isKnown = async () => {
    const [table] = await rowsOf<{ rows: number }>(
      db,
      sql`select reltuples::int as rows from pg_class where relname = 'projects'`,
    )
    return Number(table?.rows) >= 1
  }
  if (database.kind === 'embedded') await waitFor(async () => expect(await isKnown()).toBe(true))
  else
    await waitFor(async () =>
      expect(await rowsOf(db, sql`select from jobs.job where name = 'clean-up' and state = 'completed'`)).not.toEqual(
        [],
      ),
    )
})
