import type { FastifyInstance } from 'fastify'
import { createAppointmentsRepository } from './appointments/appointments.repository.ts'
import { appointmentsRoutes } from './appointments/appointments.routes.ts'
import { createAppointmentsService } from './appointments/appointments.service.ts'
import { createOwnVisitsService } from './appointments/own-visits.service.ts'
import { visitCalendarRoutes } from './appointments/visit-calendar.routes.ts'
import { createVisitCalendarService } from './appointments/visit-calendar.service.ts'
import { createVisitSettingsService } from './appointments/visit-settings.service.ts'
import { createVisitWeekService } from './appointments/visit-week.service.ts'
import { createVisitsService } from './appointments/visits.service.ts'
import { createAuditLogRepository } from './back-office/audit-log.repository.ts'
import { createAuditLogService, createExportsService } from './back-office/audit-log.service.ts'
import { backOfficeRoutes } from './back-office/back-office.routes.ts'
import { createDashboardRepository } from './back-office/dashboard.repository.ts'
import { createAdminHomeService, createDashboardService } from './back-office/dashboard.service.ts'
import { createTrashRepository } from './back-office/trash.repository.ts'
import { createTrashService } from './back-office/trash.service.ts'
import { acceptRawBodies, billingRoutes, paymentEventsRoutes, paymentsRoutes } from './billing/billing.routes.ts'
import { createBillingServices } from './billing/billing.services.ts'
import { brochureRequestsRoutes } from './catalog/brochure-requests.routes.ts'
import { createBrochureRequestsService } from './catalog/brochure-requests.service.ts'
import { brochureStateRoutes } from './catalog/brochures.routes.ts'
import type { BrochuresService } from './catalog/brochures.service.ts'
import {
  catalogChangesRoutes,
  catalogRoutes,
  costTermsRoutes,
  progressRoutes,
  unitTypesRoutes,
} from './catalog/catalog.routes.ts'
import type { CatalogServices } from './catalog/catalog.services.ts'
import { registrationsRoutes } from './catalog/registrations.routes.ts'
import { TRASH_KINDS } from './clean-up.ts'
import type { BrandService } from './company/brand.service.ts'
import { companyRoutes } from './company/company.routes.ts'
import type { CompanyService } from './company/company.service.ts'
import { createCostRatesService } from './company/cost-rates.service.ts'
import { createLookService } from './company/look.service.ts'
import { redirectsRoutes } from './company/redirects.routes.ts'
import type { RedirectsService } from './company/redirects.service.ts'
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.ts'
import type { Config } from './config.ts'
import { consentRoutes } from './consent/consent.routes.ts'
import { createConsentServices } from './consent/consent.services.ts'
import { createBanksRepository } from './content/banks.repository.ts'
import { createBanksService } from './content/banks.service.ts'
import { contentRoutes } from './content/content.routes.ts'
import { createContentService, createPlacesService } from './content/content.service.ts'
import { createSearchRepository } from './content/search.repository.ts'
import { createSearchService } from './content/search.service.ts'
import { sitePagesRoutes } from './content/site-pages.routes.ts'
import { createSitePagesService } from './content/site-pages.service.ts'
import { createStaticContentRepository } from './content/static-content.repository.ts'
import type { Data } from './data.ts'
import { createEnquiriesRepository } from './enquiries/enquiries.repository.ts'
import { enquiriesRoutes } from './enquiries/enquiries.routes.ts'
import { createEnquiriesService } from './enquiries/enquiries.service.ts'
import { createEnquiryImportsService } from './enquiries/enquiry-imports.service.ts'
import type { FileStores } from './files.ts'
import { createCards } from './gateways/create-cards.ts'
import { createMailer } from './gateways/mail.ts'
import type { SendWebhook } from './gateways/webhook-sender.ts'
import { customersRoutes } from './identity/customers.routes.ts'
import { identityRoutes } from './identity/identity.routes.ts'
import { createIdentityServices } from './identity/identity.services.ts'
import { profileImageRoutes } from './identity/profile-image.routes.ts'
import { createProfileImageService } from './identity/profile-image.service.ts'
import type { SessionsService } from './identity/sessions.service.ts'
import { secondFactorRoutes, staffRoutes } from './identity/staff.routes.ts'
import { insightsRoutes } from './insights/insights.routes.ts'
import { createInsightsService } from './insights/insights.service.ts'
import type { InterestCounter } from './insights/interest-counter.ts'
import { leadsRoutes } from './leads/leads.routes.ts'
import { createLeadsServices } from './leads/leads.services.ts'
import { createMailDelivery } from './mail/mail-delivery.ts'
import { createUndeliveredMailsRepository } from './mail/undelivered-mails.repository.ts'
import { createUndeliveredMailsService } from './mail/undelivered-mails.service.ts'
import { createMediaRepository } from './media/media.repository.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { createMediaChangesService, createMediaService } from './media/media.service.ts'
import { createMediaImportService } from './media/media-import.service.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.ts'
import { createNewsletterService } from './newsletter/newsletter.service.ts'
import { createSubscriberImportsService } from './newsletter/subscriber-imports.service.ts'
import { createSubscribersRepository } from './newsletter/subscribers.repository.ts'
import { createSubscriptionService } from './newsletter/subscription.service.ts'
import { identifyCallers } from './plugins/access.ts'
import type { ClosedSite } from './plugins/closed-site.ts'
import type { ContentCache } from './plugins/content-cache.ts'
import { refuseUnknownCall } from './plugins/error-handler.ts'
import { openApi } from './plugins/openapi.ts'
import { refuseOtherMethods } from './plugins/other-methods.ts'
import { acceptForms } from './plugins/read-form.ts'
import { createServe } from './plugins/serve.ts'
import { createLockoutsService } from './rate-limits/lockouts.service.ts'
import { createLockoutsRepository } from './rate-limits/rate-limits.repository.ts'
import type { RateLimitsService } from './rate-limits/rate-limits.service.ts'
import { runWithRequestId } from './request-id.ts'
import { createOpeningRequestsService } from './setup/opening-requests.service.ts'
import { setupRoutes } from './setup/setup.routes.ts'
import { createSetupServices } from './setup/setup.services.ts'
import type { SiteStateService } from './setup/site-state.service.ts'
import { createTestimonialsRepository } from './testimonials/testimonials.repository.ts'
import { testimonialsRoutes } from './testimonials/testimonials.routes.ts'
import { createTestimonialsService } from './testimonials/testimonials.service.ts'
import { TIMEOUTS_MS } from './timeouts.ts'
import { fileUploadRoutes } from './uploads/file-upload.routes.ts'
import { pictureClaimsRoutes } from './uploads/picture-claims.routes.ts'
import type { PictureClaimsService } from './uploads/picture-claims.service.ts'
import type { UploadsService } from './uploads/uploads.service.ts'
import { createDeliveriesService } from './webhooks/deliveries.service.ts'
import { webhooksRoutes } from './webhooks/webhooks.routes.ts'
import { createWebhooksService } from './webhooks/webhooks.service.ts'

/** Limit for uploads. An upload may take as long as the longest request, plus a minute to process the file. */
const UPLOADS = { running: 50, waiting: 0, timeoutMs: TIMEOUTS_MS.upload + 60_000 }

interface Parts {
  config: Config
  data: Data
  cache: ContentCache
  limit: ConcurrencyLimit
  uploads: UploadsService
  claims: PictureClaimsService
  catalog: CatalogServices
  company: CompanyService
  brand: BrandService
  brochures: BrochuresService
  redirects: RedirectsService
  sessions: SessionsService
  rateLimits: RateLimitsService
  siteState: SiteStateService
  closedSite: ClosedSite
  sendWebhook: SendWebhook
  counter: InterestCounter
  files: Pick<FileStores, 'store'>
}

export async function serveCalls(app: FastifyInstance, parts: Parts) {
  const { config, data, cache, limit, uploads, claims, catalog, company, brand, brochures, redirects } = parts
  const { sessions, rateLimits, siteState, closedSite, counter, files, sendWebhook } = parts
  const { write, database } = data
  const { db } = database
  const media = createMediaService({ media: createMediaRepository(db) })
  const testimonials = createTestimonialsService({ testimonials: createTestimonialsRepository(db), write })
  const mediaChanges = createMediaChangesService({ write, uploads, projects: catalog.projects, testimonials })
  const site = { publicUrl: config.http.publicUrl }
  const newsletter = createNewsletterService({ subscribers: createSubscribersRepository(db) })
  const enquiries = createEnquiriesService({
    enquiries: createEnquiriesRepository(db),
    write,
    rateLimits,
    projects: catalog.projects,
    site,
  })
  const appointments = createAppointmentsService({
    appointments: createAppointmentsRepository(db),
    write,
    rateLimits,
    projects: catalog.projects,
    site,
  })
  const lockouts = createLockoutsService({ lockouts: createLockoutsRepository(db), isOn: config.hasRateLimits })
  const identity = createIdentityServices({ db, write, rateLimits, lockouts, site })
  const profileImage = createProfileImageService({ write, uploads, rateLimits })
  const cards = await createCards(config.cards)
  const { profile } = identity
  const places = createPlacesService()
  const billing = createBillingServices({
    db,
    write,
    cards,
    profile,
    sessions,
    rateLimits,
    closing: identity.closing,
    profileImage,
    brand,
    seller: { site, tax: config.tax },
    countryCode: places.countryCode,
    log: app.log,
  })
  const content = createContentService({
    staticContent: createStaticContentRepository(db),
    banks: createBanksRepository(db),
    projects: catalog.projects,
    media,
    testimonials,
    write,
  })
  const banks = createBanksService({ db, write, uploads })
  const adminHome = createAdminHomeService({
    projects: catalog.projects,
    media,
    enquiries,
    appointments,
    testimonials,
    newsletter,
  })
  const dashboard = createDashboardService({
    dashboard: createDashboardRepository(db),
    projectList: catalog.projectList,
    publishGate: catalog.publishGate,
    adminHome,
  })
  const auditLog = createAuditLogService({ auditLog: createAuditLogRepository(db) })
  const mailDelivery = createMailDelivery({ db })
  const undeliveredMails = createUndeliveredMailsService({
    undeliveredMails: createUndeliveredMailsRepository(db),
    write,
  })
  const trash = createTrashService({ trash: createTrashRepository(db, TRASH_KINDS), kinds: TRASH_KINDS, write })

  acceptJsonOnly(app)
  const refuseIfDeclared = refuseOtherMethods(app)
  // Set after the body is read, because the event handlers of the body stream lose the async context.
  app.addHook('preHandler', (request, _reply, done) => runWithRequestId(request.id, done))
  await openApi(app, { base: config.api.base })
  identifyCallers(app, sessions.authenticate)
  const { requireOpen } = closedSite
  const serve = createServe(app, { cache, limit, requireOpen })
  catalogRoutes(serve, catalog)
  catalogChangesRoutes(serve, catalog)
  unitTypesRoutes(serve, catalog)
  costTermsRoutes(serve, catalog)
  progressRoutes(serve, catalog)
  registrationsRoutes(serve, catalog)
  brochureStateRoutes(serve, brochures)
  brochureRequestsRoutes(serve, createBrochureRequestsService({ write, rateLimits, site }))
  pictureClaimsRoutes(serve, claims)
  await app.register(async (forms) => {
    acceptForms(forms)
    // A separate limit, because an upload may take minutes and must not block other calls.
    const serveForm = () => createServe(forms, { cache, limit: createConcurrencyLimit(UPLOADS), requireOpen })
    fileUploadRoutes(serveForm(), uploads)
    profileImageRoutes(serveForm(), { uploads, profileImage })
  })
  const mediaImport = createMediaImportService({ db, write, changes: mediaChanges })
  mediaRoutes(serve, { media, changes: mediaChanges, imports: mediaImport })
  testimonialsRoutes(serve, testimonials)
  companyRoutes(serve, {
    company,
    look: createLookService({ db, write }),
    costRates: createCostRatesService({ db, write }),
    siteState,
  })
  redirectsRoutes(serve, redirects)
  const setup = createSetupServices({ config, data, siteState, uploads, files, mailer: createMailer(config.mail) })
  app.addHook('onClose', setup.backups.stop)
  setupRoutes(serve, {
    ...setup,
    closedSite,
    openingRequests: createOpeningRequestsService({ write, rateLimits }),
  })
  const subscription = createSubscriptionService({ db, write, rateLimits, site })
  newsletterRoutes(serve, {
    newsletter,
    subscription,
    imports: createSubscriberImportsService({ db, write }),
  })
  const enquiryImports = createEnquiryImportsService({ db, write, projects: catalog.projects })
  enquiriesRoutes(serve, { enquiries, imports: enquiryImports })
  appointmentsRoutes(serve, {
    appointments,
    visits: createVisitsService({ db, write, rateLimits, projects: catalog.projects, company, site }),
    visitSettings: createVisitSettingsService({ db, write }),
  })
  const ownVisits = createOwnVisitsService({ write })
  visitCalendarRoutes(serve, {
    weeks: createVisitWeekService({ db, projects: catalog.projects }),
    calendar: createVisitCalendarService({ write, projects: catalog.projects, site }),
    ownVisits,
  })
  leadsRoutes(serve, createLeadsServices({ db, write, site }))
  webhooksRoutes(serve, {
    webhooks: createWebhooksService({ db, write, send: sendWebhook }),
    deliveries: createDeliveriesService({ db, write }),
  })
  insightsRoutes(serve, createInsightsService({ db, counter, rateLimits }))
  const { outbox } = config.mail
  const consent = { db, write, rateLimits, subscription, ownVisits, site, list: config, outbox }
  consentRoutes(serve, createConsentServices(consent))
  identityRoutes(serve, identity, mailDelivery)
  customersRoutes(serve, identity.customers, mailDelivery)
  staffRoutes(serve, identity, mailDelivery)
  secondFactorRoutes(serve, identity)
  billingRoutes(serve, billing)
  paymentsRoutes(serve, billing)
  await app.register(async (events) => {
    acceptRawBodies(events)
    paymentEventsRoutes(createServe(events, { cache, limit, requireOpen }), billing.paymentEvents)
  })
  const search = createSearchService({ search: createSearchRepository(db) })
  contentRoutes(serve, { banks, content, places, search })
  sitePagesRoutes(serve, createSitePagesService({ db, write, uploads, projects: catalog.projects }))
  backOfficeRoutes(serve, {
    exports: createExportsService({ write }),
    adminHome,
    dashboard,
    auditLog,
    trash,
    undeliveredMails,
    mailDelivery,
  })
  app.all('/', refuseUnknownCall)
  app.all('/*', { onRequest: refuseIfDeclared }, refuseUnknownCall)
}

/** 'remove' drops `__proto__` and `constructor` from a body, because they would pollute a prototype. */
function acceptJsonOnly(app: FastifyInstance) {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('remove', 'remove'))
}
