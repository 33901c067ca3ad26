import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { oneTimeCodes } from './accounts.tables.ts'

interface Try {
  email: string
  now: Date
  mostTries: number
}

export function createOneTimeCodesRepository(db: Db) {
  async function deleteOfAccount(accountId: number) {
    await db.delete(oneTimeCodes).where(eq(oneTimeCodes.accountId, accountId))
  }

  return {
    deleteOfAccount,

    async replace(row: typeof oneTimeCodes.$inferInsert) {
      await deleteOfAccount(row.accountId)
      await db.insert(oneTimeCodes).values(row)
    },

    /**
     * Counts the attempt before the code is compared, so that parallel guesses are all counted. Null if there is no
     * code, or the newest was used, has expired, has no attempts left or was sent to another email address.
     */
    async countTry(accountId: number, { email, now, mostTries }: Try) {
      const newest = sql`(select max(id) from ${oneTimeCodes} where account_id = ${accountId})`
      const [code] = await db
        .update(oneTimeCodes)
        .set({ wrongTries: sql`${oneTimeCodes.wrongTries} + 1` })
        .where(
          and(
            eq(oneTimeCodes.id, newest),
            eq(oneTimeCodes.email, email),
            isNull(oneTimeCodes.usedAt),
            gt(oneTimeCodes.expiresAt, now),
            lt(oneTimeCodes.wrongTries, mostTries),
          ),
        )
        .returning()
      return code ?? null
    },

    async use(id: number, now: Date) {
      const used = await db
        .update(oneTimeCodes)
        .set({ usedAt: now })
        .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
        .returning({ id: oneTimeCodes.id })
      return used.length > 0
    },

    async deleteExpired(now: Date) {
      await db.delete(oneTimeCodes).where(or(isNotNull(oneTimeCodes.usedAt), lte(oneTimeCodes.expiresAt, now)))
    },
  }
}

export type OneTimeCodesRepository = ReturnType<typeof createOneTimeCodesRepository>
