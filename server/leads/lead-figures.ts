import { and, eq, gte, inArray, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { LeadState } from '#contract/leads/leads.constants.ts'
import { mondayOf } from '#contract/wire/monday-of.ts'
import { dayAfter, siteDay, siteMidnight } from '#contract/wire/site-time.ts'
import { appointments } from '#server/appointments/appointments.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { leadEvents, leads } from './leads.tables.ts'

export function visitorsThisWeek(db: Db, now: Date) {
  return visitors(db, mondayOf(siteDay(now)), ne(appointments.state, 'cancelled'))
}

/**
 * Returns the condition for the figure under the heading of a board column (`BoardColumn`). Null if the column has
 * none.
 */
export function figureOf(db: Db, state: LeadState, now: Date): SQL | null {
  switch (state) {
    case 'contacted':
      // A contacted lead without a next step is due at infinity. Unlike a test of `nextStepAt`, this can use the index
      // `leads_by_state`.
      return sql`${leads.dueAt} = 'infinity'`
    case 'visitBooked':
      return inArray(leads.id, visitorsThisWeek(db, now))
    case 'visited':
      return inArray(leads.id, visitors(db, dayAfter(mondayOf(siteDay(now)), -7), eq(appointments.state, 'came')))
    case 'negotiating':
      return and(isNull(leads.waitingSince), lt(leads.dueAt, now)) ?? null
    case 'booked':
      return inArray(leads.id, bookedSince(db, quarterStart(now)))
    default:
      return null
  }
}

function visitors(db: Db, monday: string, isCounted: SQL) {
  return db
    .select({ id: leadEvents.leadId })
    .from(appointments)
    .innerJoin(leadEvents, eq(leadEvents.appointmentId, appointments.id))
    .where(and(gte(appointments.selectedDate, monday), lte(appointments.selectedDate, dayAfter(monday, 6)), isCounted))
}

function bookedSince(db: Db, since: Date) {
  const isBooking = and(eq(leadEvents.kind, 'state'), sql`${leadEvents.details} ->> 'to' = 'booked'`)
  return db
    .select({ id: leadEvents.leadId })
    .from(leadEvents)
    .where(and(gte(leadEvents.at, since), isBooking))
}

function quarterStart(now: Date) {
  const [year, month] = siteDay(now).split('-').map(Number)
  const first = Math.floor(((month ?? 1) - 1) / 3) * 3 + 1
  return new Date(siteMidnight(`${year}-${String(first).padStart(2, '0')}-01`))
}
