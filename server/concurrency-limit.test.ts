import { expect, onTestFinished, test, vi } from 'vitest'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { unfinished } from '#contract/wire/unfinished.messages.ts'
import { countConnection, createConcurrencyLimit } from './concurrency-limit.ts'
import { createContentCache } from './plugins/content-cache.ts'

test('runs jobs up to the limit, then queued jobs in order of arrival', async () => {
  const limit = createConcurrencyLimit({ running: 2, waiting: 2 })
  const jobs = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const started: number[] = []
  const running = jobs.map(({ promise }, nth) =>
    limit.run(() => {
      started.push(nth)
      return promise
    }),
  )
  await expect.poll(() => started).toEqual([0, 1])

  for (const [nth, job] of jobs.entries()) {
    job.resolve()
    await running[nth]
  }

  expect(started).toEqual([0, 1, 2, 3])
})

test('refuses a job with 503 and Retry-After when the queue is full, and accepts one again when a job ends', async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 1 })
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const results = [limit.run(() => first.promise), limit.run(() => second.promise)]

  expect(limit.isFull()).toBe(true)
  await expect(limit.run(async () => 'third')).rejects.toMatchObject({
    status: 503,
    message: wireRefusals.overloaded,
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

test('returns 503 for a job that never ends, aborts its signal and frees its slot', async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 0, timeoutMs: 5 })
  const { job, started, timeOut } = aJobThatNeverEnds()

  const hanging = limit.run(job)
  const signal = await started

  expect(limit.isFull()).toBe(true)
  timeOut()
  await expect(hanging).rejects.toMatchObject({ status: 503, message: wireRefusals.timedOut })
  expect(signal.aborted).toBe(true)
  expect(limit.isFull()).toBe(false)
  expect(await limit.run(async () => 'next')).toBe('next')
})

test('counts the time in the queue towards the timeout, and removes a job that times out there', async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 1, timeoutMs: 5 })
  const { job, started, timeOut } = aJobThatNeverEnds()
  let hasStarted = false

  const both = [limit.run(job), limit.run(async () => (hasStarted = true))]
  await started
  timeOut()

  for (const result of await Promise.allSettled(both)) {
    expect(result).toMatchObject({ status: 'rejected', reason: { status: 503, message: wireRefusals.timedOut } })
  }
  expect(hasStarted).toBe(false)
  expect(limit.waiting()).toBe(0)
  expect(await limit.run(async () => 'next')).toBe('next')
})

test('returns 504 for a change that was started and may still be done, and 503 for one in the queue', async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 1, timeoutMs: 5 })
  const { job, started, timeOut } = aJobThatNeverEnds()

  const both = [1, 2].map(() => limit.run(job, { isChange: true }))
  await started
  timeOut()

  expect(await Promise.allSettled(both)).toMatchObject([
    { reason: { status: 504, message: unfinished } },
    { reason: { status: 503, message: wireRefusals.timedOut } },
  ])
})

test('starts one job per iteration of the event loop, even with free slots', async () => {
  const limit = createConcurrencyLimit({ running: 5 })
  const clock = countTurns()

  const turns = await Promise.all(Array.from({ length: 10 }, () => limit.run(async () => clock.turn())))

  expect(new Set(turns).size).toBe(10)
})

test('starts no job while connections come in, but waits at most 64 iterations', async () => {
  const limit = createConcurrencyLimit({ running: 1 })
  const clock = countTurns(countConnection)

  const waited = await limit.run(async () => clock.turn())

  expect(waited).toBeGreaterThan(50)
  expect(waited).toBeLessThan(80)
})

test('does not limit responses that are cached or already being rendered', async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 0 })
  const cache = createContentCache({ revision: () => 1 })
  const rendered = { status: 200, headers: {}, body: 'page' }
  const get = (name: string, render = async () => rendered) => cache.get(name, () => limit.run(render))
  await get('cached')
  const slow = Promise.withResolvers<typeof rendered>()
  const rendering = get('slow', () => slow.promise)

  await expect(get('new')).rejects.toThrow(wireRefusals.overloaded)
  expect((await get('cached')).status).toBe(200)
  const joined = get('slow')
  slow.resolve(rendered)

  expect(await joined).toBe(await rendering)
  expect((await get('new')).status).toBe(200)
})

/** `started` resolves to the signal of the job. Timers fire only when `timeOut` is called. */
function aJobThatNeverEnds() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const started = Promise.withResolvers<AbortSignal>()
  const job = (signal: AbortSignal) => {
    started.resolve(signal)
    return new Promise<never>(() => {})
  }
  return { job, started: started.promise, timeOut: () => vi.advanceTimersByTime(5) }
}

/** Counts iterations of the event loop and runs the callback in each. */
function countTurns(inEach = () => {}) {
  let turn = 0
  let isOver = false
  const count = () => {
    turn += 1
    inEach()
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  onTestFinished(() => {
    isOver = true
  })
  return { turn: () => turn }
}
