import { expect } from 'vitest'
import { test } from '#test/api.ts'

test('reports not ready while no work can be taken, and ready again afterwards', async ({ api }) => {
  const ready = async () => (await api.app.inject('/readyz')).statusCode
  expect(await ready()).toBe(200)

  const done = Promise.withResolvers<void>()
  const works: Promise<void>[] = []
  while (!api.limit.isFull()) works.push(api.limit.run(() => done.promise))

  expect(await ready()).toBe(503)
  expect((await api.app.inject('/healthz')).statusCode).toBe(200)
  done.resolve()
  await Promise.all(works)
  expect(await ready()).toBe(200)
})
