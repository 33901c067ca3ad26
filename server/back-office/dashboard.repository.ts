import { and, asc, count, desc, eq, gte, lte, ne, sql } from 'drizzle-orm'
import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import { siteMidnight } from '#contract/wire/site-time.ts'
import { appointments } from '#server/appointments/appointments.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { isOnDays } from '#server/db/page.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { subscribers } from '#server/newsletter/subscribers.tables.ts'

interface Days {
  from: string
  to: string
}

export function createDashboardRepository(db: Db) {
  return {
    /** `dayNumber` is 0 for the first day. */
    countEnquiriesByDay: ({ from, to }: Days) =>
      db
        .select({
          // India has no daylight saving time, so every day has 24 hours.
          dayNumber: sql<number>`extract(day from ${enquiries.createdAt} - ${siteMidnight(from)}::timestamptz)::int`,
          interest: enquiries.interest,
          count: count(),
        })
        .from(enquiries)
        .where(isOnDays(enquiries.createdAt, { from, to }))
        .groupBy(sql`1`, sql`2`),

    findNewestEnquiries: (limit: number) =>
      db
        .select({
          id: enquiries.id,
          name: enquiries.name,
          countryCode: enquiries.countryCode,
          mobileNumber: enquiries.mobileNumber,
          interest: enquiries.interest,
          message: enquiries.message,
          createdAt: enquiries.createdAt,
        })
        .from(enquiries)
        .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
        .limit(limit),

    countVisitsByHour: ({ from, to }: Days) =>
      db
        .select({ day: appointments.selectedDate, timeSlot: appointments.timeSlot, count: count() })
        .from(appointments)
        .where(
          and(
            gte(appointments.selectedDate, from),
            lte(appointments.selectedDate, to),
            ne(appointments.state, 'cancelled'),
          ),
        )
        .groupBy(appointments.selectedDate, appointments.timeSlot),

    /** Sorted by slot; visits without a slot come last. */
    findVisitsOfDay: (day: string, limit: number) =>
      db
        .select({
          id: appointments.id,
          projectName: appointments.projectName,
          purpose: appointments.purpose,
          customerType: appointments.customerType,
          tower: appointments.tower,
          unitNumber: appointments.unitNumber,
          timeSlot: appointments.timeSlot,
        })
        .from(appointments)
        .where(and(eq(appointments.selectedDate, day), ne(appointments.state, 'cancelled')))
        .orderBy(asc(sql`array_position(${SLOTS}, ${appointments.timeSlot})`), asc(appointments.id))
        .limit(limit),

    async countSubscribers(from: string) {
      const recent = sql<number>`count(*) filter (where ${subscribers.createdAt} >= ${siteMidnight(from)}::timestamptz)::int`
      const [counted] = await db.select({ total: count(), recent }).from(subscribers)
      return counted ?? { total: 0, recent: 0 }
    },
  }
}

export type DashboardRepository = ReturnType<typeof createDashboardRepository>

const SLOTS = sql`array[${sql.join(
  TIME_SLOTS.map((slot) => sql`${slot}::text`),
  sql`, `,
)}]`
