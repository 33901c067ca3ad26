import { expect } from 'vitest'
import { targetPath } from '#contract/company/redirect-address.ts'
import { SPECIFIED_REDIRECTS } from '#contract/company/redirects.constants.ts'
import { redirects } from '#server/company/redirects.tables.ts'
import { test as apiTest, queriesOf, type TestApi } from '#test/api.ts'
import { anOpenSite, aProject } from '#test/builders.ts'
import { tinyBuild } from '#test/tiny-build.ts'
import { pages } from './pages.ts'

const SAVE = '/Company/ManageRedirect'

const test = apiTest.extend<{
  hasOwnApi: boolean
  site: TestApi['app']
  add: (from: string, to: string | null) => Promise<unknown>
}>({
  hasOwnApi: true,
  site: async ({ api, config, db }, use) => {
    await anOpenSite(db)
    const { app, cache, renders, redirects: found } = api
    await app.register(pages, {
      build: async () => tinyBuild,
      mode: 'production',
      settings: { apiBase: config.api.base, publicUrl: 'https://plinth.test' },
      cache,
      renders,
      redirects: found,
      site: api.site,
    })
    await use(app)
  },
  add: async ({ api }, use) => {
    const token = await api.tokenOf('Admin')
    await use(async (from, to) => {
      const answer = await api.post(SAVE, { from, kind: to === null ? 'gone' : 'permanent', to }, { token })
      expect(answer.statusCode, answer.body).toBe(200)
    })
  },
})

test('an address without a page redirects as soon as the redirect is saved, in any encoding and with its query', async ({
  site,
  add,
}) => {
  expect((await site.inject('/old page.html'.replace(' ', '%20'))).statusCode).toBe(404)
  await add('/old page.html', '/list?city=Pune#top')

  const plain = await site.inject('/old%20page.html')
  expect([plain.statusCode, plain.headers.location]).toEqual([301, '/list?city=Pune#top'])
  expect(plain.headers['cache-control']).toBe('no-store')
  const tagged = await site.inject('/old%20%70age.html/?utm_source=mail')
  expect(tagged.headers.location).toBe('/list?utm_source=mail&city=Pune#top')
  expect((await site.inject('/Old%20page.html')).statusCode).toBe(404)
})

test('a target on another site keeps its host', async ({ site, add }) => {
  await add('/blog', 'https://blog.example/news?a=1')
  expect((await site.inject('/blog')).headers.location).toBe('https://blog.example/news?a=1')
})

test('a page that is gone returns 410 with the page for unknown addresses', async ({ site, add }) => {
  const unknown = await site.inject('/offer')
  await add('/offer', null)

  const gone = await site.inject('/offer')

  expect(gone.statusCode).toBe(410)
  expect(gone.body).toBe(unknown.body)
})

test('a page takes precedence over a redirect, and no redirect is looked up', async ({ site, db }) => {
  await db.insert(redirects).values({ fromPath: '/echo', toAddress: '/list', source: 'import' })
  const queries = await queriesOf(db, async () => {
    expect((await site.inject('/echo')).statusCode).toBe(200)
  })
  expect(queries.filter((text) => text.includes('redirects'))).toEqual([])
})

test('a former address of a hidden project is not followed', async ({ site, db }) => {
  const { id } = await aProject(db, { isActive: false })
  await db
    .insert(redirects)
    .values({ fromPath: '/product/a/b', toAddress: '/list', source: 'automatic', projectId: id })
  expect((await site.inject('/product/a/b')).statusCode).toBe(404)
})

test('the specified redirects return 301, keep the typed name and end when they are deleted', async ({
  site,
  db,
  write,
}) => {
  await db.insert(redirects).values(
    SPECIFIED_REDIRECTS.map(({ from, to }) => ({
      fromPath: from,
      toAddress: to,
      toPath: targetPath(to),
      source: 'specified' as const,
    })),
  )
  for (const name of ['rohini%20central', 'Lucknow%20Central', 'ELITE%20ONE', 'delta%20street']) {
    const moved = await site.inject(`/product/New%20Launch/${name}?from=mail`)
    expect([moved.statusCode, moved.headers.location]).toEqual([301, `/product/Commercial/${name}?from=mail`])
  }
  await write(async (change) => {
    await change.db.delete(redirects)
    change.contentChanged()
  })
  expect((await site.inject('/product/New%20Launch/elite%20one')).statusCode).toBe(404)
})

test('every request for a redirect is counted, even from the cache, and stored when the server stops', async ({
  site,
  add,
  db,
}) => {
  await add('/old', '/list')
  await add('/offer', null)
  for (const path of ['/old', '/old/', '/old?x=1', '/offer', '/list', '/nowhere']) await site.inject(path)
  await site.close()

  const stored = await db
    .select({ from: redirects.fromPath, hits: redirects.hits })
    .from(redirects)
    .orderBy(redirects.fromPath)
  expect(stored).toEqual([
    { from: '/offer', hits: 1 },
    { from: '/old', hits: 3 },
  ])
})
