import * as appointments from '#server/appointments/appointments.tables.ts'
import * as visitNotices from '#server/appointments/visit-notices.tables.ts'
import * as visitSettings from '#server/appointments/visit-settings.tables.ts'
import * as billing from '#server/billing/billing.tables.ts'
import * as brochureRequests from '#server/catalog/brochure-requests.tables.ts'
import * as costTerms from '#server/catalog/cost-terms.tables.ts'
import * as projectParts from '#server/catalog/project-parts.tables.ts'
import * as projects from '#server/catalog/projects.tables.ts'
import * as publishGate from '#server/catalog/publish-gate.tables.ts'
import * as company from '#server/company/company.tables.ts'
import * as redirects from '#server/company/redirects.tables.ts'
import * as consent from '#server/consent/consent.tables.ts'
import * as content from '#server/content/content.tables.ts'
import * as sitePages from '#server/content/site-pages.tables.ts'
import * as enquiries from '#server/enquiries/enquiries.tables.ts'
import * as accounts from '#server/identity/accounts.tables.ts'
import * as insights from '#server/insights/insights.tables.ts'
import * as leads from '#server/leads/leads.tables.ts'
import * as mail from '#server/mail/undelivered-mails.tables.ts'
import * as media from '#server/media/media.tables.ts'
import * as subscribers from '#server/newsletter/subscribers.tables.ts'
import * as rateLimits from '#server/rate-limits/rate-limits.tables.ts'
import * as setup from '#server/setup/setup.tables.ts'
import * as testimonials from '#server/testimonials/testimonials.tables.ts'
import * as uploads from '#server/uploads/uploads.tables.ts'
import * as webhooks from '#server/webhooks/webhooks.tables.ts'
import * as change from './change.tables.ts'

export const schema = {
  ...accounts,
  ...appointments,
  ...billing,
  ...brochureRequests,
  ...change,
  ...company,
  ...consent,
  ...content,
  ...costTerms,
  ...enquiries,
  ...insights,
  ...leads,
  ...media,
  ...projectParts,
  ...projects,
  ...publishGate,
  ...rateLimits,
  ...setup,
  redirects: redirects.redirects,
  ...sitePages,
  ...subscribers,
  ...testimonials,
  ...mail,
  ...uploads,
  ...webhooks,
  ...visitNotices,
  ...visitSettings,
}
