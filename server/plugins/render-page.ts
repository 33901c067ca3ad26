import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type Api, createApiClient } from '#app/lib/api-client.ts'
import {
  apiContext,
  PARTIAL_PAGE,
  type RenderedPage,
  renderedPageContext,
  type SiteSettings,
  settingsContext,
} from '#app/lib/api-context.ts'
import type { ConcurrencyLimit } from '../concurrency-limit.ts'

export interface Page {
  status: number
  headers: Headers
  body: Buffer
  scriptHashes: readonly string[]
  /** False if a part of the page could not be loaded. */
  isWhole: boolean
  isDatabaseDown: boolean
}

interface Options {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  settings: SiteSettings
  renders: ConcurrencyLimit
}

export function createPageRenderer(app: FastifyInstance, { build, mode, settings, renders }: Options) {
  const handler = createRequestHandler(build, mode)
  return render

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
    // A page may handle the failed call and render a message with status 200; the response is still sent as a 503.
    const status = isDatabaseDown ? 503 : response.status
    const isWhole = !hasFailed && !headers.has(PARTIAL_PAGE)
    return { status, headers, body, scriptHashes: rendered.scriptHashes, isDatabaseDown, isWhole }
  }

  /** Calls the API without credentials, through the same handlers and input checks as external calls. */
  function inProcessApi(request: FastifyRequest, onFailure: (failure?: { isDatabaseDown: boolean }) => void): Api {
    return createApiClient(async ({ method, path, body }) => {
      const response = await app.inject({
        method: method as 'GET',
        url: settings.apiBase + path,
        remoteAddress: request.ip,
        ...(body !== null && { payload: body, headers: { 'content-type': 'application/json' } }),
      })
      if (method === 'GET' && response.statusCode === 503) onFailure({ isDatabaseDown: true })
      return { status: response.statusCode, json: response.json() }
    }, onFailure)
  }
}
