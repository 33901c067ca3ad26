import * as appointments from '#server/appointments/appointments.tables.ts'
import * as billing from '#server/billing/billing.tables.ts'
import * as receipts from '#server/billing/receipts.tables.ts'
import * as categories from '#server/catalog/categories.tables.ts'
import * as projectParts from '#server/catalog/project-parts.tables.ts'
import * as projects from '#server/catalog/projects.tables.ts'
import * as content from '#server/content/content.tables.ts'
import * as enquiries from '#server/enquiries/enquiries.tables.ts'
import * as accounts from '#server/identity/accounts.tables.ts'
import * as secondFactors from '#server/identity/second-factors.tables.ts'
import * as sessions from '#server/identity/sessions.tables.ts'
import * as mailOutage from '#server/mail/mail-outage.tables.ts'
import * as undeliveredMails from '#server/mail/undelivered-mails.tables.ts'
import * as media from '#server/media/media.tables.ts'
import * as subscribers from '#server/newsletter/subscribers.tables.ts'
import * as rateLimits from '#server/rate-limits/rate-limits.tables.ts'
import * as testimonials from '#server/testimonials/testimonials.tables.ts'
import * as uploads from '#server/uploads/uploads.tables.ts'
import * as change from './change.tables.ts'

/** All tables, for the connection only: queries import the tables they use. */
export const schema = {
  ...accounts,
  ...appointments,
  ...billing,
  ...categories,
  ...change,
  ...content,
  ...enquiries,
  ...mailOutage,
  ...media,
  ...projectParts,
  ...projects,
  ...rateLimits,
  ...receipts,
  ...secondFactors,
  ...sessions,
  ...subscribers,
  ...testimonials,
  ...undeliveredMails,
  ...uploads,
}
