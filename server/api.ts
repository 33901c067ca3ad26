import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify'
import { appointmentsRoutes } from './appointments/appointments.routes.ts'
import { createAppointmentsService } from './appointments/appointments.service.ts'
import { billingRoutes } from './billing/billing.routes.ts'
import { createSubscriptionPlansRepository } from './billing/subscription-plans.repository.ts'
import { createSubscriptionPlansService } from './billing/subscription-plans.service.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { createCatalogServices } from './catalog/catalog.services.ts'
import type { Config } from './config.ts'
import { createContentRepository } from './content/content.repository.ts'
import { contentRoutes } from './content/content.routes.ts'
import { createContentService } from './content/content.service.ts'
import { createPlacesService } from './content/places.service.ts'
import type { Data } from './data.ts'
import { enquiriesRoutes } from './enquiries/enquiries.routes.ts'
import { createEnquiriesService } from './enquiries/enquiries.service.ts'
import { createSessionsRepository } from './identity/sessions.repository.ts'
import { createSessionsService } from './identity/sessions.service.ts'
import { createMediaRepository } from './media/media.repository.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { createMediaService } from './media/media.service.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.ts'
import { createNewsletterService } from './newsletter/newsletter.service.ts'
import { identifyCallers } from './plugins/access.ts'
import { type ContentCache, createContentCache } from './plugins/content-cache.ts'
import { answerBadAddress, answerErrors, answerUnknownCall } from './plugins/error-handler.ts'
import { healthRoutes } from './plugins/health.ts'
import { openApi } from './plugins/openapi.ts'
import { loggerOptions, logRequests } from './plugins/request-log.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { createServe } from './plugins/serve.ts'
import { createRateLimitsRepository } from './rate-limits/rate-limits.repository.ts'
import { createRateLimitsService } from './rate-limits/rate-limits.service.ts'
import { createTestimonialsRepository } from './testimonials/testimonials.repository.ts'
import { testimonialsRoutes } from './testimonials/testimonials.routes.ts'
import { createTestimonialsService } from './testimonials/testimonials.service.ts'

interface Options {
  config: Config
  data: Data
  serverFactory?: FastifyServerFactory
}

/** A JSON body holds at most a few long texts. */
const BODY_LIMIT = 1024 * 1024

/** The API without the pages: what tests run. Repositories, services and routes are joined here by hand. */
export async function createApi({ config, data, serverFactory }: Options) {
  const app = Fastify({
    serverFactory,
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.http.trustProxy,
    bodyLimit: BODY_LIMIT,
    frameworkErrors: answerBadAddress,
    // A HEAD must never run one of the specification's GETs that delete.
    exposeHeadRoutes: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
  })
  const cache = createContentCache({ revision: data.revision.current })

  answerErrors(app)
  logRequests(app)
  securityHeaders(app, { isHttps: config.http.publicUrl.startsWith('https:') })
  healthRoutes(app, {
    whyNotReady: async () => ((await data.freeSpace.isShort()) ? 'short of disk space' : null),
  })
  await app.register((api) => calls(api, { config, data, cache }), { prefix: config.api.base })
  return { app, cache }
}

async function calls(app: FastifyInstance, { config, data, cache }: Options & { cache: ContentCache }) {
  const { write, database } = data
  const { db } = database
  const rateLimits = createRateLimitsService({ rateLimits: createRateLimitsRepository(db), isOn: config.hasRateLimits })
  const sessions = createSessionsService({ sessions: createSessionsRepository(db) })
  const catalog = createCatalogServices(db)
  const media = createMediaService({ media: createMediaRepository(db) })
  const testimonials = createTestimonialsService({ testimonials: createTestimonialsRepository(db) })
  const newsletter = createNewsletterService({ write, rateLimits })
  const site = { publicUrl: config.http.publicUrl }
  const enquiries = createEnquiriesService({ write, rateLimits, site })
  const appointments = createAppointmentsService({ write, rateLimits, projects: catalog.projects, site })
  const subscriptionPlans = createSubscriptionPlansService({ subscriptionPlans: createSubscriptionPlansRepository(db) })
  const content = createContentService({
    content: createContentRepository(db),
    projects: catalog.projects,
    media,
    testimonials,
  })

  readJsonAlone(app)
  await openApi(app, { base: config.api.base })
  identifyCallers(app, sessions.authenticate)
  const serve = createServe(app, { cache })
  catalogRoutes(serve, catalog)
  mediaRoutes(serve, media)
  testimonialsRoutes(serve, testimonials)
  newsletterRoutes(serve, newsletter)
  enquiriesRoutes(serve, enquiries)
  appointmentsRoutes(serve, appointments)
  billingRoutes(serve, subscriptionPlans)
  contentRoutes(serve, { content, places: createPlacesService() })
  app.all('/', answerUnknownCall)
  app.all('/*', answerUnknownCall)
}

/** A body is JSON or nothing. Unknown properties are ignored, and those that would poison a prototype are unknown too. */
function readJsonAlone(app: FastifyInstance) {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('remove', 'remove'))
}
