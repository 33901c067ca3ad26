import { Agent } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { createApi } from '#server/api.ts'
import { openHttpServer } from '#server/http-server.ts'
import { test } from '#test/api.ts'
import { exchange } from '#test/exchange.ts'

test.for(['limit', 'renders'] as const)(
  '/readyz returns 503 while %s is full, and 200 afterwards',
  async (name, { api }) => {
    const limit = api[name]
    const ready = async () => (await api.app.inject('/readyz')).statusCode
    expect(await ready()).toBe(200)

    const done = Promise.withResolvers<void>()
    const jobs: Promise<void>[] = []
    while (!limit.isFull()) jobs.push(limit.run(() => done.promise))

    expect(await ready()).toBe(503)
    expect((await api.app.inject('/healthz')).statusCode).toBe(200)
    done.resolve()
    await Promise.all(jobs)
    expect(await ready()).toBe(200)
  },
)

test('/readyz returns 503 once the server begins to stop, while other requests are still answered', async ({
  config,
  data,
}) => {
  const http = await openHttpServer({ host: '127.0.0.1', port: 0 })
  const { app } = await createApi({ config, data, http })
  await app.ready()
  http.startServing()
  const agent = new Agent({ keepAlive: true })
  onTestFinished(async () => {
    agent.destroy()
    await app.close()
  })
  const { port } = app.server.address() as AddressInfo
  expect(await exchange({ port, path: '/readyz', agent })).toMatchObject({ status: 200 })

  const closed = http.close()

  const [readiness, liveness] = await Promise.all(
    ['/readyz', '/healthz'].map((path) => exchange({ port, path, agent })),
  )
  expect(readiness).toMatchObject({ status: 503, body: Buffer.from('stopping') })
  expect(liveness).toMatchObject({ status: 200 })
  await closed
})
