import { globSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { createApi } from '#server/api.ts'
import { test as apiTest, queriesOf, type TestApi } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { flippedForms, pageForms } from '#test/flipped-forms.ts'
import { hashOf, tinyBuild } from '#test/tiny-build.ts'
import { pageName, pages } from './pages.ts'

const test = apiTest.extend<{ site: TestApi['app'] }>({
  site: async ({ api, config }, use) => {
    const { app, cache, renders } = api
    await app.register(pages, {
      build: async () => tinyBuild,
      mode: 'production',
      settings: { apiBase: config.api.base, publicUrl: 'https://plinth.test' },
      cache,
      renders,
    })
    await use(app)
  },
})

test('a kept page is served without a look at the database', async ({ site, db }) => {
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

test('after a content change the next request shows it', async ({ site, write }) => {
  expect((await site.inject('/list')).body).not.toContain('Gomti Terraces')

  await write(async (change) => {
    await aProject(change.db, { name: 'Gomti Terraces' })
    change.contentChanged()
  })

  expect((await site.inject('/list')).body).toContain('Gomti Terraces')
})

test('a page made while a call failed is shown, but not kept', async ({ site, db, database }) => {
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

test('a page is rendered without any credential', async ({ site }) => {
  const page = await site.inject({ url: '/headers', headers: { authorization: 'Bearer secret', cookie: 'a=secret' } })

  expect(page.body).toContain('<p>[]</p>')
})

test('only known query keys reach a page, in one order', async ({ site }) => {
  const page = await site.inject('/address?page=2&token=secret&city=Noida')

  expect(page.body).toContain('https://plinth.test/address?city=Noida&amp;page=2')
})

test('every query key that a public loader reads reaches its page', async ({ site }) => {
  const loaders = [...globSync('app/**/load-*.ts'), 'app/lib/project-named.ts'].map((file) =>
    readFileSync(file, 'utf8'),
  )
  const keys = loaders.flatMap((source) => [...source.matchAll(/\.get\('(\w+)'\)/g)].map(([, key]) => key))
  expect(keys).toEqual(expect.arrayContaining(['q', 'films', 'project']))

  for (const key of keys) expect((await site.inject(`/address?${key}=1`)).body).toContain(`/address?${key}=1`)
})

test('what hangs on the address of a page that moved goes along, each visitor’s own', async ({ site }) => {
  const locationOf = async (url: string) => (await site.inject(url)).headers.location

  expect(await locationOf('/moved')).toBe('/list')
  expect(await locationOf('/moved?utm_source=mail&city=Noida')).toBe('/list?utm_source=mail&city=Noida')
  expect(await locationOf('/moved?utm_source=poster&to=%0d%0aa:b')).toBe('/list?utm_source=poster&to=%0D%0Aa%3Ab')
})

test('a page carries the hashes of its own scripts and allows no other inline script', async ({ site }) => {
  const policy = String((await site.inject('/list')).headers['content-security-policy'])

  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;| )/)
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  expect(policy).toContain("default-src 'none'")
})

test('a script that came into a page with its content is not approved', async ({ site, db }) => {
  await aProject(db, { name: '<script>smuggled()</script>' })

  const page = await site.inject('/list')

  // The tiny build escapes nothing, as a fault in a page would.
  expect(page.body).toContain('<script>smuggled()</script>')
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${hashOf('start()')};`)
  expect(policy).not.toContain(hashOf('smuggled()'))
})

test('a page under an address with a free parameter is cached only briefly', async ({ site, api }) => {
  const isCachedLong = async (address: string) => {
    expect((await site.inject(address)).statusCode).toBe(200)
    return api.cache.peek(pageName(address)) !== undefined
  }

  expect(await isCachedLong('/list')).toBe(true)
  expect(await isCachedLong('/shell/1')).toBe(false)
  expect(await isCachedLong('/shell/anything')).toBe(false)
})

test('HEAD answers as GET does, without the page', async ({ site }) => {
  const head = await site.inject({ method: 'HEAD', url: '/list' })

  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect(Number(head.headers['content-length'])).toBeGreaterThan(0)
})

test('a wrong address is a page with status 404 that no cache in between may keep', async ({ site }) => {
  const page = await site.inject('/nowhere')

  expect(page.statusCode).toBe(404)
  expect(page.headers['cache-control']).toBe('no-store')
})

test('a form posted without scripts runs the action of its page', async ({ site }) => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    // Not the configured address: whoever opens the site under another name of the same host may send forms too.
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

test('a post that is no form is refused before a page sees it', async ({ site }) => {
  expect((await site.inject({ method: 'POST', url: '/echo' })).statusCode).toBe(400)
})

test('answers 400 to a form that cannot be read', async ({ site }) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=xx' }
  const payload = '--xx\r\nContent-Disposition: form-data; name="name"\r\nX\nAsha\r\n--xx--\r\n'

  expect((await site.inject({ method: 'POST', url: '/echo', headers, payload })).statusCode).toBe(400)
})

test('answers every one of 1,000 forms with changed bytes', async ({ site }) => {
  const forms = pageForms({ '/echo': { name: 'Asha Rao', message: 'Which floor, & from when?' } })
  const statuses = new Set<number>()

  for (const { path, contentType, body } of flippedForms({ forms, seed: 7, count: 1_000 })) {
    const headers = { 'content-type': contentType }
    statuses.add((await site.inject({ method: 'POST', url: path, headers, payload: body })).statusCode)
  }

  expect(statuses).toEqual(new Set([200, 400]))
  expect((await site.inject('/list')).statusCode).toBe(200)
})

test('a form of more than 64 KB is refused', async ({ site }) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const page = await site.inject({ method: 'POST', url: '/echo', headers, payload: `name=${'a'.repeat(70_000)}` })

  expect(page.statusCode).toBe(413)
})

test('where cards are taken, the page that takes them may open the provider’s frame, and no other page may', async ({
  config,
  data,
}) => {
  const policyOf = async (url: string, takesCards: boolean) => {
    const { app, cache, renders } = await createApi({ config, data })
    const settings = { apiBase: config.api.base, publicUrl: 'https://plinth.test' }
    await app.register(pages, {
      build: async () => tinyBuild,
      mode: 'production',
      settings,
      cache,
      renders,
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
