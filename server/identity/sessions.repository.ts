import { and, eq, gt, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { accounts, sessions } from './accounts.tables.ts'

export function createSessionsRepository(db: Db) {
  const findLive = (isSession: SQL, now: Date) =>
    db
      .select({
        sessionId: sessions.id,
        tokenHash: sessions.tokenHash,
        lastUsedAt: sessions.lastUsedAt,
        expiresAt: sessions.expiresAt,
        accountId: accounts.id,
        email: accounts.email,
        isEmailVerified: sql<boolean>`${accounts.emailVerifiedAt} is not null`,
        role: accounts.role,
        hasTemporaryPassword: accounts.isTempPassword,
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(
        and(
          isSession,
          isNull(sessions.revokedAt),
          gt(sessions.idleExpiresAt, now),
          gt(sessions.expiresAt, now),
          eq(accounts.isBlocked, false),
        ),
      )

  return {
    /** Null if the token is unknown, the session has ended or expired, or the account is blocked. */
    async findLiveWithAccount(tokenHash: string, now: Date) {
      const [found] = await findLive(eq(sessions.tokenHash, tokenHash), now)
      return found ?? null
    },

    async findLiveById(id: number, now: Date) {
      const [found] = await findLive(eq(sessions.id, id), now)
      return found ?? null
    },

    async create(row: typeof sessions.$inferInsert) {
      await db.insert(sessions).values(row)
    },

    async updateUse(id: number, use: { lastUsedAt: Date; idleExpiresAt: Date; expiresAt?: Date }) {
      await db.update(sessions).set(use).where(eq(sessions.id, id))
    },

    async revoke(id: number, now: Date) {
      await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
    },

    async revokeOfAccount(accountId: number, { now, exceptId }: { now: Date; exceptId?: number }) {
      const isOther = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
      await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), isOther))
    },

    async deleteDeadOfAccount(accountId: number, now: Date) {
      await db.delete(sessions).where(and(eq(sessions.accountId, accountId), isExpired(now)))
    },

    async deleteDead(now: Date) {
      await db.delete(sessions).where(isExpired(now))
    },
  }
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>

function isExpired(now: Date) {
  return or(isNotNull(sessions.revokedAt), lte(sessions.idleExpiresAt, now), lte(sessions.expiresAt, now))
}
