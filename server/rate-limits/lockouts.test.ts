import { expect } from 'vitest'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Db } from '#server/db/connection.ts'
import { test } from '#test/database.ts'
import { createLockoutsService } from './lockouts.service.ts'
import { createLockoutsRepository } from './rate-limits.repository.ts'
import { rateLimits } from './rate-limits.tables.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = Date.parse('2026-03-01T10:00:00.000Z')

test('five attempts are allowed, the sixth is refused for ten minutes', async ({ db }) => {
  const clock = aClock(db)
  await clock.tries(5)

  await expect(clock.lockouts.begin('key')).rejects.toMatchObject({
    status: 429,
    message: identityMessages.tooManyTries,
    retryAfterSeconds: 600,
  })
  clock.pass(10 * MINUTE - 1)
  await expect(clock.lockouts.begin('key')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 })
  clock.pass(1)
  await clock.lockouts.begin('key')
})

test('each lockout lasts twice as long as the previous one, up to about a day', async ({ db }) => {
  const clock = aClock(db)
  const waits: number[] = []
  for (let lock = 0; lock < 10; lock += 1) {
    await clock.tries(5)
    const { retryAfterSeconds } = await clock.refused()
    waits.push(retryAfterSeconds / 60)
    clock.pass(retryAfterSeconds * 1000)
  }

  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 1280, 1280])
})

test('attempts during a lockout neither extend it nor count for the next', async ({ db }) => {
  const clock = aClock(db)
  await clock.tries(5)
  for (let count = 0; count < 20; count += 1) await clock.refused()

  clock.pass(10 * MINUTE)
  await clock.tries(5)
  expect((await clock.refused()).retryAfterSeconds).toBe(20 * 60)
})

test('a successful attempt resets everything, and so does a day without attempts', async ({ db }) => {
  const clock = aClock(db)
  await clock.tries(4)
  await clock.lockouts.reset('key')
  await clock.tries(4)
  clock.pass(24 * HOUR)
  await clock.tries(5)

  expect((await clock.refused()).retryAfterSeconds).toBe(600)
})

test('attempts hours apart are counted together', async ({ db }) => {
  const clock = aClock(db)
  for (let count = 0; count < 5; count += 1) {
    await clock.tries(1)
    clock.pass(count === 4 ? 0 : 5 * HOUR)
  }

  await clock.refused()
})

test('a lockout lasts no longer than its duration when the clock is set back', async ({ db }) => {
  const clock = aClock(db)
  await clock.tries(5)
  clock.pass(10 * MINUTE)
  await clock.tries(5)

  clock.pass(-31 * HOUR)
  expect((await clock.refused()).retryAfterSeconds).toBe(20 * 60)
  clock.pass(20 * MINUTE)
  await clock.tries(1)
})

test('of thirty parallel attempts exactly five are allowed', async ({ db }) => {
  const { lockouts } = aClock(db)

  const results = await Promise.allSettled(Array.from({ length: 30 }, () => lockouts.begin('key')))

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('each key is locked separately, and a restart keeps the lockout', async ({ db }) => {
  await aClock(db).tries(5)

  await aClock(db).refused()
  await aClock(db).lockouts.begin('window')
})

test('nothing is counted when limits are off', async ({ db }) => {
  const lockouts = createLockoutsService({ lockouts: createLockoutsRepository(db), isOn: false })
  for (let count = 0; count < 9; count += 1) await lockouts.begin('key')
  await lockouts.reset('key')

  expect(await db.select().from(rateLimits)).toEqual([])
})

function aClock(db: Db) {
  let time = START
  const lockouts = createLockoutsService({
    lockouts: createLockoutsRepository(db),
    isOn: true,
    now: () => new Date(time),
  })
  return {
    lockouts,
    pass: (ms: number) => {
      time += ms
    },
    tries: async (count: number) => {
      for (let done = 0; done < count; done += 1) await lockouts.begin('key')
    },
    /** The refusal message; an allowed attempt fails the test. */
    refused: async () => {
      const outcome = await lockouts.begin('key').catch((error: unknown) => error)
      expect(outcome).toMatchObject({ status: 429 })
      return outcome as { retryAfterSeconds: number }
    },
  }
}
