import { expect } from 'vitest'
import { type Config, loadConfig } from '#server/config.ts'
import { undeliveredMails } from '#server/mail/undelivered-mails.tables.ts'
import { test as apiTest, openTestApi } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

const FAR = '203.0.113.9'
const TOKEN = 'a-token-of-the-watchers'

const test = apiTest.extend<{ hasOwnApi: boolean }>({ hasOwnApi: true })

const withToken = apiTest.extend<{ config: Config }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  config: async ({}, use) => {
    const settings = { LOG_LEVEL: 'silent', NODE_ENV: 'test', DATA_DIR: await temporaryFolder() }
    await use(loadConfig({ ...settings, METRICS_TOKEN: TOKEN }))
  },
})

test('requests are timed by route pattern and status class, never by address', async ({ api }) => {
  await api.get('/Product/GetProductDetails/secret name')
  await api.get('/Home/GetCategories')
  await api.get('/Home/GetCategories?token=secret')
  await api.get('/Home/NoSuchCall/secret')
  await api.app.inject('/healthz')

  const { body } = await api.app.inject('/metrics')

  expect(seriesIn(body, 'plinth_request_duration_seconds_count{route="/api/Home/GetCategories",status="2xx"}')).toBe(2)
  expect(
    seriesIn(body, 'plinth_request_duration_seconds_bucket{route="/api/Home/GetCategories",status="2xx",le="+Inf"}'),
  ).toBe(2)
  expect(seriesIn(body, 'plinth_request_duration_seconds_count{route="/api/*",status="4xx"}')).toBe(1)
  expect(body).not.toMatch(/secret|healthz|route="\/metrics"/)
})

test('reports the cache, the process, the jobs, the mails and the disk', async ({ api, db, jobs }) => {
  jobs.register('letters', async () => {})
  await jobs.start()
  await jobs.enqueueIn(db, 'letters', {}, { startAfter: new Date(Date.now() + 3_600_000) })
  await aProject(db)
  await db.insert(undeliveredMails).values({
    jobId: crypto.randomUUID(),
    recipient: 'ravi@visitor.example',
    subject: 'Thank you',
    reason: 'No such address',
    queuedAt: new Date(),
  })
  for (let nth = 0; nth < 3; nth += 1) await api.get('/Home/GetHomePageList')

  const answer = await api.app.inject('/metrics')

  expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(seriesIn(answer.body, 'plinth_page_cache_answers_total{outcome="hit"}')).toBe(2)
  expect(seriesIn(answer.body, 'plinth_page_cache_answers_total{outcome="render"}')).toBe(1)
  expect(seriesIn(answer.body, 'plinth_jobs{queue="letters",state="later"}')).toBe(1)
  expect(seriesIn(answer.body, 'plinth_mails_undelivered')).toBe(1)
  expect(seriesIn(answer.body, 'plinth_database_up')).toBe(1)
  expect(answer.body).toMatch(/^plinth_disk_free_bytes /m)
  expect(seriesIn(answer.body, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
  const again = await api.app.inject('/metrics')
  expect(seriesIn(again.body, 'plinth_page_cache_answers_total{outcome="hit"}')).toBe(2)
})

test('reports an unreachable database together with the other metrics', async ({ config, data }) => {
  const select = () => {
    throw new Error('gone')
  }
  const database = { ...data.database, db: Object.assign(Object.create(data.database.db), { execute: select }) }
  const api = await openTestApi(config, { ...data, database })

  const { statusCode, body } = await api.app.inject('/metrics')

  expect(statusCode).toBe(200)
  expect(seriesIn(body, 'plinth_database_up')).toBe(0)
  expect(body).toContain('process_cpu_seconds_total')
  await api.close()
})

test.for([
  ['127.0.0.1', {}, 200],
  ['127.0.0.53', {}, 200],
  ['::1', {}, 200],
  ['::ffff:127.0.0.1', {}, 200],
  [FAR, {}, 404],
  ['::ffff:10.0.0.1', {}, 404],
  [FAR, { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['127.0.0.1', { via: '1.1 proxy' }, 404],
  [FAR, { authorization: `Bearer ${TOKEN}` }, 404],
  [FAR, { authorization: 'Bearer null' }, 404],
] as const)('without a configured token, %s with %j gets %i', async ([remoteAddress, headers, status], { api }) => {
  const answer = await api.app.inject({ url: '/metrics', remoteAddress, headers })

  expect(answer.statusCode).toBe(status)
  if (status === 404) expect(answer.body).toBe('Not found\n')
})

withToken.for([
  [FAR, `Bearer ${TOKEN}`, 200],
  [FAR, `Bearer ${TOKEN}x`, 404],
  [FAR, 'Bearer ', 404],
  [FAR, '', 404],
  ['127.0.0.1', '', 200],
] as const)(
  'with a configured token, %s sending "%s" gets %i',
  async ([remoteAddress, authorization, status], { api }) => {
    const answer = await api.app.inject({ url: '/metrics', remoteAddress, headers: { authorization } })

    expect(answer.statusCode).toBe(status)
  },
)

/** Value of one series; undefined when it is missing. */
function seriesIn(body: string, series: string) {
  const line = body.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}
