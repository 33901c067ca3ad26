import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BROCHURE_PATH } from '#contract/catalog/brochures.constants.ts'
import { getProjectDetailsByName } from '#contract/catalog/projects.endpoints.ts'
import { isFromOutside } from '#server/plugins/serve.ts'
import type { InterestCounter } from './interest-counter.ts'
import { originOfRequest } from './origin.ts'

interface Options {
  apiBase: string
  counter: Pick<InterestCounter, 'count'>
}

const PAGE = '/product/'
const BROCHURE = `/${BROCHURE_PATH}/`

/** User agents that identify themselves as robots. Browsers always send a user agent. */
const ROBOTS =
  /(?<!cu)bot|crawl|spider|slurp|preview|externalhit|headless|lighthouse|monitor|scan|fetch|curl|wget|python|java\/|go-http|okhttp|axios|node/i

/**
 * Counts views of project pages and downloads of brochures after the response; cached responses count too. A page
 * opened by client-side navigation is not requested as a document, so its data request counts.
 */
export function registerInterestCounts(app: FastifyInstance, { apiBase, counter }: Options) {
  const details = apiBase + getProjectDetailsByName.path.replace('{name}', '')

  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request
    if (url.startsWith(PAGE)) {
      if (isAnswered(reply)) count(request, 'views', /^\/product\/[^/?]+\/([^/?]+)\/?(?:\?|$)/.exec(url)?.[1])
    } else if (url.startsWith(details)) {
      if (isAnswered(reply) && isPageOfApp(request)) count(request, 'views', pathIn(url).slice(details.length))
    } else if (url.startsWith(BROCHURE)) {
      // A viewer that loads a file in parts gets a 206 for each part, which does not count.
      if (reply.statusCode === 200) count(request, 'brochures', /^\d{1,9}(?=-)/.exec(url.slice(BROCHURE.length))?.[0])
    }
    done()
  })

  function count(request: FastifyRequest, measure: 'views' | 'brochures', subject: string | undefined) {
    if (!subject || !isByVisitor(request)) return
    counter.count({ measure, subject, origin: requestOrigin(request) })
  }
}

export function requestOrigin({ headers, url }: FastifyRequest) {
  return originOfRequest({ referer: headers.referer ?? '', url, ownHost: headers.host ?? '' })
}

/** Returns false for declared robots, missing user agents, HEAD requests and prefetches. */
export function isByVisitor({ method, headers }: FastifyRequest) {
  const agent = headers['user-agent'] ?? ''
  const purpose = headers['sec-purpose'] ?? headers.purpose
  return method !== 'HEAD' && agent !== '' && purpose === undefined && !ROBOTS.test(agent)
}

/** A 304 counts too, because a browser revalidates a page that it has cached. */
function isAnswered({ statusCode }: FastifyReply) {
  return statusCode === 200 || statusCode === 304
}

/**
 * Whether a visitor opened the page by client-side navigation. False for a render on the server, for staff, and when
 * the open page of the same project reloads its data after a selection.
 */
function isPageOfApp(request: FastifyRequest) {
  const { url, headers } = request
  // A browser without a session sends an empty token.
  const isSignedIn = /^Bearer \S/.test(headers.authorization ?? '')
  if (!url.includes('view=page') || isSignedIn || !isFromOutside(request)) return false
  const shown = pathIn(headers.referer ?? '').split('/')
  return shown.at(-3) !== 'product' || shown.at(-1)?.toLowerCase() !== pathIn(url).split('/').at(-1)?.toLowerCase()
}

function pathIn(url: string) {
  return url.split('?', 1)[0] ?? ''
}
