import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { createApi } from '#app/lib/api-client.ts'
import { apiContext, type SiteSettings, settingsContext } from '#app/lib/api-context.ts'
import { PAGE_QUERY } from '#app/lib/page-query.ts'
import { type ContentCache, sendCached } from './content-cache.ts'
import { pagePolicy } from './security-headers.ts'
import { CONTENT_CACHING } from './serve.ts'

interface Options {
  build: () => Promise<ServerBuild>
  mode: 'production' | 'development'
  settings: SiteSettings
  cache: ContentCache
}

/** Forms that work without scripts post here; none of them holds more than a few thousand letters. */
const FORM_LIMIT = 64 * 1024

/**
 * The one crossing from the server to the pages. A page is rendered without any credential, so it is the same for
 * everybody and can be kept; forms posted without scripts run the page's action.
 */
export async function pages(app: FastifyInstance, { build, mode, settings, cache }: Options) {
  const handler = createRequestHandler(build, mode)
  const isHttps = settings.publicUrl.startsWith('https:')

  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, body),
  )

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const address = pageAddress(request.url)
      if (mode === 'development') return send(reply, (await render(new Request(address), request)).response)
      const kept = await cache.get(`page ${address.pathname}${address.search}`, () => renderToKeep(address, request), {
        isBrief: address.search !== '',
      })
      return sendCached(request, reply, kept)
    },
  })

  app.route({
    method: 'POST',
    url: '/*',
    handler: async (request, reply) => {
      const body = request.body as Buffer<ArrayBuffer> | undefined
      const { response } = await render(
        new Request(new URL(request.url, settings.publicUrl), { method: 'POST', headers: formHeaders(request), body }),
        request,
      )
      reply.header('cache-control', 'no-store')
      return send(reply, response)
    },
  })

  async function renderToKeep(address: URL, request: FastifyRequest) {
    const { response, hadFailure } = await render(new Request(address), request)
    const body = await response.text()
    const headers = pageHeaders(response, body)
    if (hadFailure) headers['cache-control'] = 'no-store'
    return { status: response.status, headers, body, isPartial: hadFailure }
  }

  async function render(page: Request, { ip }: FastifyRequest) {
    const calls = { hadFailure: false }
    const context = new RouterContextProvider()
    context.set(settingsContext, settings)
    context.set(apiContext, inProcessApi(ip, calls))
    const response = await handler(page, context)
    return { response, hadFailure: calls.hadFailure }
  }

  /** A page and an outside caller meet the same checks, the caller's address included. */
  function inProcessApi(remoteAddress: string, calls: { hadFailure: boolean }) {
    return createApi(async ({ method, path, body }) => {
      const answer = await app.inject({
        method: method as 'GET',
        url: settings.apiBase + path,
        remoteAddress,
        ...(body !== null && { payload: body, headers: { 'content-type': 'application/json' } }),
      })
      if (answer.statusCode >= 500) calls.hadFailure = true
      return { status: answer.statusCode, json: answer.json() }
    })
  }

  /** Two addresses that show the same thing are one key: no trailing slash, known query keys only, in one order. */
  function pageAddress(url: string) {
    const address = new URL(settings.publicUrl)
    const [pathname = '/', query = ''] = url.split('?', 2)
    address.pathname = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
    const given = new URLSearchParams(query)
    for (const key of PAGE_QUERY) {
      const value = given.get(key)
      if (value) address.searchParams.set(key, value.slice(0, 100))
    }
    return address
  }

  function pageHeaders(response: Response, html: string): Record<string, string> {
    const headers: Record<string, string> = {
      'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'cache-control': response.status === 200 ? CONTENT_CACHING : 'no-store',
      'content-security-policy': pagePolicy(html, { isHttps }),
    }
    const location = response.headers.get('location')
    if (location) headers.location = location
    return headers
  }

  async function send(reply: import('fastify').FastifyReply, response: Response) {
    const html = await response.text()
    reply.code(response.status)
    if (mode === 'production') reply.headers(pageHeaders(response, html)).header('cache-control', 'no-store')
    else {
      for (const [name, value] of response.headers) reply.header(name, value)
      // Vite's own scripts are inline and change with every edit, so no hashes can name them.
      reply.header('content-security-policy', "frame-ancestors 'self'")
    }
    return reply.send(html)
  }
}

/** What the router's own cross-site check needs, and nothing personal. */
function formHeaders({ headers }: FastifyRequest) {
  const passed = new Headers()
  for (const name of ['content-type', 'origin', 'host'] as const) {
    const value = headers[name]
    if (value) passed.set(name, value)
  }
  return passed
}
