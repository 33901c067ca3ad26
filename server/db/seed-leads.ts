import { workingMinutes } from '#contract/leads/working-time.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import { type DemoArrival, demoLeadCount, makeLead } from '#demo/leads.ts'
import { appointments } from '#server/appointments/appointments.tables.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { withContacts } from '#server/leads/attach-to-lead.ts'
import { leadContacts, leadDuplicates, leadEvents, leadProjects, leads } from '#server/leads/leads.tables.ts'
import { type MatchedLead, matchArrivals } from '#server/leads/match-arrivals.ts'
import type { Db } from './connection.ts'
import { insertAll } from './rows.ts'

/** Visits of this and the last week. */
const DAYS_SHOWN = 14

interface StoredArrival extends DemoArrival {
  id: number
  countryCode: string | null
  mobileNumber: string | null
  origin: string | null
}

/** Makes the leads of the people whose enquiry or visit is newest. Owners are chosen when the demo accounts exist. */
export async function insertDemoLeads(db: Db, today: Date) {
  const { leads: matched, duplicates } = matchArrivals(await findArrivals(db, today), new Map())
  const newest = matched
    .toSorted((one, other) => lastOf(other).getTime() - lastOf(one).getTime())
    .slice(0, demoLeadCount)
  const ids = new Map<MatchedLead<StoredArrival>, number>()

  for (const [nth, lead] of newest.entries()) {
    const [first] = lead.arrivals
    if (!first) continue
    const { name, events, projects, isWaiting, answeredAt, ...values } = makeLead(nth, lead.arrivals, today)
    const contacts = withContacts({ name: '', phone: null, email: null, otherContacts: null }, lead.contacts)
    const [stored] = await db
      .insert(leads)
      .values({
        ...values,
        ...contacts,
        name: name ?? contacts.email ?? contacts.phone ?? '',
        source: first.kind,
        origin: first.origin,
        page: first.kind === 'enquiry' ? '/contactus' : '/appointment-book',
        createdAt: first.createdAt,
        waitingSince: isWaiting ? first.createdAt : null,
        answeredAt,
        answerMinutes: answeredAt && workingMinutes(first.createdAt, answeredAt),
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
      ...lead.arrivals.map(({ id, kind, createdAt }) => ({
        leadId,
        kind,
        at: createdAt,
        ...(kind === 'enquiry' ? { enquiryId: id } : { appointmentId: id }),
      })),
      ...events.map((event) => ({ ...event, leadId })),
    ])
    for (const project of projects)
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
 * Enquiries, and visits of people who do not own a home yet; the oldest first. Owners are there with the visits that the
 * calendar opens with, so that it has their names.
 */
async function findArrivals(db: Db, today: Date): Promise<StoredArrival[]> {
  const written = await db.select().from(enquiries)
  const booked = await db.select().from(appointments)
  const shownFrom = dayAfter(siteDay(today), -DAYS_SHOWN)
  const noVisit = { selectedDate: null, timeSlot: null, state: null, isOwner: false }
  return [
    ...written.map((enquiry) => ({ ...enquiry, ...noVisit, kind: 'enquiry' as const })),
    ...booked
      .map((visit) => ({ ...visit, isOwner: visit.customerType === 'Existing' }))
      .filter(({ isOwner, selectedDate }) => !isOwner || (selectedDate !== null && selectedDate >= shownFrom))
      .map((visit) => ({ ...visit, kind: 'visit' as const, name: null, message: null, countryCode: null })),
  ].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

function lastOf({ arrivals }: MatchedLead<StoredArrival>) {
  return arrivals.at(-1)?.createdAt ?? new Date(0)
}
