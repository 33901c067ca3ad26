import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerInterestCounts } from './count-requests.ts'
import type { Interest } from './interest-counter.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const PAGE = '/product/Residential/gomti%20terraces'
const DETAILS = '/api/Product/GetProductDetailsByName/gomti%20terraces?view=page'

async function openServer() {
  const counted: Interest[] = []
  const app = Fastify({ exposeHeadRoutes: false })
  registerInterestCounts(app, { apiBase: '/api', counter: { count: (interest) => counted.push(interest) } })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => reply.code(Number(request.headers['x-status'] ?? 200)).send(),
  })
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { 'user-agent': BROWSER, host: 'plinth.example', ...headers } })
  return { app, get, counted }
}

test('counts the view of a project page with its origin, even when the browser has the page cached', async () => {
  const { get, counted } = await openServer()

  await get(PAGE)
  await get(`${PAGE}/?tower=2`, { referer: 'https://www.google.com/', 'x-status': '304' })

  expect(counted).toEqual([
    { measure: 'views', subject: 'gomti%20terraces', origin: 'direct' },
    { measure: 'views', subject: 'gomti%20terraces', origin: 'search' },
  ])
})

test.each<[string, string, Record<string, string>, 'GET' | 'HEAD']>([
  ['a robot', PAGE, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'GET'],
  ['a preview of a link', PAGE, { 'user-agent': 'facebookexternalhit/1.1' }, 'GET'],
  ['a program without a name', PAGE, { 'user-agent': '' }, 'GET'],
  ['HEAD', PAGE, {}, 'HEAD'],
  ['a prefetch', PAGE, { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
  ['a page that is not found', PAGE, { 'x-status': '404' }, 'GET'],
  ['a redirect', PAGE, { 'x-status': '302' }, 'GET'],
  ['another page', '/products/Residential', {}, 'GET'],
  ['a part of a brochure', '/brochures/7-plans.pdf', { 'x-status': '206' }, 'GET'],
  ['the data of a page that the server renders', DETAILS, {}, 'GET'],
])('does not count %s', async (_name, url, headers, method) => {
  const { get, counted } = await openServer()

  await get(url, headers, method)

  expect(counted).toEqual([])
})

test('counts views on the phones of a maker whose name ends in bot', async () => {
  const { get, counted } = await openServer()

  await get(PAGE, { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36' })

  expect(counted).toHaveLength(1)
})

test('counts the download of a whole brochure', async () => {
  const { get, counted } = await openServer()

  await get('/brochures/7-plans.pdf', { referer: 'https://plinth.example/product/Residential/suncourt' })

  expect(counted).toEqual([{ measure: 'brochures', subject: '7', origin: 'site' }])
})

test('counts a page opened by client-side navigation, but not when a selection reloads its data', async () => {
  const { app, counted } = await openServer()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const call = (referer: string, headers = {}) =>
    fetch(origin + DETAILS, { headers: { 'user-agent': BROWSER, referer, ...headers } })

  await call(`${origin}/products/Residential`)
  await call(`${origin}/product/Commercial/elite-one`, { authorization: 'Bearer' })
  await call(`${origin}${PAGE}?tower=2`)
  await call(`${origin}/admin/dashboard`, { authorization: 'Bearer x' })
  await app.close()

  expect(counted).toEqual([
    { measure: 'views', subject: 'gomti%20terraces', origin: 'site' },
    { measure: 'views', subject: 'gomti%20terraces', origin: 'site' },
  ])
})
