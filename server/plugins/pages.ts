import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type Api, createApiClient } from '#app/lib/api-client.ts'
import {
  apiContext,
  PAGE_QUERY,
  PARTIAL_PAGE,
  type RenderedPage,
  renderedPageContext,
  type SiteSettings,
  settingsContext,
} from '#app/lib/api-context.ts'
import { MOST_VALUES } from '#contract/catalog/finder.constants.ts'
import { pagePath } from '#contract/company/redirect-address.ts'
import { isSpecifiedRedirect, type RedirectSource } from '#contract/company/redirects.constants.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import type { RedirectsService } from '../company/redirects.service.ts'
import type { ConcurrencyLimit } from '../concurrency-limit.ts'
import { AppError } from '../errors.ts'
import type { ClosedSite } from './closed-site.ts'
import { type ContentCache, type Rendered, sendCached } from './content-cache.ts'
import { DATABASE_RETRY_SECONDS } from './error-handler.ts'
import { withQueryOf } from './moved-page.ts'
import { sendPlainText } from './plain-text.ts'
import { pagePolicy } from './security-headers.ts'
import { CONTENT_CACHING } from './serve.ts'

interface Options {
  build: () => Promise<ServerBuild>
  mode: 'production' | 'development'
  settings: SiteSettings
  cache: ContentCache
  renders: ConcurrencyLimit
  site: Pick<ClosedSite, 'isOpen' | 'isForStaff' | 'hasCookie' | 'previewerOf'>
  redirects: Pick<RedirectsService, 'findFor' | 'hits'>
  /** Whether cards are entered in a frame of the card provider, which the card pages must then be allowed to open. */
  takesCards?: boolean
}

/** Cache key of a page, by its address as normalized by `pageAddress`. */
export const pageKey = (address: string) => `page ${address}`

const CARD_PAGES = ['/subscriptions', '/businessowner/card']

/** Of one query parameter; the longest one has the names of several projects. */
const LONGEST_QUERY = 1000

/** For forms posted without scripts; none holds more than a few thousand characters. */
const FORM_LIMIT = 64 * 1024

/**
 * Serves the React Router pages. Pages are rendered without credentials, so they are the same for all visitors and can
 * be cached. Forms posted without scripts run the action of their page.
 */
export async function pages(app: FastifyInstance, options: Options) {
  const { build, mode, settings, cache, renders, redirects, site, takesCards = false } = options
  // Given the build itself, React Router prepares its routes once; given a function, it does so for every request.
  const built = mode === 'production' ? await build() : null
  const handler = createRequestHandler(built ?? build, mode)
  const fixed = fixedAddresses(built?.routes ?? {})
  const isHttps = settings.publicUrl.startsWith('https:')
  // Read before the first request, so that a page does not depend on this query.
  await site.isOpen()

  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, body),
  )

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error instanceof AppError ? error.status : (error.statusCode ?? 500)
    // Plain text, because rendering a page would add to the overload.
    if (error instanceof AppError && error.kind === 'unavailable') {
      if (error.cause !== undefined) request.log.error({ err: error }, 'page failed')
      return sendUnavailable(reply, error)
    }
    if (status >= 500) request.log.error({ err: error }, 'page failed')
    // A visitor who posted a form must get a page, not JSON.
    const errorPage = new Request(new URL('/forbidden', settings.publicUrl))
    const page = await render(errorPage, request, { ...settings, isFallback: true })
    return send(reply, { ...page, status }, '/forbidden')
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      // Checked before the address is parsed, because most requests use the normalized address of a cached page.
      const cached = site.hasCookie(request) ? undefined : cache.peek(pageKey(request.url))
      if (cached) return sendCached(request, reply, cached)
      const address = pageAddress(request.url)
      const preview = await previewOf(request, address)
      if (preview || mode === 'development') {
        const view = preview ?? (await viewOf(address))
        return send(reply, await renderOrRedirect(view, request), address.pathname)
      }
      const cachedPage = await cache.get(pageKey(address.pathname + address.search), () =>
        renderForCache(address, request),
      )
      if (isRedirect(cachedPage.status)) redirects.hits.count(address.pathname)
      return sendCached(request, reply, withQueryOf(request.url, cachedPage))
    },
  })

  // React Router fetches the routes of a page's links from here (lazy route discovery).
  app.get('/__manifest', async (request, reply) => {
    const response = await cache.get(`routes ${request.url}`, async () => {
      const { status, headers, body } = await render(new Request(new URL(request.url, settings.publicUrl)), request)
      return { status, headers: Object.fromEntries(headers), body, caching: 'separately' }
    })
    return sendCached(request, reply, response)
  })

  app.route({
    method: 'POST',
    url: '/*',
    handler: async (request, reply) => {
      if (!isForm(request.body)) throw new AppError('invalid', wireRefusals.badMediaType)
      const { body } = request
      await refuseMalformed(body, request)
      // React Router refuses a form whose Origin differs from the address, so this uses the host of the request.
      const address = pageAddress(request.url, `${request.protocol}://${request.host}`)
      const view = (await previewOf(request, address)) ?? (await viewOf(address))
      // On a site that is not open, only the form of the opening-soon page can be sent.
      if (view.address.pathname !== address.pathname)
        return send(reply, { ...(await render(new Request(view.address), request, view.settings)), status: 403 }, '')
      const form = new Request(address, { method: 'POST', headers: formHeaders(request), body })
      const page = await render(form, request, view.settings)
      reply.header('cache-control', 'no-store')
      return send(reply, page, address.pathname)
    },
  })

  /** The page that visitors get at this address: on a site that is not open, the same one at every address. */
  async function viewOf(address: URL): Promise<View> {
    if (await site.isOpen()) return { address, settings }
    const closed: SiteSettings = { ...settings, isClosed: true }
    if (site.isForStaff(address.pathname)) return { address, settings: closed }
    return { address: new URL(OPENING_SOON, settings.publicUrl), settings: { ...closed, isFallback: true } }
  }

  /** The page as staff see it before the site is open, which must never be cached; null for all other requests. */
  async function previewOf(request: FastifyRequest, address: URL): Promise<View | null> {
    if (!site.hasCookie(request) || (await site.isOpen())) return null
    if (site.isForStaff(address.pathname) || address.pathname === OPENING_SOON) return null
    const preview = await site.previewerOf(request)
    return preview && { address, settings: { ...settings, isClosed: true, preview } }
  }

  async function renderForCache(requested: URL, request: FastifyRequest): Promise<Rendered> {
    // Decided here and not before the cache is asked: the answer must belong to the revision of the cache key.
    const view = await viewOf(requested)
    const page = await renderOrRedirect(view, request)
    const { status, body } = page
    const headers = pageHeaders(page, requested.pathname)
    // Otherwise a proxy could show it after the site was opened.
    if (view.settings.isClosed) headers['cache-control'] = 'no-store'
    if (page.isDatabaseDown) Object.assign(headers, { 'retry-after': String(DATABASE_RETRY_SECONDS) })
    if (!page.isWhole || page.headers.get('cache-control') === 'no-store')
      return { status, headers: { ...headers, 'cache-control': 'no-store' }, body, caching: 'never' }
    return { status, headers, body, caching: isCanonical(requested, { body, fixed }) ? undefined : 'briefly' }
  }

  /** A page comes before a redirect, except for the specified ones, whose addresses have a page too. */
  async function renderOrRedirect({ address, settings }: View, request: FastifyRequest): Promise<Page> {
    const isSpecified = isSpecifiedRedirect(pagePath(address.pathname) ?? '')
    const first = isSpecified ? await redirects.findFor(address.pathname) : null
    if (first?.to) return redirectTo(first.to, address, first)
    const page = await render(new Request(address), request, settings)
    const found = page.status === 404 ? await redirects.findFor(address.pathname) : first
    if (!found) return page
    return found.to === null ? { ...page, status: 410 } : redirectTo(found.to, address, found)
  }

  async function render(pageRequest: Request, request: FastifyRequest, siteSettings = settings): Promise<Page> {
    let hasFailed = false
    let isDatabaseDown = false
    const recordFailure = (failure?: { isDatabaseDown: boolean }) => {
      hasFailed = true
      isDatabaseDown ||= failure?.isDatabaseDown ?? false
    }
    const context = new RouterContextProvider()
    const rendered: RenderedPage = { page: null, scriptHashes: [] }
    context.set(renderedPageContext, rendered)
    context.set(settingsContext, siteSettings)
    context.set(apiContext, inProcessApi(request, recordFailure))
    const response = await renders.run(() => handler(pageRequest, context))
    const { headers } = response
    const body = rendered.page ?? Buffer.from(await response.arrayBuffer())
    // A page may handle the failed call and render an error message with status 200; the response is a 503 all the
    // same.
    const status = isDatabaseDown ? 503 : response.status
    const isWhole = !hasFailed && !headers.has(PARTIAL_PAGE)
    return { status, headers, body, scriptHashes: rendered.scriptHashes, isDatabaseDown, isWhole }
  }

  /** Calls the API without credentials, through the same handlers and checks as an external call. */
  function inProcessApi(request: FastifyRequest, onFailure: (failure?: { isDatabaseDown: boolean }) => void): Api {
    return createApiClient(async ({ method, path, body }) => {
      const answer = await app.inject({
        method: method as 'GET',
        url: settings.apiBase + path,
        remoteAddress: request.ip,
        ...(body !== null && { payload: body, headers: { 'content-type': 'application/json' } }),
      })
      if (method === 'GET' && answer.statusCode === 503) onFailure({ isDatabaseDown: true })
      return { status: answer.statusCode, json: answer.json() }
    }, onFailure)
  }

  /** Normalizes an address to one cache key: no trailing slash, only known query keys, in a fixed order. */
  function pageAddress(url: string, origin = settings.publicUrl) {
    const address = new URL(origin)
    const [pathname = '/', query = ''] = url.split('?', 2)
    address.pathname = `/${pathname.split('/').filter(Boolean).map(normalizeEncoding).join('/')}`
    const given = new URLSearchParams(query)
    for (const key of PAGE_QUERY) {
      // A form sends a key once per ticked box.
      for (const value of given.getAll(key).slice(0, MOST_VALUES))
        if (value) address.searchParams.append(key, value.slice(0, LONGEST_QUERY))
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
    for (const name of ['location', 'content-disposition']) {
      const value = own.get(name)
      if (value) headers[name] = value
    }
    return headers
  }

  async function send(reply: FastifyReply, page: Page, path: string) {
    reply.code(page.status)
    if (mode === 'production') reply.headers(pageHeaders(page, path)).header('cache-control', 'no-store')
    else {
      for (const [name, value] of page.headers) reply.header(name, value)
      // Vite's inline scripts change with every edit, so they cannot be allowed by hash.
      reply.header('content-security-policy', "frame-ancestors 'self'")
    }
    return reply.send(page.body)
  }
}

/** The address of the page that is shown at every other public address before the site is open. */
const OPENING_SOON = '/opening-soon'

/** What is rendered for a request. */
interface View {
  address: URL
  settings: SiteSettings
}

function isRedirect(status: number) {
  return status === 301 || status === 302 || status === 410
}

/**
 * An automatic redirect is a 302, because another page may use the address later. The name of a project stays as it was
 * typed if only the category changes.
 */
function redirectTo(to: string, { pathname, origin }: URL, { source }: { source: RedirectSource }): Page {
  const target = new URL(to, origin)
  const typed = pathname.split('/').at(-1) ?? ''
  const parts = target.pathname.split('/')
  if (source === 'specified' && parts.at(-1)?.toLowerCase() === typed.toLowerCase())
    target.pathname = parts.with(-1, typed).join('/')
  const location = target.origin === origin ? target.pathname + target.search + target.hash : target.href
  return {
    status: source === 'automatic' ? 302 : 301,
    headers: new Headers({ location }),
    body: Buffer.alloc(0),
    scriptHashes: [],
    isWhole: true,
    isDatabaseDown: false,
  }
}

interface Page {
  status: number
  headers: Headers
  body: Buffer
  scriptHashes: readonly string[]
  /** False when a part of the page could not be loaded. */
  isWhole: boolean
  /** True when the database could not be reached during the render. */
  isDatabaseDown: boolean
}

function sendUnavailable(reply: FastifyReply, { message, retryAfterSeconds }: AppError) {
  if (retryAfterSeconds !== null) reply.header('retry-after', retryAfterSeconds)
  return sendPlainText(reply, 503, message)
}

/** Only the two form types are parsed to a buffer. */
function isForm(body: unknown): body is Buffer<ArrayBuffer> {
  return body instanceof Buffer
}

/** An action parses its form without error handling, so a malformed form must be refused before. */
async function refuseMalformed(body: Buffer<ArrayBuffer>, { headers }: FastifyRequest) {
  const form = new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } })
  await form.formData().catch((cause) => {
    throw new AppError('invalid', wireRefusals.badRequest, { cause })
  })
}

/** Normalizes percent-encoding: `%65lite` becomes `elite`. */
function normalizeEncoding(segment: string) {
  return encodeURIComponent(decodeURIComponent(segment))
}

/** A page can be reached by addresses other than its canonical one: another letter case, another category, a query. */
function isCanonical({ pathname, search }: URL, { body, fixed }: { body: Buffer; fixed: ReadonlySet<string> }) {
  if (search !== '') return false
  const at = body.indexOf(CANONICAL)
  if (at === -1) return fixed.has(pathname)
  const from = at + CANONICAL.length
  return new URL(body.toString('utf8', from, body.indexOf('"', from))).pathname === pathname
}

/** Paths without a parameter. A page with one, such as a back-office shell, matches any number of addresses. */
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

/** The headers that React Router needs to parse the form and to refuse other sites, without credentials. */
function formHeaders({ headers }: FastifyRequest) {
  const passed = new Headers()
  for (const name of ['content-type', 'origin'] as const) {
    const value = headers[name]
    if (value) passed.set(name, value)
  }
  return passed
}
