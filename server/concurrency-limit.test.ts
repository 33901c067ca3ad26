import { expect, test } from 'vitest'
import { say } from '#contract/content/refusals.messages.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { createContentCache } from './plugins/content-cache.ts'

test('runs jobs up to the limit, then those that wait, in the order they came', async () => {
  const limit = createConcurrencyLimit({ running: 2, waiting: 2 })
  const jobs = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const started: number[] = []
  const running = jobs.map(({ promise }, nth) =>
    limit.run(() => {
      started.push(nth)
      return promise
    }),
  )
  expect(started).toEqual([0, 1])

  for (const [nth, job] of jobs.entries()) {
    job.resolve()
    await running[nth]
  }

  expect(started).toEqual([0, 1, 2, 3])
})

test('refuses a job with 503 and Retry-After when the queue is full, and takes one again when a job ends', async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 1 })
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const results = [limit.run(() => first.promise), limit.run(() => second.promise)]

  expect(limit.isFull()).toBe(true)
  await expect(limit.run(async () => 'third')).rejects.toMatchObject({
    status: 503,
    message: say.overloaded,
    retryAfterSeconds: 2,
  })

  first.resolve('first')
  await results[0]
  expect(limit.isFull()).toBe(false)
  const fourth = limit.run(async () => 'fourth')
  const failed = expect(results[1]).rejects.toThrow('failed')
  second.promise.catch(() => {})
  second.reject(new Error('failed'))
  await failed
  expect(await fourth).toBe('fourth')
})

test('answers a job that never ends with 503, aborts its signal and gives its slot to the next', async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 0, timeoutMs: 5 })
  let isAborted = false

  const hanging = limit.run((signal) => {
    signal.addEventListener('abort', () => (isAborted = true))
    return new Promise(() => {})
  })

  expect(limit.isFull()).toBe(true)
  await expect(hanging).rejects.toMatchObject({ status: 503, message: say.timedOut })
  expect(isAborted).toBe(true)
  expect(limit.isFull()).toBe(false)
  expect(await limit.run(async () => 'next')).toBe('next')
})

test('counts the time in the queue, and removes a job that times out there', async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 1, timeoutMs: 5 })
  const hang = () => new Promise<never>(() => {})
  let hasStarted = false

  const both = [limit.run(hang), limit.run(async () => (hasStarted = true))]

  for (const result of await Promise.allSettled(both)) {
    expect(result).toMatchObject({ status: 'rejected', reason: { status: 503, message: say.timedOut } })
  }
  expect(hasStarted).toBe(false)
  expect(limit.waiting()).toBe(0)
  expect(await limit.run(async () => 'next')).toBe('next')
})

test('starts each job of the queue in a turn of the event loop of its own', async () => {
  const limit = createConcurrencyLimit({ running: 1 })
  let turn = 0
  let isDone = false
  const count = () => {
    turn += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)

  const turns = await Promise.all(Array.from({ length: 5 }, () => limit.run(async () => turn)))
  isDone = true

  expect(new Set(turns).size).toBe(5)
})

test('does not limit what is cached, or is being rendered for another request', async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 0 })
  const cache = createContentCache({ revision: () => 1 })
  const rendered = { status: 200, headers: {}, body: 'page' }
  const get = (name: string, render = async () => rendered) => cache.get(name, () => limit.run(render))
  await get('cached')
  const slow = Promise.withResolvers<typeof rendered>()
  const rendering = get('slow', () => slow.promise)

  await expect(get('new')).rejects.toThrow(say.overloaded)
  expect((await get('cached')).status).toBe(200)
  const joined = get('slow')
  slow.resolve(rendered)

  expect(await joined).toBe(await rendering)
  expect((await get('new')).status).toBe(200)
})
