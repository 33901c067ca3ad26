import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { BATCH_SIZE, inBatches, isOlderThan } from '#server/db/rows.ts'
import { notifications } from './billing.tables.ts'

export type NotificationRow = typeof notifications.$inferSelect

export function createNotificationsRepository(db: Db) {
  return {
    async create(row: typeof notifications.$inferInsert) {
      await db.insert(notifications).values(row)
    },

    /** Of one account, or of all accounts. */
    findNewestFirst: ({ accountId }: { accountId: number | null }) =>
      inBatches<NotificationRow>((after) =>
        db
          .select()
          .from(notifications)
          .where(
            and(
              accountId === null ? undefined : eq(notifications.accountId, accountId),
              isOlderThan(after, notifications),
            ),
          )
          .orderBy(desc(notifications.createdAt), desc(notifications.id))
          .limit(BATCH_SIZE),
      ),
  }
}

export type NotificationsRepository = ReturnType<typeof createNotificationsRepository>
