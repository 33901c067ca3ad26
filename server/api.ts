import Fastify, { LogController } from 'fastify'
import { mondayOf } from '#contract/wire/monday-of.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { serveCalls } from './api-calls.ts'
import { createBrochuresRepository } from './catalog/brochures.repository.ts'
import { createBrochuresService } from './catalog/brochures.service.ts'
import { createCatalogServices } from './catalog/catalog.services.ts'
import { createBrandService } from './company/brand.service.ts'
import { createCompanyService } from './company/company.service.ts'
import { createRedirectsService } from './company/redirects.service.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import type { Config } from './config.ts'
import type { Data } from './data.ts'
import { readGauges } from './db/gauges.ts'
import { isDemoOf } from './db/seed.ts'
import { openFiles } from './files.ts'
import { createWebhookSender, type SendWebhook } from './gateways/webhook-sender.ts'
import type { HttpServer } from './http-server.ts'
import { createSessionsRepository } from './identity/sessions.repository.ts'
import { createSessionsService } from './identity/sessions.service.ts'
import { registerInterestCounts } from './insights/count-requests.ts'
import { createInterestCounter } from './insights/interest-counter.ts'
import { createInterestCountsRepository } from './insights/interest-counts.repository.ts'
import { createClosedSite } from './plugins/closed-site.ts'
import { createContentCache } from './plugins/content-cache.ts'
import { handleBadAddresses, handleErrors } from './plugins/error-handler.ts'
import { healthRoutes } from './plugins/health.ts'
import { shedLoad } from './plugins/load-shedding.ts'
import { metricsRoute } from './plugins/metrics.ts'
import { loggerOptions, logRequests } from './plugins/request-log.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { createRateLimitsRepository } from './rate-limits/rate-limits.repository.ts'
import { createRateLimitsService } from './rate-limits/rate-limits.service.ts'
import { createRequestIds } from './request-id.ts'
import { createSiteStateService } from './setup/site-state.service.ts'
import { createPictureClaimsService } from './uploads/picture-claims.service.ts'
import { createUploadsRepository } from './uploads/uploads.repository.ts'
import { createUploadsService } from './uploads/uploads.service.ts'

interface Options {
  config: Config
  data: Data
  /** Missing in tests: they inject their requests, or listen with the server that Fastify creates. */
  http?: Pick<HttpServer, 'serverFactory' | 'isDraining'>
  sendWebhook?: SendWebhook
}

/** For calls without a `largestBody` of their own, whose JSON bodies hold at most a few long text fields. */
const BODY_LIMIT = 1024 * 1024

/**
 * Limit for uncached calls. Its timeout is shorter than that of an inactive connection, so that the 503 is delivered.
 */
const CALLS = { running: 32, waiting: 200, timeoutMs: 50_000 }

/** Limit for renders. They are CPU-bound: more at a time would take as long in total and delay other requests. */
const RENDERS = { running: 4, waiting: 200, timeoutMs: 30_000 }

/** Creates the API without the pages, which `createApp` adds. */
export async function createApi({ config, data, http, sendWebhook = createWebhookSender() }: Options) {
  const app = Fastify({
    serverFactory: http?.serverFactory,
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(),
    trustProxy: config.http.trustProxy,
    bodyLimit: BODY_LIMIT,
    frameworkErrors: handleBadAddresses(config.api.base),
    // Some GETs of the specification delete records, and HEAD must not run them.
    exposeHeadRoutes: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
  })
  const limit = createConcurrencyLimit(CALLS)
  const renders = createConcurrencyLimit(RENDERS)
  const cache = createContentCache({ revision: data.revision.current })

  handleErrors(app)
  logRequests(app)
  await shedLoad(app)
  securityHeaders(app, { isHttps: config.http.publicUrl.startsWith('https:') })
  metricsRoute(app, {
    token: config.metricsToken,
    cache,
    readGauges: () => readGauges(data.database.db),
    poolUse: data.database.poolUse,
    freeBytes: data.freeSpace.bytes,
  })
  healthRoutes(app, {
    whyNotReady: async () => {
      if (http?.isDraining()) return 'stopping'
      if (limit.isFull() || renders.isFull() || app.isUnderPressure()) return 'overloaded'
      return (await data.freeSpace.isShort()) ? 'short of disk space' : null
    },
  })
  const files = await openFiles(config, app.log)
  app.addHook('onClose', async () => files.stop())
  const uploads = createUploadsService({
    ...data,
    store: files.store,
    variants: files.variants,
    uploads: createUploadsRepository(data.database.db),
  })
  const claims = createPictureClaimsService({ db: data.database.db, write: data.write })
  const catalog = createCatalogServices({ ...data, db: data.database.db, uploads, claims })
  const { publicUrl } = config.http
  const company = createCompanyService({ db: data.database.db, write: data.write, publicUrl, uploads })
  const brand = createBrandService({
    company,
    originals: files.store,
    cache: files.cache,
    isDemo: isDemoOf(config),
  })
  const brochures = createBrochuresService({
    brochures: createBrochuresRepository(data.database.db),
    company,
    brand,
    originals: files.store,
    cache: files.cache,
  })
  const redirects = createRedirectsService({
    db: data.database.db,
    write: data.write,
    publicUrl,
    onFailure: (error) => app.log.error({ err: error }, 'The hits of redirects were not stored.'),
  })
  app.addHook('onClose', redirects.hits.stop)
  const sessions = createSessionsService({ sessions: createSessionsRepository(data.database.db) })
  const rateLimits = createRateLimitsService({
    rateLimits: createRateLimitsRepository(data.database.db),
    isOn: config.hasRateLimits,
  })
  const siteState = createSiteStateService({
    db: data.database.db,
    write: data.write,
    rateLimits,
    revision: data.revision,
    site: { publicUrl },
  })
  const counter = createInterestCounter({
    store: async (counted) => {
      // Nothing is stored before the site is open, because until then every public URL returns the same page.
      if (await siteState.isOpen())
        await createInterestCountsRepository(data.database.db).add(counted, mondayOf(siteDay(new Date())))
    },
    onFailure: (error) => app.log.error({ err: error }, 'The counts of visits to projects were not stored.'),
  })
  if (config.countsViews) registerInterestCounts(app, { apiBase: config.api.base, counter })
  app.addHook('onClose', counter.stop)
  const isHttps = publicUrl.startsWith('https:')
  const closedSite = createClosedSite({ isOpen: siteState.isOpen, sessions, isHttps })
  const shared = {
    config,
    data,
    cache,
    limit,
    files,
    uploads,
    claims,
    catalog,
    company,
    brand,
    brochures,
    redirects,
    closedSite,
    counter,
  }
  await app.register((api) => serveCalls(api, { ...shared, sessions, rateLimits, siteState, sendWebhook }), {
    prefix: config.api.base,
  })
  return { ...shared, app, renders }
}
