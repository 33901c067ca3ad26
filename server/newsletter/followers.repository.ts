import { and, desc, eq, isNotNull, isNull, lt, notExists } from 'drizzle-orm'
import { progressUpdates } from '#server/catalog/project-parts.tables.ts'
import { categories, projects } from '#server/catalog/projects.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { mailedProgressUpdates, subscribers, subscriberTopics } from './subscribers.tables.ts'

export function createFollowersRepository(db: Db) {
  return {
    /** Finds updates of visible projects that were stored before this time and not sent yet. */
    findDue: (before: Date) =>
      db
        .select({
          id: progressUpdates.id,
          date: progressUpdates.date,
          tower: progressUpdates.tower,
          stage: progressUpdates.stage,
          floor: progressUpdates.floor,
          floors: progressUpdates.floors,
          percent: progressUpdates.percent,
          text: progressUpdates.text,
          projectId: progressUpdates.projectId,
          project: { name: projects.name, categoryName: categories.name, routingName: projects.routingName },
        })
        .from(progressUpdates)
        .innerJoin(projects, eq(projects.id, progressUpdates.projectId))
        .innerJoin(categories, eq(categories.id, projects.categoryId))
        .where(
          and(
            isNull(progressUpdates.deletedAt),
            lt(progressUpdates.createdAt, before),
            isNull(projects.deletedAt),
            projects.isActive,
            notExists(
              db
                .select({ id: mailedProgressUpdates.progressUpdateId })
                .from(mailedProgressUpdates)
                .where(eq(mailedProgressUpdates.progressUpdateId, progressUpdates.id)),
            ),
          ),
        )
        .orderBy(desc(progressUpdates.date), desc(progressUpdates.id)),

    async claim(ids: readonly number[]) {
      const claimed = await db
        .insert(mailedProgressUpdates)
        .values(ids.map((progressUpdateId) => ({ progressUpdateId })))
        .onConflictDoNothing()
        .returning({ id: mailedProgressUpdates.progressUpdateId })
      return new Set(claimed.map(({ id }) => id))
    },

    findFollowers: (projectId: number) =>
      db
        .select({ topicId: subscriberTopics.id, subscriberId: subscribers.id, email: subscribers.email })
        .from(subscriberTopics)
        .innerJoin(subscribers, eq(subscribers.id, subscriberTopics.subscriberId))
        .where(
          and(
            eq(subscriberTopics.projectId, projectId),
            isNotNull(subscriberTopics.confirmedAt),
            subscribers.isSubscribed,
          ),
        )
        .orderBy(subscribers.id),
  }
}

export type FollowersRepository = ReturnType<typeof createFollowersRepository>
