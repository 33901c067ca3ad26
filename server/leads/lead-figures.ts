import { and, eq, gte, inArray, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { LeadState } from '#contract/leads/leads.constants.ts'
import { mondayOf } from '#contract/wire/monday-of.ts'
import { dayAfter, siteDay, siteMidnight } from '#contract/wire/site-time.ts'
import { appointments } from '#server/appointments/appointments.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { leadEvents, leads } from './leads.tables.ts'

/** The leads with a visit this week, Monday to Sunday, that is not cancelled. */
export function visitorsThisWeek(db: Db, now: Date) {
  return visitors(db, mondayOf(siteDay(now)), ne(appointments.state, 'cancelled'))
}

/** The figure under the heading of a column of the board (`BoardColumn`) as SQL; null if the column has none. */
export function figureOf(db: Db, state: LeadState, now: Date): SQL | null {
  switch (state) {
    case 'contacted':
      // Without a next step a contacted lead is due at infinity. This condition can use the index by state.
      return sql`${leads.dueAt} = 'infinity'`
    case 'visitBooked':
      return inArray(leads.id, visitorsThisWeek(db, now))
    case 'visited':
      return inArray(leads.id, visitors(db, dayAfter(mondayOf(siteDay(now)), -7), eq(appointments.state, 'came')))
    case 'negotiating':
      return lt(leads.dueAt, now)
    case 'booked':
      return inArray(leads.id, bookedSince(db, quarterStart(now)))
    default:
      return null
  }
}

/** The leads with a visit that meets the condition, in the week that begins on this day. */
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
