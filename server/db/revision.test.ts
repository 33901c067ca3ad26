import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { test } from '#test/database.ts'
import { createContentRevision } from './revision.ts'

test('a change by another process arrives as a notification', async ({ database, db }) => {
  const revision = await createContentRevision(database, { pollEveryMs: 1_000_000 })
  const revisions: number[] = []
  revision.onChange((next) => revisions.push(next))

  await db.execute(sql`update content_revision set revision = 2`)
  await db.execute(sql`select pg_notify('content_revision', '2')`)

  await expect.poll(() => revision.current()).toBe(2)
  expect(revisions).toEqual([2])
  await revision.close()
})

test('the revision never decreases, even when a notification arrives late', async ({ revision }) => {
  const revisions: number[] = []
  const stop = revision.onChange((next) => revisions.push(next))

  revision.update(5)
  revision.update(4)
  revision.update(5)
  stop()
  revision.update(6)

  expect(revision.current()).toBe(6)
  expect(revisions).toEqual([5])
})

test('the revision is read again after messages may have been missed', async ({ database, db }) => {
  const listener = Promise.withResolvers<(message: string | null) => void>()
  const listen = async (_channel: string, onMessage: (message: string | null) => void) => {
    listener.resolve(onMessage)
    return async () => {}
  }
  const revision = await createContentRevision({ ...database, listen }, { pollEveryMs: 1_000_000 })
  await db.execute(sql`update content_revision set revision = 3`)
  expect(revision.current()).toBe(1)

  const onMessage = await listener.promise
  onMessage(null)

  await expect.poll(() => revision.current()).toBe(3)
  await revision.close()
})
