import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type Api, createApiClient } from '#app/lib/api-client.ts'
import { apiContext, type SiteSettings, settingsContext } from '#app/lib/api-context.ts'
import { PAGE_QUERY, PARTIAL_PAGE, type RenderedPage, renderedPageContext } from '#app/lib/rendered-page.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import type { ConcurrencyLimit } from '../concurrency-limit.ts'
import { AppError } from '../errors.ts'
import { type ContentCache, type Rendered, sendCached } from './content-cache.ts'
import { DATA_AWAY_SECONDS } from './error-handler.ts'
import { withQueryOf } from './moved-page.ts'
import { pagePolicy } from './security-headers.ts'
import { CONTENT_CACHING } from './serve.ts'

interface Options {
  build: () => Promise<ServerBuild>
  mode: 'production' | 'development'
  settings: SiteSettings
  cache: ContentCache
  renders: ConcurrencyLimit
  /** Whether cards are typed into the provider's frame, which one page must then be allowed to open. */
  takesCards?: boolean
}

/** What a page is kept under, by its address as `pageAddress` spells it. */
export const pageName = (address: string) => `page ${address}`

/** The pages that take a card. */
const CARD_PAGES = ['/subscriptions', '/businessowner/card']

/** Forms that work without scripts post here; none of them holds more than a few thousand letters. */
const FORM_LIMIT = 64 * 1024

/**
 * The one crossing from the server to the pages. A page is rendered without any credential, so it is the same for
 * everybody and can be kept; forms posted without scripts run the page's action.
 */
export async function pages(app: FastifyInstance, options: Options) {
  const { build, mode, settings, cache, renders, takesCards = false } = options
  // Given as it is, the router prepares its routes once; a function it would ask, and prepare anew, for every page.
  const built = mode === 'production' ? await build() : null
  const handler = createRequestHandler(built ?? build, mode)
  const fixed = fixedAddresses(built?.routes ?? {})
  const isHttps = settings.publicUrl.startsWith('https:')

  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, body),
  )

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error instanceof AppError ? error.status : (error.statusCode ?? 500)
    // Without a page: rendering one is what the server has no time for.
    if (error instanceof AppError && error.kind === 'unavailable') {
      if (error.cause !== undefined) request.log.error({ err: error }, 'page failed')
      return refusePlainly(reply, error)
    }
    if (status >= 500) request.log.error({ err: error }, 'page failed')
    // The page for such moments; a visitor who posted a form does not want to read JSON.
    const asked = new Request(new URL('/forbidden', settings.publicUrl))
    const page = await render(asked, request, { ...settings, isStandIn: true })
    return send(reply, { ...page, status }, '/forbidden')
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      // Before the address is parsed: most requests are for a cached page by its own address.
      const cached = cache.peek(pageName(request.url))
      if (cached) return sendCached(request, reply, cached)
      const address = pageAddress(request.url)
      if (mode === 'development') return send(reply, await render(new Request(address), request), address.pathname)
      const kept = await cache.get(pageName(address.pathname + address.search), () => renderToKeep(address, request))
      return sendCached(request, reply, withQueryOf(request.url, kept))
    },
  })

  app.route({
    method: 'POST',
    url: '/*',
    handler: async (request, reply) => {
      if (!isForm(request.body)) throw new AppError('invalid', wireRefusals.badMediaType)
      const { body } = request
      await refuseUnreadable(body, request)
      // Under the address the visitor used: the router refuses a form whose Origin is another.
      const address = pageAddress(request.url, `${request.protocol}://${request.host}`)
      const form = new Request(address, { method: 'POST', headers: formHeaders(request), body })
      const page = await render(form, request)
      reply.header('cache-control', 'no-store')
      return send(reply, page, address.pathname)
    },
  })

  async function renderToKeep(address: URL, request: FastifyRequest): Promise<Rendered> {
    const page = await render(new Request(address), request)
    const { status, body } = page
    const headers = pageHeaders(page, address.pathname)
    if (page.isDataAway) Object.assign(headers, { 'retry-after': String(DATA_AWAY_SECONDS) })
    if (!page.isWhole) return { status, headers: { ...headers, 'cache-control': 'no-store' }, body, keep: 'never' }
    return { status, headers, body, keep: isCanonical(address, { body, fixed }) ? undefined : 'briefly' }
  }

  async function render(asked: Request, request: FastifyRequest, told = settings): Promise<Page> {
    let hadFailure = false
    let isDataAway = false
    const noteFailure = (failure?: { isDataAway: boolean }) => {
      hadFailure = true
      isDataAway ||= failure?.isDataAway ?? false
    }
    const context = new RouterContextProvider()
    const rendered: RenderedPage = { page: null, scriptHashes: [] }
    context.set(renderedPageContext, rendered)
    context.set(settingsContext, told)
    context.set(apiContext, inProcessApi(request, noteFailure))
    const response = await renders.run(() => handler(asked, context))
    const { headers } = response
    const body = rendered.page ?? Buffer.from(await response.arrayBuffer())
    // Whatever the page made of it: without its data it is not what was asked for.
    const status = isDataAway ? 503 : response.status
    const isWhole = !hadFailure && !headers.has(PARTIAL_PAGE)
    return { status, headers, body, scriptHashes: rendered.scriptHashes, isDataAway, isWhole }
  }

  /** A page calls the API without any credential, and meets the same handlers and checks as a caller from outside. */
  function inProcessApi(request: FastifyRequest, onFailure: (failure?: { isDataAway: boolean }) => void): Api {
    return createApiClient(async ({ method, path, body }) => {
      const answer = await app.inject({
        method: method as 'GET',
        url: settings.apiBase + path,
        remoteAddress: request.ip,
        ...(body !== null && { payload: body, headers: { 'content-type': 'application/json' } }),
      })
      if (method === 'GET' && answer.statusCode === 503) onFailure({ isDataAway: true })
      return { status: answer.statusCode, json: answer.json() }
    }, onFailure)
  }

  /** Two addresses that show the same thing are one key: no trailing slash, known query keys only, in one order. */
  function pageAddress(url: string, origin = settings.publicUrl) {
    const address = new URL(origin)
    const [pathname = '/', query = ''] = url.split('?', 2)
    address.pathname = `/${pathname.split('/').filter(Boolean).map(respelled).join('/')}`
    const given = new URLSearchParams(query)
    for (const key of PAGE_QUERY) {
      const value = given.get(key)
      if (value) address.searchParams.set(key, value.slice(0, 100))
    }
    return address
  }

  function pageHeaders({ status, headers: own, scriptHashes }: Page, path: string): Record<string, string> {
    const takesCard = takesCards && CARD_PAGES.includes(path.toLowerCase())
    const headers: Record<string, string> = {
      'content-type': own.get('content-type') ?? 'text/html; charset=utf-8',
      'cache-control': status === 200 ? CONTENT_CACHING : 'no-store',
      'content-security-policy': pagePolicy({ scriptHashes, isHttps, takesCard }),
    }
    const location = own.get('location')
    if (location) headers.location = location
    return headers
  }

  async function send(reply: FastifyReply, page: Page, path: string) {
    reply.code(page.status)
    if (mode === 'production') reply.headers(pageHeaders(page, path)).header('cache-control', 'no-store')
    else {
      for (const [name, value] of page.headers) reply.header(name, value)
      // Vite's own scripts are inline and change with every edit, so no hashes can name them.
      reply.header('content-security-policy', "frame-ancestors 'self'")
    }
    return reply.send(page.body)
  }
}

interface Page {
  status: number
  headers: Headers
  body: Buffer
  scriptHashes: readonly string[]
  /** False for one made while a part of it was out of reach. */
  isWhole: boolean
  /** The database could not be reached meanwhile. */
  isDataAway: boolean
}

/** One sentence in place of a page. */
function refusePlainly(reply: FastifyReply, { message, retryAfterSeconds }: AppError) {
  if (retryAfterSeconds !== null) reply.header('retry-after', retryAfterSeconds)
  return reply.code(503).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(message)
}

/** Only the two kinds of posted forms are read into a buffer. */
function isForm(body: unknown): body is Buffer<ArrayBuffer> {
  return body instanceof Buffer
}

/** An action reads its form as it is; a broken one would be an error of the page instead of the sender's. */
async function refuseUnreadable(body: Buffer<ArrayBuffer>, { headers }: FastifyRequest) {
  const form = new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } })
  await form.formData().catch((cause) => {
    throw new AppError('invalid', wireRefusals.badRequest, { cause })
  })
}

/** One spelling for what reads the same: `%65lite` is `elite`. */
function respelled(segment: string) {
  return encodeURIComponent(decodeURIComponent(segment))
}

/** A page also answers under addresses of the visitor's making: another letter case, another category, a query. */
function isCanonical({ pathname, search }: URL, { body, fixed }: { body: Buffer; fixed: ReadonlySet<string> }) {
  if (search !== '') return false
  const at = body.indexOf(CANONICAL)
  if (at === -1) return fixed.has(pathname)
  const from = at + CANONICAL.length
  return new URL(body.toString('utf8', from, body.indexOf('"', from))).pathname === pathname
}

/** The addresses without a parameter. A page with one answers under any number of them, such as a shell of the back office. */
function fixedAddresses(routes: ServerBuild['routes']): ReadonlySet<string> {
  const paths = Object.values(routes).map((route) => {
    const steps: string[] = []
    for (let at = route; at; at = at.parentId === undefined ? undefined : routes[at.parentId])
      steps.unshift(at?.path ?? '')
    return `/${steps.filter(Boolean).join('/')}`
  })
  return new Set(paths.filter((path) => !/[:*]/.test(path)))
}

const CANONICAL = '<link rel="canonical" href="'

/** What the router's own cross-site check needs, and nothing personal. */
function formHeaders({ headers }: FastifyRequest) {
  const passed = new Headers()
  for (const name of ['content-type', 'origin'] as const) {
    const value = headers[name]
    if (value) passed.set(name, value)
  }
  return passed
}
