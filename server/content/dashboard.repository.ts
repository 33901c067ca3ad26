import { and, asc, count, desc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import { BROCHURE_TYPE } from '#contract/catalog/catalog.constants.ts'
import { siteMidnight } from '#contract/wire/site-time.ts'
import { appointments } from '#server/appointments/appointments.tables.ts'
import {
  documents,
  features,
  galleryImages,
  locations,
  perks,
  plans,
  projectFeatures,
  specifications,
} from '#server/catalog/project-parts.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { isOnDays } from '#server/db/page.ts'
import { rowsOf } from '#server/db/rows.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { subscribers } from '#server/newsletter/subscribers.tables.ts'

interface Days {
  from: string
  to: string
}

/** What hangs on a project, by what is counted of it. */
type CountedPart = 'features' | 'plans' | 'specifications' | 'documents' | 'map' | 'perks' | 'gallery'

/**
 * Sums over several capabilities' tables. Asked of each capability, they would bring every row here to be counted; as
 * they stand, each is one walk over an index of days or over the few rows of the catalogue.
 */
export function createDashboardRepository(db: Db) {
  return {
    /** How many came in on each day, counted from the first one, for each interest as it was written. */
    countEnquiriesByDay: ({ from, to }: Days) =>
      db
        .select({
          // The sites keep one time all year, so every day there has 24 hours.
          dayNumber: sql<number>`floor(extract(epoch from ${enquiries.createdAt} - ${siteMidnight(from)}::timestamptz) / 86400)::int`,
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
        .where(and(gte(appointments.selectedDate, from), lte(appointments.selectedDate, to)))
        .groupBy(appointments.selectedDate, appointments.timeSlot),

    /** By the hour; those without one come last. */
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
        .where(eq(appointments.selectedDate, day))
        .orderBy(asc(sql`array_position(${SLOTS}, ${appointments.timeSlot})`), asc(appointments.id))
        .limit(limit),

    async countSubscribers(from: string) {
      const recent = sql<number>`count(*) filter (where ${subscribers.createdAt} >= ${siteMidnight(from)}::timestamptz)::int`
      const [counted] = await db.select({ total: count(), recent }).from(subscribers)
      return counted ?? { total: 0, recent: 0 }
    },

    findProjects: () =>
      db
        .select({
          id: projects.id,
          name: projects.name,
          categoryId: projects.categoryId,
          isActive: projects.isActive,
          bannerImage: projects.bannerImage,
          overview: projects.overview,
          video: projects.video,
          updatedAt: projects.updatedAt,
        })
        .from(projects)
        .where(isNull(projects.deletedAt))
        .orderBy(asc(projects.sortOrder), asc(projects.id)),

    /** A deletion is a change too, so the deleted ones tell their time and nothing else. */
    countParts: () =>
      rowsOf<{ projectId: number; part: CountedPart; have: number; changedMs: number | null }>(db, PARTS),
  }
}

export type DashboardRepository = ReturnType<typeof createDashboardRepository>

const SLOTS = sql`array[${sql.join(
  TIME_SLOTS.map((slot) => sql`${slot}::text`),
  sql`, `,
)}]`

const PARTS = sql.join(
  [
    counted('plans', plans),
    counted('specifications', specifications),
    counted('map', locations),
    counted('perks', perks),
    counted('documents', documents, sql`distinct lower(${documents.type}) = ${BROCHURE_TYPE}`),
    sql`select ${galleryImages.projectId}, 'gallery', count(*) filter (where ${isNull(galleryImages.deletedAt)})::int,
      ${milliseconds(sql`max(greatest(${galleryImages.createdAt}, ${galleryImages.deletedAt}))`)}
      from ${galleryImages} group by 1`,
    sql`select ${projectFeatures.projectId}, 'features', count(*)::int, null
      from ${projectFeatures} join ${features} on ${eq(features.id, projectFeatures.featureId)}
      where ${isNull(features.deletedAt)} group by 1`,
  ],
  sql` union all `,
)

type PartTable = typeof plans | typeof specifications | typeof locations | typeof perks | typeof documents

function counted(part: CountedPart, table: PartTable, what: SQL = sql`*`) {
  return sql`select ${table.projectId} as "projectId", ${part}::text as part,
    count(${what}) filter (where ${isNull(table.deletedAt)})::int as have,
    ${milliseconds(sql`max(greatest(${table.updatedAt}, ${table.deletedAt}))`)} as "changedMs"
    from ${table} group by 1`
}

/** The two engines hand out moments in different types; a number is the same on both. */
function milliseconds(moment: SQL) {
  return sql`(extract(epoch from ${moment}) * 1000)::float8`
}
