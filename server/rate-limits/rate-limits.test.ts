import { expect } from 'vitest'
import { test } from '#test/database.ts'
import { createRateLimitsRepository } from './rate-limits.repository.ts'
import { createRateLimitsService, networkOf } from './rate-limits.service.ts'
import { rateLimits } from './rate-limits.tables.ts'

const MINUTE = 60_000

test('a new window starts when the old one is over, not before', async ({ db }) => {
  let clock = Date.parse('2026-03-01T10:00:00.000Z')
  const limits = createRateLimitsService({
    rateLimits: createRateLimitsRepository(db),
    isOn: true,
    now: () => new Date(clock),
  })
  for (let count = 0; count < 10; count += 1) await limits.spendOnForm('newsletter', '192.0.2.1')

  clock += 10 * MINUTE - 1
  await expect(limits.spendOnForm('newsletter', '192.0.2.1')).rejects.toMatchObject({
    status: 429,
    retryAfterSeconds: 1,
  })
  clock += 1
  await limits.spendOnForm('newsletter', '192.0.2.1')

  expect(await db.select().from(rateLimits)).toMatchObject([
    { key: 'form:newsletter:192.0.2.1', count: 1, windowStartedAt: new Date(clock) },
  ])
})

test('a window that starts in the future, after the clock was set back, is invalid', async ({ db }) => {
  let clock = Date.parse('2026-03-02T17:00:00.000Z')
  const limits = createRateLimitsService({
    rateLimits: createRateLimitsRepository(db),
    isOn: true,
    now: () => new Date(clock),
  })
  for (let count = 0; count < 10; count += 1) await limits.spendOnForm('newsletter', '192.0.2.1')

  clock -= 31 * 60 * MINUTE
  for (let count = 0; count < 10; count += 1) await limits.spendOnForm('newsletter', '192.0.2.1')
  await expect(limits.spendOnForm('newsletter', '192.0.2.1')).rejects.toMatchObject({
    status: 429,
    retryAfterSeconds: 600,
  })
})

test('a use timed before the stored window counts in that window and waits at most its length', async ({ db }) => {
  let clock = Date.parse('2026-03-02T17:00:00.000Z')
  const limits = createRateLimitsService({
    rateLimits: createRateLimitsRepository(db),
    isOn: true,
    now: () => new Date(clock),
  })
  for (let count = 0; count < 10; count += 1) await limits.spendOnForm('newsletter', '192.0.2.1')

  clock -= 5_000
  await expect(limits.spendOnForm('newsletter', '192.0.2.1')).rejects.toMatchObject({ retryAfterSeconds: 600 })
})

test('of thirty parallel uses exactly ten are allowed', async ({ db }) => {
  const limits = createRateLimitsService({ rateLimits: createRateLimitsRepository(db), isOn: true })

  const results = await Promise.allSettled(
    Array.from({ length: 30 }, () => limits.spendOnForm('newsletter', '192.0.2.1')),
  )

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('each form and each visitor is counted separately', async ({ db }) => {
  const limits = createRateLimitsService({ rateLimits: createRateLimitsRepository(db), isOn: true })
  for (let count = 0; count < 10; count += 1) await limits.spendOnForm('newsletter', '192.0.2.1')

  await limits.spendOnForm('newsletter', '192.0.2.2')
  await limits.spendOnForm('enquiry', '192.0.2.1')
  await expect(limits.spendOnForm('newsletter', '192.0.2.1')).rejects.toMatchObject({ status: 429 })
})

test('nothing is counted when limits are off', async ({ db }) => {
  const limits = createRateLimitsService({ rateLimits: createRateLimitsRepository(db), isOn: false })
  for (let count = 0; count < 20; count += 1) await limits.spendOnForm('newsletter', '192.0.2.1')

  expect(await db.select().from(rateLimits)).toEqual([])
})

test.for([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
] as const)('the visitor at %s counts as %s', ([address, network]) => {
  expect(networkOf(address)).toBe(network)
})
