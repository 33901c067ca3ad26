import { eq } from 'drizzle-orm'
import { BROCHURE_LINK_DAYS } from '#contract/catalog/brochure-requests.constants.ts'
import { targetPath } from '#contract/company/redirect-address.ts'
import { SPECIFIED_REDIRECTS } from '#contract/company/redirects.constants.ts'
import { aboutPage } from '#demo/about-page.ts'
import { banks as demoBanks } from '#demo/banks.ts'
import { company as demoCompany } from '#demo/company.ts'
import { costRates as demoRates } from '#demo/cost-rates.ts'
import { makeCustomerVisits } from '#demo/customer-visits.ts'
import { makeTopics } from '#demo/followers.ts'
import { careers, nriDesk } from '#demo/further-pages.ts'
import { homePage } from '#demo/home-page.ts'
import { demoOrigin } from '#demo/interest.ts'
import { media as demoMedia } from '#demo/media.ts'
import { isImportedEnquiry, makeBrochureRequests } from '#demo/other-contacts.ts'
import { projects as demoProjects } from '#demo/projects.ts'
import { staticContent as demoTexts } from '#demo/static-content.ts'
import { subscriptionPlans as demoPlans } from '#demo/subscription-plans.ts'
import { testimonials as demoTestimonials } from '#demo/testimonials.ts'
import { makeVisitHours } from '#demo/visit-hours.ts'
import { makeAppointments, makeEnquiries, makeSubscribers } from '#demo/visitors.ts'
import { webhooks as demoWebhooks } from '#demo/webhooks.ts'
import { makeWeekVisits } from '#demo/week-visits.ts'
import { appointments } from '#server/appointments/appointments.tables.ts'
import { visitSettings } from '#server/appointments/visit-settings.tables.ts'
import { subscriptionPlanFeatures, subscriptionPlans } from '#server/billing/billing.tables.ts'
import { brochureRequests } from '#server/catalog/brochure-requests.tables.ts'
import { documents, progressUpdates } from '#server/catalog/project-parts.tables.ts'
import { company, costRates } from '#server/company/company.tables.ts'
import { redirects } from '#server/company/redirects.tables.ts'
import { banks, staticContent } from '#server/content/content.tables.ts'
import { sitePages } from '#server/content/site-pages.tables.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { mediaItems } from '#server/media/media.tables.ts'
import { mailedProgressUpdates, subscribers, subscriberTopics } from '#server/newsletter/subscribers.tables.ts'
import { testimonials } from '#server/testimonials/testimonials.tables.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import { newSecret } from '#server/webhooks/signature.ts'
import { webhooks } from '#server/webhooks/webhooks.tables.ts'
import type { Db } from './connection.ts'
import { insertAll } from './rows.ts'
import { idOf, insertDemoCatalog } from './seed-catalog.ts'
import { insertDemoConsents } from './seed-consents.ts'
import { insertDemoInterest } from './seed-interest.ts'
import { insertDemoLeads } from './seed-leads.ts'

export async function insertDemoRows(db: Db, today: Date) {
  const projectIds = await insertDemoCatalog(db, today, await insertBanks(db))
  await insertRedirects(db, projectIds)
  await insertMedia(db, projectIds)
  await insertAll(db, testimonials, demoTestimonials)
  await insertContent(db)
  await insertPages(db, projectIds)
  await insertSubscriptionPlans(db)
  await insertVisitors(db, projectIds, today)
  await insertDemoLeads(db, today)
  await insertAll(
    db,
    webhooks,
    demoWebhooks.map((webhook) => ({ ...webhook, secret: newSecret() })),
  )
  await insertDemoInterest(db, projectIds, today)
  await insertDemoConsents(db, today)
}

async function insertRedirects(db: Db, projectIds: Map<string, number>) {
  const rows = SPECIFIED_REDIRECTS.map(({ routingName, from, to }) => ({
    fromPath: from,
    toAddress: to,
    toPath: targetPath(to),
    source: 'specified' as const,
    projectId: idOf(projectIds, routingName),
  }))
  await db.insert(redirects).values(rows).onConflictDoNothing()
}

async function insertMedia(db: Db, projectIds: Map<string, number>) {
  const oldestFirst = demoMedia.toSorted((one, other) => one.date.localeCompare(other.date))
  await insertAll(
    db,
    mediaItems,
    oldestFirst.map(({ routingName, productCity, ...item }) => ({
      ...item,
      projectId: routingName === null ? null : idOf(projectIds, routingName),
      projectCity: productCity,
    })),
  )
}

async function insertBanks(db: Db) {
  const rows = demoBanks.map((bank, sortOrder) => ({ ...bank, sortOrder }))
  const stored = await db.insert(banks).values(rows).returning()
  return new Map(stored.map(({ name, id }) => [name, id]))
}

async function insertContent(db: Db) {
  await insertAll(db, company, [demoCompany])
  await insertAll(db, costRates, [demoRates])
  await insertAll(db, staticContent, [
    { key: 'termsAndConditions', body: demoTexts.termsAndConditions },
    { key: 'privacy', body: demoTexts.privacy },
  ])
}

async function insertPages(db: Db, projectIds: Map<string, number>) {
  const oftenChosen = ['kosi house', 'gomti terraces', 'suncourt'].map((name) => idOf(projectIds, name))
  for (const page of [homePage, aboutPage, nriDesk(oftenChosen), careers]) await db.insert(sitePages).values(page)
}

async function insertSubscriptionPlans(db: Db) {
  for (const [sortOrder, { features, ...plan }] of demoPlans.entries()) {
    const [stored] = await db
      .insert(subscriptionPlans)
      .values({ ...plan, sortOrder })
      .returning()
    if (!stored) throw new Error(`The plan ${plan.name} was not stored.`)
    const names = features.map((name, nth) => ({ subscriptionPlanId: stored.id, name, sortOrder: nth }))
    await insertAll(db, subscriptionPlanFeatures, names)
  }
}

async function insertVisitors(db: Db, projectIds: Map<string, number>, today: Date) {
  const projectNames = demoProjects.map((project) => project.name)
  await insertAll(
    db,
    enquiries,
    makeEnquiries(today).map(({ isAuthorize, ...enquiry }, nth) => ({
      ...enquiry,
      isAuthorized: isAuthorize,
      ...(isImportedEnquiry(nth, enquiry.createdAt, today) ? { isImported: true } : { origin: demoOrigin(nth) }),
    })),
  )
  await insertAll(
    db,
    appointments,
    [...makeAppointments(today, projectNames), ...makeCustomerVisits(today), ...makeWeekVisits(today)].map(
      ({ unitNo, mobileNo, selectedDate, ...appointment }, nth) => ({
        ...appointment,
        origin: appointment.customerType === 'New' ? demoOrigin(nth) : null,
        projectId: idOfName(projectIds, appointment.projectName),
        unitNumber: unitNo,
        mobileNumber: mobileNo,
        selectedDate: selectedDate.toISOString().slice(0, 10),
      }),
    ),
  )
  await insertAll(
    db,
    visitSettings,
    Object.entries(makeVisitHours(today)).map(([name, rules]) => ({
      ...rules,
      projectId: idOfName(projectIds, name),
    })),
  )
  await insertSubscribers(db, projectIds, today)
  await insertBrochureRequests(db, today)
}

/** The links of these requests can never be opened, because their emails are not sent. */
async function insertBrochureRequests(db: Db, today: Date) {
  const [mailed] = await db.select().from(documents).where(eq(documents.delivery, 'mail'))
  if (!mailed) throw new Error('The demo has no brochure that is sent by mail.')
  await insertAll(
    db,
    brochureRequests,
    makeBrochureRequests(today).map((request, nth) => ({
      ...request,
      projectId: mailed.projectId,
      documentId: mailed.id,
      tokenHash: hashOfToken(newToken()),
      expiresAt: new Date(request.createdAt.getTime() + BROCHURE_LINK_DAYS * 86_400_000),
      origin: demoOrigin(nth),
    })),
  )
}

function idOfName(projectIds: Map<string, number>, name: string) {
  return idOf(projectIds, demoProjects.find((project) => project.name === name)?.routingName ?? name)
}

async function insertSubscribers(db: Db, projectIds: Map<string, number>, today: Date) {
  const demoSubscribers = makeSubscribers(today)
  const topics = makeTopics(demoSubscribers)
  const confirmed = new Map(topics.map(({ email, confirmedAt }) => [email, confirmedAt]))
  const stored = await db
    .insert(subscribers)
    .values(demoSubscribers.map((one) => ({ ...one, confirmedAt: confirmed.get(one.email) ?? null })))
    .returning({ id: subscribers.id, email: subscribers.email })
  const ids = new Map(stored.map(({ id, email }) => [email, id]))
  await insertAll(
    db,
    subscriberTopics,
    topics.map(({ email, routingName, ...topic }) => ({
      ...topic,
      subscriberId: ids.get(email) ?? 0,
      projectId: routingName === null ? null : idOf(projectIds, routingName),
    })),
  )
  // Marks the demo's progress updates as already emailed, so that followers get emails only about new ones.
  const updates = await db.select({ progressUpdateId: progressUpdates.id }).from(progressUpdates)
  await insertAll(db, mailedProgressUpdates, updates)
}
