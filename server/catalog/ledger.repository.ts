import { and, asc, desc, eq, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { handovers, progressUpdates, registrations } from './project-parts.tables.ts'
import { isVisible } from './projects.repository.ts'
import { categories, projects } from './projects.tables.ts'

const ofTower = alias(handovers, 'of_tower')

export function createLedgerRepository(db: Db) {
  return {
    /**
     * Returns one entry per tower in `handovers`, or one for a project without any tower. Leaves out entries without a
     * promised date, and those of completed projects without a handover date. `reraNumber` is that of the registration
     * that covers the tower, otherwise that of the project.
     */
    findLines() {
      const handedOverDate = sql<
        string | null
      >`case when ${handovers.tower} is null then ${projects.handedOverDate} else ${handovers.handedOverDate} end::text`
      const promisedDate = sql<string>`coalesce(${handovers.promisedDate}, ${projects.possessionDate})::text`
      const hasNoTowerLine = notExists(
        db
          .select({ id: ofTower.id })
          .from(ofTower)
          .where(and(eq(ofTower.projectId, projects.id), isNull(ofTower.deletedAt), isNotNull(ofTower.tower))),
      )
      const numberOfTower = db
        .select({ number: registrations.number })
        .from(registrations)
        .where(
          and(
            eq(registrations.projectId, projects.id),
            isNull(registrations.deletedAt),
            eq(sql`lower(${registrations.covers})`, sql`lower(${handovers.tower})`),
          ),
        )
        .orderBy(asc(registrations.id))
        .limit(1)
      return db
        .select({
          projectId: projects.id,
          projectName: projects.name,
          routingName: projects.routingName,
          categoryName: categories.name,
          city: projects.city,
          reraNumber: sql<string>`coalesce(${numberOfTower}, ${projects.reraNumber})`,
          tower: handovers.tower,
          promisedDate,
          handedOverDate,
          reason: handovers.reason,
        })
        .from(projects)
        .innerJoin(categories, eq(categories.id, projects.categoryId))
        .leftJoin(handovers, and(eq(handovers.projectId, projects.id), isNull(handovers.deletedAt)))
        .where(
          and(
            isVisible({ withHidden: false }),
            isNotNull(promisedDate),
            or(isNotNull(handovers.tower), hasNoTowerLine),
            // Without a handover date it is unknown whether a completed project was late.
            or(eq(projects.isCompleted, false), isNotNull(handedOverDate)),
          ),
        )
        .orderBy(asc(projects.name), asc(projects.id), asc(handovers.tower))
    },

    findNewestUpdates: () =>
      db
        .selectDistinctOn([progressUpdates.projectId, progressUpdates.tower], {
          projectId: progressUpdates.projectId,
          tower: progressUpdates.tower,
          date: progressUpdates.date,
          stage: progressUpdates.stage,
          floor: progressUpdates.floor,
          floors: progressUpdates.floors,
          percent: progressUpdates.percent,
          isVerified: sql<boolean>`${progressUpdates.verifiedBy} is not null`,
        })
        .from(progressUpdates)
        .innerJoin(projects, eq(projects.id, progressUpdates.projectId))
        .where(and(isNull(progressUpdates.deletedAt), isVisible({ withHidden: false })))
        .orderBy(
          asc(progressUpdates.projectId),
          asc(progressUpdates.tower),
          desc(progressUpdates.date),
          desc(progressUpdates.id),
        ),
  }
}

export type LedgerRepository = ReturnType<typeof createLedgerRepository>
