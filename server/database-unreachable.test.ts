import { connect, createServer, type Socket } from 'node:net'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { openTestApi } from '#test/api.ts'
import { anOpenSite } from '#test/builders.ts'
import { freePort } from '#test/child-server.ts'
import { loadingBuild } from '#test/loading-build.ts'
import { startPostgresServer } from '#test/postgres-server.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { loadConfig } from './config.ts'
import { openData } from './data.ts'
import { pages } from './plugins/pages.ts'

const server = await startPostgresServer()
afterAll(server.stop)

test('while the database is unreachable, calls and pages return 503 with Retry-After, and recover afterwards', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await server.createDatabase('away')
  const proxy = await startProxy(server.url('away'))
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: proxy.url,
  })
  const data = await openData(config, () => {})
  onTestFinished(data.close)
  await anOpenSite(data.database.db)
  const api = await openTestApi(config, data)
  onTestFinished(api.close)
  const settings = { apiBase: config.api.base, publicUrl: 'https://plinth.test' }
  await api.app.register(pages, { ...api, build: async () => loadingBuild, mode: 'production', settings })
  expect((await api.get('/Home/GetCategories')).statusCode).toBe(200)
  expect((await api.app.inject('/products/Commercial')).statusCode).toBe(200)

  await proxy.stop()

  const refused = [
    await api.get('/Home/GetHomePageList'),
    await api.post('/NewsandEvents/ManageNewsLetterSubscription/', { email: 'visitor@mail.test' }),
    await api.get('/Home/Search/tower'),
  ]
  for (const response of refused) {
    expect(response.statusCode).toBe(503)
    expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(response.json().responseMessage).toEqual({ isSuccessStatusCode: false, reasonPhrase: wireRefusals.dataAway })
  }
  const page = await api.app.inject('/home')
  expect(page.statusCode).toBe(503)
  expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  // Cached responses need no database.
  expect((await api.get('/Home/GetCategories')).statusCode).toBe(200)
  expect((await api.app.inject('/products/Commercial')).statusCode).toBe(200)

  await proxy.start()

  await expect.poll(async () => (await api.get('/Home/GetHomePageList')).statusCode).toBe(200)
  await expect.poll(async () => (await api.app.inject('/home')).statusCode).toBe(200)
})

/** A TCP proxy to the database whose connections can be cut and restored. */
async function startProxy(url: string) {
  const { hostname, port: target } = new URL(url)
  const port = await freePort()
  const open = new Set<Socket>()
  const listener = createServer((socket) => {
    const upstream = connect(Number(target), hostname)
    for (const end of [socket, upstream]) {
      open.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        open.delete(end)
        socket.destroy()
        upstream.destroy()
      })
    }
    socket.pipe(upstream).pipe(socket)
  })
  const start = () => new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      listener.close(() => resolve())
      for (const socket of open) socket.destroy()
    })
  await start()
  onTestFinished(async () => {
    if (listener.listening) await stop()
  })
  return { url: url.replace(`${hostname}:${target}`, `127.0.0.1:${port}`), start, stop }
}
