import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { test } from '#test/database.ts'
import { createContentRevision } from './revision.ts'

test('a change made elsewhere arrives by notification', async ({ database, db }) => {
  const revision = await createContentRevision(database, { pollEveryMs: 1_000_000 })
  const heard: number[] = []
  revision.onChange((next) => heard.push(next))

  await db.execute(sql`update content_revision set revision = 2`)
  await db.execute(sql`select pg_notify('content_revision', '2')`)

  await expect.poll(() => revision.current()).toBe(2)
  expect(heard).toEqual([2])
  await revision.close()
})

test('the revision only grows, however late a notification comes', async ({ revision }) => {
  const heard: number[] = []
  const stop = revision.onChange((next) => heard.push(next))

  revision.note(5)
  revision.note(4)
  revision.note(5)
  stop()
  revision.note(6)

  expect(revision.current()).toBe(6)
  expect(heard).toEqual([5])
})

test('after messages may have been missed, the revision is read anew', async ({ database, db }) => {
  const heard = Promise.withResolvers<(message: string | null) => void>()
  const listen = async (_channel: string, hear: (message: string | null) => void) => {
    heard.resolve(hear)
    return async () => {}
  }
  const revision = await createContentRevision({ ...database, listen }, { pollEveryMs: 1_000_000 })
  await db.execute(sql`update content_revision set revision = 3`)
  expect(revision.current()).toBe(1)

  const hear = await heard.promise
  hear(null)

  await expect.poll(() => revision.current()).toBe(3)
  await revision.close()
})
