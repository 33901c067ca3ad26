import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { createApiClient } from '#app/lib/api-client.ts'
import { apiContext, type SiteSettings, settingsContext } from '#app/lib/api-context.ts'
import { PAGE_QUERY, PARTIAL_PAGE } from '#app/lib/page-query.ts'
import { say } from '#contract/content/content.messages.ts'
import { AppError } from '../errors.ts'
import { type ContentCache, type Rendered, sendCached } from './content-cache.ts'
import { pagePolicy } from './security-headers.ts'
import { CONTENT_CACHING } from './serve.ts'

interface Options {
  build: () => Promise<ServerBuild>
  mode: 'production' | 'development'
  settings: SiteSettings
  cache: ContentCache
  /** Whether cards are typed into the provider's frame, which one page must then be allowed to open. */
  takesCards?: boolean
}

/** The only page on which somebody pays. */
const CARD_PAGE = '/subscriptions'

/** Forms that work without scripts post here; none of them holds more than a few thousand letters. */
const FORM_LIMIT = 64 * 1024

/**
 * The one crossing from the server to the pages. A page is rendered without any credential, so it is the same for
 * everybody and can be kept; forms posted without scripts run the page's action.
 */
export async function pages(app: FastifyInstance, { build, mode, settings, cache, takesCards = false }: Options) {
  const handler = createRequestHandler(build, mode)
  const isHttps = settings.publicUrl.startsWith('https:')

  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, body),
  )

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error instanceof AppError ? error.status : (error.statusCode ?? 500)
    if (status >= 500) request.log.error({ err: error }, 'page failed')
    // The page for such moments; a visitor who posted a form does not want to read JSON.
    const { response } = await render(new Request(new URL('/forbidden', settings.publicUrl)), request)
    return send(reply, new Response(response.body, { status, headers: response.headers }), '/forbidden')
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const address = pageAddress(request.url)
      if (mode === 'development')
        return send(reply, (await render(new Request(address), request)).response, address.pathname)
      const kept = await cache.get(`page ${address.pathname}${address.search}`, () => renderToKeep(address, request))
      return sendCached(request, reply, kept)
    },
  })

  app.route({
    method: 'POST',
    url: '/*',
    handler: async (request, reply) => {
      if (!isForm(request.body)) throw new AppError('invalid', say.badMediaType)
      const { body } = request
      // Under the address the visitor used: the router refuses a form whose Origin is another.
      const address = pageAddress(request.url, `${request.protocol}://${request.host}`)
      const form = new Request(address, { method: 'POST', headers: formHeaders(request), body })
      const { response } = await render(form, request)
      reply.header('cache-control', 'no-store')
      return send(reply, response, address.pathname)
    },
  })

  async function renderToKeep(address: URL, request: FastifyRequest): Promise<Rendered> {
    const { response, isWhole } = await render(new Request(address), request)
    const body = await response.text()
    const headers = pageHeaders(response, { html: body, path: address.pathname })
    if (!isWhole)
      return { status: response.status, headers: { ...headers, 'cache-control': 'no-store' }, body, keep: 'never' }
    return { status: response.status, headers, body, keep: isCanonical(address, body) ? undefined : 'briefly' }
  }

  async function render(page: Request, { ip }: FastifyRequest) {
    let hadFailure = false
    const noteFailure = () => {
      hadFailure = true
    }
    const context = new RouterContextProvider()
    context.set(settingsContext, settings)
    context.set(apiContext, inProcessApi(ip, noteFailure))
    const response = await handler(page, context)
    return { response, isWhole: !hadFailure && !response.headers.has(PARTIAL_PAGE) }
  }

  /** A page and an outside caller meet the same checks, the caller's address included. */
  function inProcessApi(remoteAddress: string, onFailure: () => void) {
    return createApiClient(async ({ method, path, body }) => {
      const answer = await app.inject({
        method: method as 'GET',
        url: settings.apiBase + path,
        remoteAddress,
        ...(body !== null && { payload: body, headers: { 'content-type': 'application/json' } }),
      })
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

  function pageHeaders(response: Response, { html, path }: { html: string; path: string }): Record<string, string> {
    const takesCard = takesCards && path.toLowerCase() === CARD_PAGE
    const headers: Record<string, string> = {
      'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'cache-control': response.status === 200 ? CONTENT_CACHING : 'no-store',
      'content-security-policy': pagePolicy(html, { isHttps, takesCard }),
    }
    const location = response.headers.get('location')
    if (location) headers.location = location
    return headers
  }

  async function send(reply: FastifyReply, response: Response, path: string) {
    const html = await response.text()
    reply.code(response.status)
    if (mode === 'production') reply.headers(pageHeaders(response, { html, path })).header('cache-control', 'no-store')
    else {
      for (const [name, value] of response.headers) reply.header(name, value)
      // Vite's own scripts are inline and change with every edit, so no hashes can name them.
      reply.header('content-security-policy', "frame-ancestors 'self'")
    }
    return reply.send(html)
  }
}

/** Only the two kinds of posted forms are read into a buffer. */
function isForm(body: unknown): body is Buffer<ArrayBuffer> {
  return body instanceof Buffer
}

/** One spelling for what reads the same: `%65lite` is `elite`. */
function respelled(segment: string) {
  return encodeURIComponent(decodeURIComponent(segment))
}

/** A page also answers under addresses of the visitor's making: another letter case, another category, a query. */
function isCanonical({ pathname, search }: URL, html: string) {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  return search === '' && (canonical === undefined || new URL(canonical).pathname === pathname)
}

/** What the router's own cross-site check needs, and nothing personal. */
function formHeaders({ headers }: FastifyRequest) {
  const passed = new Headers()
  for (const name of ['content-type', 'origin'] as const) {
    const value = headers[name]
    if (value) passed.set(name, value)
  }
  return passed
}
