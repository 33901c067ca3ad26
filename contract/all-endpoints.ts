import * as appointments from './appointments/appointments.endpoints.ts'
import * as visitCalendar from './appointments/visit-calendar.endpoints.ts'
import * as visitSettings from './appointments/visit-settings.endpoints.ts'
import * as visits from './appointments/visits.endpoints.ts'
import * as audit from './back-office/audit.endpoints.ts'
import * as dashboard from './back-office/dashboard.endpoints.ts'
import * as exports from './back-office/exports.endpoints.ts'
import * as mails from './back-office/mails.endpoints.ts'
import * as trash from './back-office/trash.endpoints.ts'
import * as billing from './billing/billing.endpoints.ts'
import * as payments from './billing/payments.endpoints.ts'
import * as brochureRequests from './catalog/brochure-requests.endpoints.ts'
import * as brochures from './catalog/brochures.endpoints.ts'
import * as categories from './catalog/categories.endpoints.ts'
import * as chosenProjects from './catalog/chosen-projects.endpoints.ts'
import * as costTerms from './catalog/cost-terms.endpoints.ts'
import * as featureList from './catalog/feature-list.endpoints.ts'
import * as features from './catalog/features.endpoints.ts'
import * as finder from './catalog/finder.endpoints.ts'
import * as moreProjects from './catalog/more-projects.endpoints.ts'
import * as progress from './catalog/progress.endpoints.ts'
import * as projectImport from './catalog/project-import.endpoints.ts'
import * as projectList from './catalog/project-list.endpoints.ts'
import * as projectParts from './catalog/project-parts.endpoints.ts'
import * as projects from './catalog/projects.endpoints.ts'
import * as publishGate from './catalog/publish-gate.endpoints.ts'
import * as registrations from './catalog/registrations.endpoints.ts'
import * as unitTypes from './catalog/unit-types.endpoints.ts'
import * as unlabelledPictures from './catalog/unlabelled-pictures.endpoints.ts'
import * as company from './company/company.endpoints.ts'
import * as costRates from './company/cost-rates.endpoints.ts'
import * as look from './company/look.endpoints.ts'
import * as redirects from './company/redirects.endpoints.ts'
import * as consent from './consent/consent.endpoints.ts'
import * as banks from './content/banks.endpoints.ts'
import * as content from './content/content.endpoints.ts'
import * as managePages from './content/manage-pages.endpoints.ts'
import * as search from './content/search.endpoints.ts'
import * as sitePages from './content/site-pages.endpoints.ts'
import * as enquiries from './enquiries/enquiries.endpoints.ts'
import * as enquiryImports from './enquiries/enquiry-imports.endpoints.ts'
import * as accounts from './identity/accounts.endpoints.ts'
import * as customers from './identity/customers.endpoints.ts'
import * as secondFactor from './identity/second-factor.endpoints.ts'
import * as signIn from './identity/sign-in.endpoints.ts'
import * as staff from './identity/staff.endpoints.ts'
import * as undo from './identity/undo.endpoints.ts'
import * as insights from './insights/insights.endpoints.ts'
import * as leads from './leads/leads.endpoints.ts'
import * as media from './media/media.endpoints.ts'
import * as mediaImport from './media/media-import.endpoints.ts'
import * as mediaList from './media/media-list.endpoints.ts'
import * as newsletter from './newsletter/newsletter.endpoints.ts'
import * as subscriberImports from './newsletter/subscriber-imports.endpoints.ts'
import * as topics from './newsletter/topics.endpoints.ts'
import * as openingRequests from './setup/opening-requests.endpoints.ts'
import * as setup from './setup/setup.endpoints.ts'
import * as testimonialList from './testimonials/testimonial-list.endpoints.ts'
import * as testimonials from './testimonials/testimonials.endpoints.ts'
import * as pictureClaims from './uploads/picture-claims.endpoints.ts'
import * as uploads from './uploads/uploads.endpoints.ts'
import * as webhooks from './webhooks/webhooks.endpoints.ts'
import type { Endpoint } from './wire/endpoint.ts'

/** Variants of `changePassword` with the body of one screen each. Not listed below, because they are the same call. */
const PAYLOADS_OF_CHANGE_PASSWORD: readonly unknown[] = [
  signIn.changeOwnPassword,
  signIn.changeTemporaryPassword,
  signIn.changePasswordStandalone,
]

/** Every call that the server serves. Only tests use this list. */
export const allEndpoints: readonly NamedEndpoint[] = [
  ...namedIn(
    'catalog',
    categories,
    projects,
    projectList,
    projectImport,
    moreProjects,
    chosenProjects,
    finder,
    projectParts,
    brochureRequests,
    unitTypes,
    costTerms,
    progress,
    brochures,
    registrations,
    publishGate,
    unlabelledPictures,
    features,
    featureList,
  ),
  ...namedIn('media', media, mediaImport, mediaList),
  ...namedIn('enquiries', enquiries, enquiryImports),
  ...namedIn('appointments', appointments),
  ...namedIn('appointments', visits),
  ...namedIn('appointments', visitSettings),
  ...namedIn('appointments', visitCalendar),
  ...namedIn('leads', leads),
  ...namedIn('insights', insights),
  ...namedIn('consent', consent),
  ...namedIn('testimonials', testimonials, testimonialList),
  ...namedIn('newsletter', newsletter, topics, subscriberImports),
  ...namedIn('identity', signIn, secondFactor, accounts, customers, staff, undo),
  ...namedIn('billing', billing, payments),
  ...namedIn('content', content, banks, search, sitePages, managePages),
  ...namedIn('company', company, look, costRates, redirects),
  ...namedIn('setup', setup, openingRequests),
  ...namedIn('back-office', audit, dashboard, trash, mails, exports),
  ...namedIn('uploads', uploads, pictureClaims),
  ...namedIn('webhooks', webhooks),
]

export interface NamedEndpoint {
  name: string
  capability: string
  endpoint: Endpoint
}

function namedIn(capability: string, ...modules: Record<string, unknown>[]): NamedEndpoint[] {
  return modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) => (isServed(value) ? [{ name, capability, endpoint: value }] : []))
}

function isServed(value: unknown): value is Endpoint {
  const isEndpoint = typeof value === 'object' && value !== null && 'method' in value && 'path' in value
  return isEndpoint && !PAYLOADS_OF_CHANGE_PASSWORD.includes(value)
}
