import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import { PAGE_QUERY, type SiteSettings } from '#app/lib/api-context.ts'
import { pagePath } from '#contract/company/redirect-address.ts'
import { isSpecifiedRedirect } from '#contract/company/redirects.constants.ts'
import type { RedirectsService } from '../company/redirects.service.ts'
import type { ConcurrencyLimit } from '../concurrency-limit.ts'
import { AppError } from '../errors.ts'
import type { ClosedSite } from './closed-site.ts'
import { type ContentCache, type Rendered, sendCached } from './content-cache.ts'
import { DATABASE_RETRY_SECONDS } from './error-handler.ts'
import { isRedirect, redirectTo, withQueryOf } from './moved-page.ts'
import { fixedAddresses, isCanonical, pageAddress, pageKey } from './page-address.ts'
import { acceptPageForms, formHeaders, readPageForm } from './page-form.ts'
import { sendPlainText } from './plain-text.ts'
import { createPageRenderer, type Page } from './render-page.ts'
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
  /** Whether cards are entered in a frame of the card provider, which the policy of the card pages must then allow. */
  takesCards?: boolean
}

const CARD_PAGES = ['/subscriptions', '/businessowner/card']

/**
 * Serves the React Router pages. Pages are rendered without credentials, so they are the same for all visitors and can
 * be cached. A form posted without JavaScript runs the action of its page.
 */
export async function pages(app: FastifyInstance, options: Options) {
  const { build, mode, settings, cache, renders, redirects, site, takesCards = false } = options
  // Given the build itself, React Router prepares its routes once; given a function, it does so on every request.
  const built = mode === 'production' ? await build() : null
  const render = createPageRenderer(app, { build: built ?? build, mode, settings, renders })
  const fixed = fixedAddresses(built?.routes ?? {})
  const isHttps = settings.publicUrl.startsWith('https:')
  // Read before the first request, so that pages do not wait for this query.
  await site.isOpen()

  acceptPageForms(app)

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error instanceof AppError ? error.status : (error.statusCode ?? 500)
    // Plain text, because rendering an error page would add to the overload.
    if (error instanceof AppError && error.kind === 'unavailable') {
      if (error.cause !== undefined) request.log.error({ err: error }, 'page failed')
      return sendUnavailable(reply, error)
    }
    if (status >= 500) request.log.error({ err: error }, 'page failed')
    // Visitors must get a page instead of the JSON of the API.
    const errorPage = new Request(new URL('/forbidden', settings.publicUrl))
    const page = await render(errorPage, request, { ...settings, isFallback: true })
    return send(reply, { ...page, status }, '/forbidden')
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      // Checked before the URL is parsed, because most requests already use the normalized URL of a cached page.
      const cached = site.hasCookie(request) ? undefined : cache.peek(pageKey(request.url))
      if (cached) return sendCached(request, reply, cached)
      const address = addressOf(request.url)
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
    // Other parameters are dropped and the order is fixed, so that requests cannot create additional cache entries.
    const { searchParams } = new URL(request.url, settings.publicUrl)
    const address = new URL('/__manifest', settings.publicUrl)
    for (const key of ['paths', 'version']) address.searchParams.set(key, searchParams.get(key) ?? '')
    const response = await cache.get(`routes ${address.search}`, async () => {
      const { status, headers, body } = await render(new Request(address), request)
      return { status, headers: Object.fromEntries(headers), body, caching: 'separately' }
    })
    return sendCached(request, reply, response)
  })

  app.route({
    method: 'POST',
    url: '/*',
    handler: async (request, reply) => {
      const body = await readPageForm(request)
      // React Router refuses a form whose Origin differs from the URL, so this uses the host of the request.
      const address = addressOf(request.url, `${request.protocol}://${request.host}`)
      const view = (await previewOf(request, address)) ?? (await viewOf(address))
      // Before the site is open, visitors can send only the form of the opening-soon page.
      if (view.address.pathname !== address.pathname)
        return send(reply, { ...(await render(new Request(view.address), request, view.settings)), status: 403 }, '')
      const form = new Request(address, { method: 'POST', headers: formHeaders(request), body })
      const page = await render(form, request, view.settings)
      reply.header('cache-control', 'no-store')
      return send(reply, page, address.pathname)
    },
  })

  function addressOf(url: string, origin = settings.publicUrl) {
    return pageAddress(url, { origin, keys: PAGE_QUERY })
  }

  /** Returns the page that visitors get at this URL. Before the site is open, that is the opening-soon page. */
  async function viewOf(address: URL): Promise<View> {
    if (await site.isOpen()) return { address, settings }
    const closed: SiteSettings = { ...settings, isClosed: true }
    if (site.isForStaff(address.pathname)) return { address, settings: closed }
    return { address: new URL(OPENING_SOON, settings.publicUrl), settings: { ...closed, isFallback: true } }
  }

  /** Returns the preview for staff before the site is open, which must never be cached. Null for all other requests. */
  async function previewOf(request: FastifyRequest, address: URL): Promise<View | null> {
    if (!site.hasCookie(request) || (await site.isOpen())) return null
    if (site.isForStaff(address.pathname) || address.pathname === OPENING_SOON) return null
    const preview = await site.previewerOf(request)
    return preview && { address, settings: { ...settings, isClosed: true, preview } }
  }

  async function renderForCache(requested: URL, request: FastifyRequest): Promise<Rendered> {
    // Whether the site is open is read here and not before the cache lookup, because the page must belong to the
    // revision in the cache key.
    const view = await viewOf(requested)
    const page = await renderOrRedirect(view, request)
    const { status, body } = page
    const headers = pageHeaders(page, requested.pathname)
    // Otherwise a proxy could still serve the closed site's page after the site has opened.
    if (view.settings.isClosed) headers['cache-control'] = 'no-store'
    if (page.isDatabaseDown) Object.assign(headers, { 'retry-after': String(DATABASE_RETRY_SECONDS) })
    if (!page.isWhole || page.headers.get('cache-control') === 'no-store')
      return { status, headers: { ...headers, 'cache-control': 'no-store' }, body, caching: 'never' }
    return { status, headers, body, caching: isCanonical(requested, { body, fixed }) ? undefined : 'briefly' }
  }

  /**
   * A page takes precedence over a redirect, except over a redirect of the specification, whose URL also has a page.
   */
  async function renderOrRedirect({ address, settings }: View, request: FastifyRequest): Promise<Page> {
    const isSpecified = isSpecifiedRedirect(pagePath(address.pathname) ?? '')
    const first = isSpecified ? await redirects.findFor(address.pathname) : null
    if (first?.to) return redirectTo(first.to, address, first)
    const page = await render(new Request(address), request, settings)
    const found = page.status === 404 ? await redirects.findFor(address.pathname) : first
    if (!found) return page
    return found.to === null ? { ...page, status: 410 } : redirectTo(found.to, address, found)
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

const OPENING_SOON = '/opening-soon'

interface View {
  address: URL
  settings: SiteSettings
}

function sendUnavailable(reply: FastifyReply, { message, retryAfterSeconds }: AppError) {
  if (retryAfterSeconds !== null) reply.header('retry-after', retryAfterSeconds)
  return sendPlainText(reply, 503, message)
}
