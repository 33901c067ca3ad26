import { globSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { createApi } from '#server/api.ts'
import { test as apiTest, queriesOf, type TestApi } from '#test/api.ts'
import { anOpenSite, aProject } from '#test/builders.ts'
import { flippedForms, pageForms } from '#test/flipped-forms.ts'
import { hashOf, tinyBuild } from '#test/tiny-build.ts'
import { pageKey } from './page-address.ts'
import { pages } from './pages.ts'

const test = apiTest.extend<{ hasOwnApi: boolean; site: TestApi['app'] }>({
  hasOwnApi: true,
  site: async ({ api, config, db }, use) => {
    await anOpenSite(db)
    const { app, cache, renders, redirects } = api
    await app.register(pages, {
      build: async () => tinyBuild,
      mode: 'production',
      settings: { apiBase: config.api.base, publicUrl: 'https://plinth.test' },
      cache,
      renders,
      redirects,
      site: api.site,
    })
    await use(app)
  },
})

test('a cached page is served without a database query', async ({ site, db }) => {
  await aProject(db, { name: 'Suncourt' })
  const first = await site.inject('/list')

  const queries = await queriesOf(db, async () => {
    const again = await site.inject({ url: '/list/?utm_source=mail', headers: { authorization: 'Bearer x'.repeat(3) } })
    expect(again.body).toBe(first.body)
  })

  expect(first.body).toContain('Suncourt')
  expect(first.headers['cache-control']).toContain('s-maxage')
  expect(queries).toEqual([])
})

test('the first request after a content change shows the change', async ({ site, write }) => {
  expect((await site.inject('/list')).body).not.toContain('Gomti Terraces')

  await write(async (change) => {
    await aProject(change.db, { name: 'Gomti Terraces' })
    change.contentChanged()
  })

  expect((await site.inject('/list')).body).toContain('Gomti Terraces')
})

test('a page rendered while a call failed is returned but not cached', async ({ site, db, database }) => {
  const healthy = database.db.select
  database.db.select = () => {
    throw new Error('the database is away')
  }
  const broken = await site.inject('/list').finally(() => {
    database.db.select = healthy
  })
  expect(broken.statusCode).toBe(200)
  expect(broken.body).toContain('no list')
  expect(broken.headers['cache-control']).toBe('no-store')

  await aProject(db, { name: 'Suncourt' })
  expect((await site.inject('/list')).body).toContain('Suncourt')
})

test('the routes behind the links of a page may be cached for ever, and another version of them is refused', async ({
  site,
}) => {
  const { version } = tinyBuild.assets
  const routes = await site.inject({
    url: `/__manifest?paths=/list&version=${version}`,
    headers: { 'accept-encoding': 'br' },
  })
  const ofAnotherVersion = await site.inject('/__manifest?paths=/list&version=other')

  expect(routes.statusCode).toBe(200)
  expect(routes.headers).toMatchObject({
    'cache-control': expect.stringContaining('immutable'),
    'content-encoding': 'br',
  })
  expect(ofAnotherVersion.statusCode).toBe(204)
})

test('the routes behind links are rendered once for any order of the parameters and any further ones', async ({
  site,
  api,
}) => {
  const { version } = tinyBuild.assets
  const { renders } = api.cache.counts
  for (const query of [`paths=/list&version=${version}`, `version=${version}&utm=1&paths=%2Flist`])
    expect((await site.inject(`/__manifest?${query}`)).statusCode).toBe(200)

  expect(api.cache.counts.renders - renders).toBe(1)
})

test('a page is rendered without credentials', async ({ site }) => {
  const page = await site.inject({ url: '/headers', headers: { authorization: 'Bearer secret', cookie: 'a=secret' } })

  expect(page.body).toContain('<p>[]</p>')
})

test('only known query keys reach a page, in a fixed order', async ({ site }) => {
  const page = await site.inject('/address?page=2&token=secret&city=Noida')

  expect(page.body).toContain('https://plinth.test/address?city=Noida&amp;page=2')
})

test('all values of a repeated query key reach a page', async ({ site }) => {
  const page = await site.inject('/address?projects=suncourt&projects=neem+street,kosi+house')

  expect(page.body).toContain('https://plinth.test/address?projects=suncourt&amp;projects=neem+street%2Ckosi+house')
})

test('every query key that a public loader reads reaches its page', async ({ site }) => {
  const loaders = [...globSync('app/**/load-*.ts'), 'app/lib/project-named.ts', 'app/catalog/compare-address.ts'].map(
    (file) => readFileSync(file, 'utf8'),
  )
  const keys = loaders.flatMap((source) => [...source.matchAll(/\.get(?:All)?\('(\w+)'\)/g)].map(([, key]) => key))
  expect(keys).toEqual(expect.arrayContaining(['q', 'films', 'project', 'projects']))

  for (const key of keys) expect((await site.inject(`/address?${key}=1`)).body).toContain(`/address?${key}=1`)
})

test('the redirect of a moved page keeps the query of each request', async ({ site }) => {
  const locationOf = async (url: string) => (await site.inject(url)).headers.location

  expect(await locationOf('/moved')).toBe('/list')
  expect(await locationOf('/moved?utm_source=mail&city=Noida')).toBe('/list?utm_source=mail&city=Noida')
  expect(await locationOf('/moved?utm_source=poster&to=%0d%0aa:b')).toBe('/list?utm_source=poster&to=%0D%0Aa%3Ab')
})

test('a page sends the hashes of its own scripts and allows no other inline script', async ({ site }) => {
  const policy = String((await site.inject('/list')).headers['content-security-policy'])

  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;| )/)
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  expect(policy).toContain("default-src 'none'")
})

test('an inline script that is part of the content is not allowed', async ({ site, db }) => {
  await aProject(db, { name: '<script>smuggled()</script>' })

  const page = await site.inject('/list')

  // The test build does not escape its output, to simulate a bug in a page.
  expect(page.body).toContain('<script>smuggled()</script>')
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${hashOf('start()')};`)
  expect(policy).not.toContain(hashOf('smuggled()'))
})

test('a page with a free parameter is cached only briefly', async ({ site, api }) => {
  const isCachedLong = async (address: string) => {
    expect((await site.inject(address)).statusCode).toBe(200)
    return api.cache.peek(pageKey(address)) !== undefined
  }

  expect(await isCachedLong('/list')).toBe(true)
  expect(await isCachedLong('/shell/1')).toBe(false)
  expect(await isCachedLong('/shell/anything')).toBe(false)
})

test('HEAD returns the headers of GET without a body', async ({ site }) => {
  const head = await site.inject({ method: 'HEAD', url: '/list' })

  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect(Number(head.headers['content-length'])).toBeGreaterThan(0)
})

test('an unknown address returns a page with status 404 and no-store', async ({ site }) => {
  const page = await site.inject('/nowhere')

  expect(page.statusCode).toBe(404)
  expect(page.headers['cache-control']).toBe('no-store')
})

test('a page whose loader sets no-store is rendered for each request', async ({ site }) => {
  const [first, second] = [await site.inject('/personal'), await site.inject('/personal')]

  expect(first.headers['cache-control']).toBe('no-store')
  expect(first.body).not.toBe(second.body)
})

test('a form posted without JavaScript runs the action of its page', async ({ site }) => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    // This is not the configured address: forms also work under another host name of the same server.
    origin: 'http://127.0.0.1:3000',
    host: '127.0.0.1:3000',
  }
  const page = await site.inject({ method: 'POST', url: '/echo', headers, payload: 'name=Asha' })

  expect(page.statusCode).toBe(200)
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.body).toContain('posted Asha')
})

test('a form from another site is refused', async ({ site }) => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://evil.example',
    host: 'plinth.test',
  }
  const page = await site.inject({ method: 'POST', url: '/echo', headers, payload: 'name=Asha' })

  expect(page.statusCode).toBe(400)
  expect(page.body).not.toContain('posted')
})

test('an address that looks like another host stays on this site', async ({ site }) => {
  const url = { pathname: '//evil.example/echo' }

  expect((await site.inject({ url })).statusCode).toBe(404)
})

test('a POST that is not a form is refused before it reaches a page', async ({ site }) => {
  expect((await site.inject({ method: 'POST', url: '/echo' })).statusCode).toBe(400)
})

test('returns 400 for a form that cannot be parsed', async ({ site }) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=xx' }
  const payload = '--xx\r\nContent-Disposition: form-data; name="name"\r\nX\nAsha\r\n--xx--\r\n'

  expect((await site.inject({ method: 'POST', url: '/echo', headers, payload })).statusCode).toBe(400)
})

test('responds to each of 1,000 forms with changed bytes', async ({ site }) => {
  const forms = pageForms({ '/echo': { name: 'Asha Rao', message: 'Which floor, & from when?' } })
  const statuses = new Set<number>()

  for (const { path, contentType, body } of flippedForms({ forms, seed: 7, count: 1_000 })) {
    const headers = { 'content-type': contentType }
    statuses.add((await site.inject({ method: 'POST', url: path, headers, payload: body })).statusCode)
  }

  expect(statuses).toEqual(new Set([200, 400]))
  expect((await site.inject('/list')).statusCode).toBe(200)
})

test('a form larger than 64 KB is refused', async ({ site }) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const page = await site.inject({ method: 'POST', url: '/echo', headers, payload: `name=${'a'.repeat(70_000)}` })

  expect(page.statusCode).toBe(413)
})

test('only the pages that take cards may open the frame of the card provider', async ({ config, data, db }) => {
  await anOpenSite(db)
  const policyOf = async (url: string, takesCards: boolean) => {
    const { app, cache, renders, redirects, closedSite } = await createApi({ config, data })
    const settings = { apiBase: config.api.base, publicUrl: 'https://plinth.test' }
    await app.register(pages, {
      build: async () => tinyBuild,
      mode: 'production',
      settings,
      cache,
      renders,
      redirects,
      site: closedSite,
      takesCards,
    })
    const policy = String((await app.inject(url)).headers['content-security-policy'])
    await app.close()
    return Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ', 1)[0], rule]))
  }

  const paying = await policyOf('/subscriptions', true)

  expect(paying['script-src']).toContain('https://js.stripe.com')
  expect(paying['frame-src']).toContain('https://js.stripe.com')
  expect(paying['connect-src']).toBe("connect-src 'self' https://api.stripe.com")
  expect((await policyOf('/Subscriptions/', true))['connect-src']).toContain('stripe')
  expect((await policyOf('/businessowner/card', true))['connect-src']).toContain('stripe')
  for (const policy of [await policyOf('/list', true), await policyOf('/subscriptions', false)]) {
    expect(JSON.stringify(policy)).not.toContain('stripe')
    expect(policy['script-src']).toMatch(/^script-src 'self'/)
  }
})
