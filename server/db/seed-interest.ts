import { and, eq, gte } from 'drizzle-orm'
import { mondayOf } from '#contract/wire/monday-of.ts'
import { dayAfter, siteDay, siteMidnight } from '#contract/wire/site-time.ts'
import { makeInterest } from '#demo/interest.ts'
import { appointments } from '#server/appointments/appointments.tables.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { interestCounts } from '#server/insights/insights.tables.ts'
import type { Db } from './connection.ts'
import { insertAll } from './rows.ts'
import { idOf } from './seed-catalog.ts'

/** Bases the counts of each project on its recent enquiries and visits, so that the figures fit together. */
export async function insertDemoInterest(db: Db, projectIds: Map<string, number>, today: Date) {
  const monday = mondayOf(siteDay(today))
  const since = new Date(siteMidnight(dayAfter(monday, -84)))
  const asked = new Map<string, number>()
  const written = await db
    .select({ name: enquiries.projectName })
    .from(enquiries)
    .where(gte(enquiries.createdAt, since))
  const booked = await db
    .select({ name: appointments.projectName })
    .from(appointments)
    .where(and(gte(appointments.createdAt, since), eq(appointments.customerType, 'New')))
  for (const { name } of [...written, ...booked]) if (name !== null) asked.set(name, (asked.get(name) ?? 0) + 1)
  const daysPassed = (Date.parse(siteDay(today)) - Date.parse(monday)) / 86_400_000 + 0.5
  await insertAll(
    db,
    interestCounts,
    makeInterest(asked, daysPassed / 7).map(({ routingName, weeksAgo, ...counts }) => ({
      ...counts,
      week: dayAfter(monday, -7 * weeksAgo),
      projectId: idOf(projectIds, routingName),
    })),
  )
}
