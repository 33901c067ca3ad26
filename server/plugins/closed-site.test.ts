import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { brochureAddress } from '#contract/catalog/brochures.constants.ts'
import { setupMessages } from '#contract/setup/setup.messages.ts'
import { createMailedBrochuresService } from '#server/catalog/brochure-requests.service.ts'
import { brochuresRoutes } from '#server/catalog/brochures.routes.ts'
import { qrRoutes } from '#server/catalog/registrations.routes.ts'
import { sharePicturesRoutes } from '#server/content/share-pictures.routes.ts'
import { sessions } from '#server/identity/accounts.tables.ts'
import { test as apiTest } from '#test/api.ts'
import { aDocument, aProject } from '#test/builders.ts'
import { tinyBuild } from '#test/tiny-build.ts'
import { pages } from './pages.ts'

interface Fixtures {
  hasOwnApi: boolean
  /** Sends a request through a socket, as a visitor does. */
  send: (path: string, init?: RequestInit) => Promise<Response>
}

const test = apiTest.extend<Fixtures>({
  hasOwnApi: true,
  send: async ({ api, config, db }, use) => {
    await aProject(db, { name: 'Suncourt' })
    const { app, cache, renders, redirects, site } = api
    const settings = { apiBase: config.api.base, publicUrl: 'http://plinth.test' }
    const options = { settings, cache, renders, redirects, site }
    await app.register(pages, { build: async () => tinyBuild, mode: 'production', ...options })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    await use((path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init }))
  },
})

const PREVIEW = '/api/Setup/StartPreview'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('visitors of a closed site get the opening-soon page with status 200 and no-store at every public address', async ({
  send,
}) => {
  for (const address of [
    '/list',
    '/list?city=Noida',
    '/nowhere',
    '/moved',
    '/list.data',
    '/Admin/login',
    '/adminlist',
  ]) {
    const page = await send(address)
    expect([address, page.status, page.headers.get('cache-control')]).toEqual([address, 200, 'no-store'])
    expect(await page.text()).toContain('opening soon')
  }
})

test('pages of staff, robots.txt, health checks and the documents of the API work on a closed site', async ({
  send,
}) => {
  expect(await (await send('/admin/login')).text()).toContain('staff sign in here')
  expect(await (await send('/robots.txt')).text()).toContain('closed')
  for (const address of ['/healthz', '/readyz', '/__manifest?paths=/list&version=1']) {
    expect([address, (await send(address)).status]).toEqual([address, 200])
  }
})

test('content calls and forms of visitors and customers are refused on a closed site, and nothing is stored', async ({
  send,
  api,
}) => {
  const customer = bearer(await api.tokenOf('Customer'))
  for (const headers of [{}, customer]) {
    for (const path of ['/Home/GetProductLists', '/Home/GetHomePageList', '/Global/GetStatiContent']) {
      const answer = await send(`/api${path}`, { headers })
      expect([path, answer.status]).toEqual([path, 403])
      expect((await answer.json()).responseMessage.reasonPhrase).toBe(setupMessages.notOpen)
    }
  }
  const subscribed = await post(send, '/api/NewsandEvents/ManageNewsLetterSubscription/', {
    email: 'a@visitor.example',
  })
  expect(subscribed.status).toBe(403)
  const token = await api.tokenOf('Admin')
  expect((await api.get('/NewsandEvents/GetNewsLetterSubscription', { token })).body).not.toContain('a@visitor.example')
})

test('staff calls, the sign-in and the company work on a closed site', async ({ send, api }) => {
  for (const role of ['Admin', 'SuperAdmin', 'Editor', 'Sales'] as const) {
    const listed = await send('/api/Home/GetProductLists', { headers: bearer(await api.tokenOf(role)) })
    expect([role, listed.status]).toEqual([role, 200])
  }
  expect((await send('/api/Company/GetCompany')).status).toBe(200)
  const signIn = await post(send, '/api/User/Login', { EmailAddress: 'nobody@plinth.example', Password: 'Wrong-1234' })
  expect((await signIn.json()).responseMessage.reasonPhrase).not.toBe(setupMessages.notOpen)
})

test('staff see the site with the preview cookie, and visitors never get a page that staff have requested', async ({
  send,
  api,
}) => {
  for (const role of ['Admin', 'Editor', 'Sales'] as const) {
    const cookie = await previewCookie(send, await api.tokenOf(role))
    const page = await send('/list', { headers: { cookie } })
    expect(await page.text()).toContain('Suncourt')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await (await send('/list')).text()).not.toContain('Suncourt')
    // The opening-soon page is cached at this point, and staff must still see the site.
    expect(await (await send('/list', { headers: { cookie } })).text()).toContain('Suncourt')
    expect(await (await send('/opening-soon', { headers: { cookie } })).text()).toContain('opening soon')
  }
})

test('files about projects are sent to staff with the preview cookie, uncached, and to visitors after opening', async ({
  api,
  db,
}) => {
  const file = '1730000000000_suncourt.pdf'
  const { id: projectId } = await aProject(db)
  const { id } = await aDocument(db, { projectId, file })
  await api.files.store.write(`ProjectImages/${file}`, Buffer.from('the pdf'))
  const mailed = createMailedBrochuresService({ db })
  const drawn = async () => Buffer.from('a picture')
  await api.app.register(brochuresRoutes({ brochures: api.brochures, mailed, site: api.site }))
  await api.app.register(qrRoutes({ qrImage: async () => '<svg/>' }, api.site))
  await api.app.register(sharePicturesRoutes({ ofSite: drawn, ofPage: drawn, ofProject: drawn }, api.site))
  const token = await api.tokenOf('Admin')
  const preview = await api.post('/Setup/StartPreview', {}, { token })
  const cookie = String(preview.headers['set-cookie']).split(';', 1)[0]
  const files = [
    brochureAddress({ id, file }),
    '/assets/qr/1.svg',
    '/assets/share/project-1.jpg',
    '/assets/share/page-nri-desk.jpg',
  ]
  const sent = async (headers = {}) => {
    const answers = await Promise.all(files.map((url) => api.app.inject({ url, headers })))
    return answers.map((answer) => [answer.statusCode, answer.headers['cache-control']])
  }

  expect(await sent()).toEqual(files.map(() => [404, 'no-store']))
  expect(await sent({ cookie })).toEqual(files.map(() => [200, 'no-store']))
  expect((await api.app.inject('/assets/share/site.jpg')).statusCode).toBe(200)

  await readyToOpen(api, token)
  await api.post('/Setup/OpenSite', {}, { token })
  expect(await sent()).toEqual(files.map(() => [200, expect.stringContaining('public')]))
})

test('the preview cookie is HttpOnly, cannot be forged, gives no API access and ends with the session', async ({
  send,
  api,
  db,
}) => {
  const token = await api.tokenOf('Admin')
  const answer = await send(PREVIEW, { method: 'POST', headers: bearer(token) })
  expect(answer.headers.get('set-cookie')).toMatch(
    /^preview=\d+\.[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/,
  )
  const cookie = await previewCookie(send, token)
  expect(cookie).not.toContain(token)
  expect((await send('/api/Setup/GetSetup', { headers: { cookie } })).status).toBe(401)
  expect((await send('/api/Home/GetProductLists', { headers: { cookie } })).status).toBe(403)

  const [id = '', key = ''] = cookie.replace('preview=', '').split('.')
  for (const forged of [
    `preview=${Number(id) + 1}.${key}`,
    `preview=${id}.${'A'.repeat(43)}`,
    `preview=${id}.x`,
    'preview=',
  ])
    expect([forged, await (await send('/list', { headers: { cookie: forged } })).text()]).toEqual([
      forged,
      expect.stringContaining('opening soon'),
    ])

  await db
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(eq(sessions.id, Number(id)))
  expect(await (await send('/list', { headers: { cookie } })).text()).toContain('opening soon')
})

test('customers, owners and visitors get no preview', async ({ send, api }) => {
  expect((await send(PREVIEW, { method: 'POST' })).status).toBe(401)
  for (const role of ['Customer', 'BusinessOwner'] as const)
    expect((await send(PREVIEW, { method: 'POST', headers: bearer(await api.tokenOf(role)) })).status).toBe(403)
})

test('after opening, the next request gets the page as a publicly cacheable response, with and without the cookie', async ({
  send,
  api,
  db,
}) => {
  const token = await api.tokenOf('Admin')
  const cookie = await previewCookie(send, token)
  expect(await (await send('/list')).text()).toContain('opening soon')

  await readyToOpen(api, token)
  const opened = await post(send, '/api/Setup/OpenSite', {}, bearer(token))
  expect((await opened.json()).responseMessage.reasonPhrase).toBe(setupMessages.opened)

  const page = await send('/list')
  expect(await page.text()).toContain('Suncourt')
  expect(page.headers.get('cache-control')).toContain('s-maxage')
  expect((await send('/list', { headers: { cookie } })).headers.get('cache-control')).toContain('s-maxage')
  expect((await send('/api/Home/GetProductLists')).status).toBe(200)
  expect(await db.$count(sessions)).toBeGreaterThan(0)
  const again = await send(PREVIEW, { method: 'POST', headers: bearer(token) })
  expect(again.headers.get('set-cookie')).toBeNull()
})

test('a form posted without JavaScript runs for staff with the cookie and is refused with the opening-soon page for visitors', async ({
  send,
  api,
}) => {
  const cookie = await previewCookie(send, await api.tokenOf('Admin'))
  const form = { method: 'POST', body: new URLSearchParams({ name: 'Asha' }) }

  const ofVisitor = await send('/echo', form)
  expect(ofVisitor.status).toBe(403)
  expect(await ofVisitor.text()).toContain('opening soon')
  expect(await (await send('/echo', { ...form, headers: { cookie } })).text()).toContain('posted Asha')
})

test('the opening-soon form works without JavaScript and is refused from another site', async ({ send }) => {
  const form = { method: 'POST', body: new URLSearchParams({ name: 'Asha' }) }

  const sent = await send('/opening-soon', form)
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await sent.text()).toContain('posted Asha')
  const foreign = await send('/opening-soon', { ...form, headers: { origin: 'https://other.example' } })
  expect(foreign.status).toBe(400)
  expect(await foreign.text()).not.toContain('posted')
})

type Send = Fixtures['send']

function post(send: Send, path: string, body: object, headers = {}) {
  return send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function previewCookie(send: Send, token: string) {
  const answer = await send(PREVIEW, { method: 'POST', headers: bearer(token) })
  return String(answer.headers.get('set-cookie')).split(';', 1)[0] ?? ''
}

async function readyToOpen(
  api: { post: (path: string, body: object, options: object) => Promise<unknown> },
  token: string,
) {
  await api.post('/Company/ManageCompany', { name: 'Acme', legalName: 'Acme Homes' }, { token })
  await api.post('/Global/ManageStaticContent', { termsAndConditions: 'Terms', privacy: 'Privacy' }, { token })
}
