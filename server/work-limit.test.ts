import { expect, test } from 'vitest'
import { say } from '#contract/content/refusals.messages.ts'
import { createContentCache } from './plugins/content-cache.ts'
import { createWorkLimit } from './work-limit.ts'

test('beyond the limit nobody is kept waiting, and there is room again when something is done', async () => {
  const limit = createWorkLimit({ most: 2 })
  const works = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const running = works.map(({ promise }) => limit.run(() => promise))

  const refused = limit.run(async () => 'third')
  await expect(refused).rejects.toMatchObject({ status: 503, message: say.overloaded, retryAfterSeconds: 2 })

  works[0]?.resolve('first')
  await running[0]
  expect(await limit.run(async () => 'fourth')).toBe('fourth')
  works[1]?.reject(new Error('failed'))
  await expect(running[1]).rejects.toThrow('failed')
  expect(await Promise.all([limit.run(async () => 'fifth'), limit.run(async () => 'sixth')])).toEqual([
    'fifth',
    'sixth',
  ])
})

test('what is kept, or being made for another, is answered however much is under way', async () => {
  const cache = createContentCache({ revision: () => 1, limit: createWorkLimit({ most: 1 }) })
  const rendered = { status: 200, headers: {}, body: 'page' }
  await cache.get('kept', async () => rendered)
  const slow = Promise.withResolvers<typeof rendered>()
  const making = cache.get('slow', () => slow.promise)

  await expect(cache.get('new', async () => rendered)).rejects.toThrow(say.overloaded)
  expect((await cache.get('kept', async () => rendered)).status).toBe(200)
  const joined = cache.get('slow', async () => rendered)
  slow.resolve(rendered)

  expect(await joined).toBe(await making)
  expect((await cache.get('new', async () => rendered)).status).toBe(200)
})

test('work that never ends is answered 503 and gives its slot back', async () => {
  const limit = createWorkLimit({ most: 1, longestMs: 5 })
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
