import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { accounts, passwordResetTokens } from './accounts.tables.ts'

export function createResetTokensRepository(db: Db) {
  const isUsable = (tokenHash: string, now: Date) =>
    and(
      eq(passwordResetTokens.tokenHash, tokenHash),
      isNull(passwordResetTokens.usedAt),
      gt(passwordResetTokens.expiresAt, now),
    )

  return {
    async create(row: typeof passwordResetTokens.$inferInsert) {
      await db.insert(passwordResetTokens).values(row)
    },

    /** Null if the token is unknown, used or expired, or the account is blocked. */
    async findAccountByToken(tokenHash: string, now: Date) {
      const [found] = await db
        .select({ account: accounts })
        .from(passwordResetTokens)
        .innerJoin(accounts, eq(accounts.id, passwordResetTokens.accountId))
        .where(and(isUsable(tokenHash, now), eq(accounts.isBlocked, false)))
      return found?.account ?? null
    },

    async use(tokenHash: string, now: Date) {
      const used = await db
        .update(passwordResetTokens)
        .set({ usedAt: now })
        .where(isUsable(tokenHash, now))
        .returning({ id: passwordResetTokens.id })
      return used.length > 0
    },

    async deleteOfAccount(accountId: number) {
      await db.delete(passwordResetTokens).where(eq(passwordResetTokens.accountId, accountId))
    },

    async deleteExpired(now: Date) {
      await db
        .delete(passwordResetTokens)
        .where(or(isNotNull(passwordResetTokens.usedAt), lte(passwordResetTokens.expiresAt, now)))
    },
  }
}

export type ResetTokensRepository = ReturnType<typeof createResetTokensRepository>
