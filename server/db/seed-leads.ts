import { eq } from 'drizzle-orm'
import { workingMinutes } from '#contract/leads/working-time.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import { type DemoArrival, demoLeadCount, makeLead } from '#demo/leads.ts'
import { makeWalkIns } from '#demo/other-contacts.ts'
import { appointments } from '#server/appointments/appointments.tables.ts'
import { brochureRequests } from '#server/catalog/brochure-requests.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { withContacts } from '#server/leads/attach-to-lead.ts'
import { leadContacts, leadDuplicates, leadEvents, leadProjects, leads } from '#server/leads/leads.tables.ts'
import { type MatchedLead, matchArrivals } from '#server/leads/match-arrivals.ts'
import { subscribers, subscriberTopics } from '#server/newsletter/subscribers.tables.ts'
import type { Db } from './connection.ts'
import { insertAll } from './rows.ts'

/** How many days back visits of home owners are included. */
const DAYS_SHOWN = 14

const DAYS_OF_FOLLOWERS = 180

interface StoredArrival extends DemoArrival {
  id: number
  countryCode: string | null
  mobileNumber: string | null
  origin: string | null
}

/** Creates leads for the most recent contacts. They get owners later, when the demo accounts are created. */
export async function insertDemoLeads(db: Db, today: Date) {
  const { leads: matched, duplicates } = matchArrivals(await findArrivals(db, today), new Map())
  const newest = matched
    .toSorted((one, other) => lastOf(other).getTime() - lastOf(one).getTime())
    .filter((lead, nth) => nth < demoLeadCount || lead.arrivals.some(isRecentFollow))
  const ids = new Map<MatchedLead<StoredArrival>, number>()

  /** Few people follow a project, so their follows are included for longer. */
  function isRecentFollow({ kind, createdAt }: StoredArrival) {
    return kind === 'follow' && siteDay(createdAt) >= dayAfter(siteDay(today), -DAYS_OF_FOLLOWERS)
  }

  for (const [nth, lead] of newest.entries()) {
    const [first] = lead.arrivals
    if (!first) continue
    const {
      name,
      events,
      projects: asked,
      isWaiting,
      askedAt,
      answeredAt,
      ...values
    } = makeLead(nth, lead.arrivals, today)
    const contacts = withContacts({ name: '', phone: null, email: null, otherContacts: null }, lead.contacts)
    const [stored] = await db
      .insert(leads)
      .values({
        ...values,
        ...contacts,
        name: name ?? contacts.email ?? contacts.phone ?? '',
        source: first.isImported ? 'import' : first.kind,
        origin: first.kind === 'walkIn' ? 'walkIn' : first.origin,
        page: pageOf(first),
        createdAt: first.createdAt,
        waitingSince: isWaiting ? askedAt : null,
        answeredAt,
        answerMinutes: answeredAt && workingMinutes(askedAt, answeredAt),
        openedAt: isWaiting ? null : today,
      })
      .returning({ id: leads.id })
    const leadId = stored?.id ?? 0
    ids.set(lead, leadId)
    await insertAll(
      db,
      leadContacts,
      lead.contacts.map((contact) => ({ ...contact, leadId })),
    )
    await insertAll(db, leadEvents, [
      ...lead.arrivals.map(({ id, kind, projectName, createdAt }) => ({
        leadId,
        kind,
        at: createdAt,
        enquiryId: kind === 'enquiry' ? id : null,
        appointmentId: kind === 'visit' ? id : null,
        details: kind === 'enquiry' || kind === 'visit' ? null : { projectName },
      })),
      ...events.map((event) => ({ ...event, leadId })),
    ])
    for (const project of asked)
      await db
        .insert(leadProjects)
        .values({ ...project, leadId })
        .onConflictDoNothing()
  }
  for (const { one, other, email } of duplicates) {
    const [leadId, otherId] = [ids.get(one), ids.get(other)].sort((a = 0, b = 0) => a - b)
    if (leadId && otherId)
      await db.insert(leadDuplicates).values({ leadId, otherId, kind: 'email', value: email }).onConflictDoNothing()
  }
}

/**
 * Returns all arrivals, oldest first. Of the visits of home owners, only recent and future ones are included, so that
 * the current week of the calendar shows their names.
 */
async function findArrivals(db: Db, today: Date): Promise<StoredArrival[]> {
  const written = await db.select().from(enquiries)
  const booked = await db.select().from(appointments)
  const shownFrom = dayAfter(siteDay(today), -DAYS_SHOWN)
  return [
    ...written.map((enquiry) => ({ ...enquiry, ...NO_VISIT, kind: 'enquiry' as const })),
    ...(await findBrochures(db)).map((request) => ({ ...ADDRESS_ONLY, ...request, kind: 'brochure' as const })),
    ...(await findFollows(db)).map((topic) => ({ ...ADDRESS_ONLY, ...topic, origin: null, kind: 'follow' as const })),
    ...makeWalkIns(today).map((walkIn) => ({ ...ADDRESS_ONLY, ...walkIn, origin: null, kind: 'walkIn' as const })),
    ...booked
      .map((visit) => ({ ...visit, isOwner: visit.customerType === 'Existing' }))
      .filter(({ isOwner, selectedDate }) => !isOwner || (selectedDate !== null && selectedDate >= shownFrom))
      .map((visit) => ({ ...NO_FORM, ...visit, kind: 'visit' as const })),
  ].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

const NO_FORM = { name: null, message: null, countryCode: null, isImported: false }
const NO_VISIT = { selectedDate: null, timeSlot: null, state: null, isOwner: false }
const ADDRESS_ONLY = { ...NO_FORM, ...NO_VISIT, id: 0, mobileNumber: null }

function findBrochures(db: Db) {
  return db
    .select({
      email: brochureRequests.email,
      projectName: projects.name,
      origin: brochureRequests.origin,
      createdAt: brochureRequests.createdAt,
    })
    .from(brochureRequests)
    .innerJoin(projects, eq(projects.id, brochureRequests.projectId))
}

/** Finds confirmed follows only, because an unconfirmed one creates no lead. */
async function findFollows(db: Db) {
  const rows = await db
    .select({ email: subscribers.email, projectName: projects.name, createdAt: subscriberTopics.confirmedAt })
    .from(subscriberTopics)
    .innerJoin(subscribers, eq(subscribers.id, subscriberTopics.subscriberId))
    .innerJoin(projects, eq(projects.id, subscriberTopics.projectId))
  return rows.flatMap(({ createdAt, ...topic }) => (createdAt ? [{ ...topic, createdAt }] : []))
}

function pageOf({ kind, isImported }: StoredArrival) {
  if (kind === 'enquiry') return isImported ? null : '/contactus'
  return kind === 'visit' ? '/appointment-book' : null
}

function lastOf({ arrivals }: MatchedLead<StoredArrival>) {
  return arrivals.at(-1)?.createdAt ?? new Date(0)
}
