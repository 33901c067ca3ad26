import { and, eq, gt, gte, lte } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { undoTokens } from './accounts.tables.ts'

export type UndoTokenRow = typeof undoTokens.$inferSelect

export function createUndoTokensRepository(db: Db) {
  return {
    async create(row: typeof undoTokens.$inferInsert) {
      await db.insert(undoTokens).values(row)
    },

    async findUsable(tokenHash: string, now: Date) {
      const [found] = await db
        .select()
        .from(undoTokens)
        .where(and(eq(undoTokens.tokenHash, tokenHash), gt(undoTokens.expiresAt, now)))
      return found ?? null
    },

    /**
     * Also deletes all later tokens of the account, which may have been sent to an attacker's email address. Returns
     * false if the token was already used, even by a parallel request.
     */
    async use({ id, accountId }: UndoTokenRow) {
      const deleted = await db
        .delete(undoTokens)
        .where(and(eq(undoTokens.accountId, accountId), gte(undoTokens.id, id)))
        .returning({ id: undoTokens.id })
      return deleted.some((row) => row.id === id)
    },

    async deleteOfAccount(accountId: number) {
      await db.delete(undoTokens).where(eq(undoTokens.accountId, accountId))
    },

    async deleteExpired(now: Date) {
      await db.delete(undoTokens).where(lte(undoTokens.expiresAt, now))
    },
  }
}

export type UndoTokensRepository = ReturnType<typeof createUndoTokensRepository>
