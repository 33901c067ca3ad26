import { and, count, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { recoveryCodes, secondFactors, signInChallenges } from './accounts.tables.ts'

export function createSecondFactorsRepository(db: Db) {
  return {
    async isOn(accountId: number) {
      const found = await db
        .select({ accountId: secondFactors.accountId })
        .from(secondFactors)
        .where(and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.confirmedAt)))
      return found.length > 0
    },

    /** Locks the row, so that two uses of the same code run one after the other. */
    async lock(accountId: number) {
      const [found] = await db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId)).for('update')
      return found ?? null
    },

    /** Replaces an unfinished setup. Null if the second factor is on. */
    async start(accountId: number, secret: string) {
      const [started] = await db
        .insert(secondFactors)
        .values({ accountId, secret })
        .onConflictDoUpdate({
          target: secondFactors.accountId,
          set: { secret, lastStep: 0 },
          setWhere: isNull(secondFactors.confirmedAt),
        })
        .returning()
      return started ?? null
    },

    async update(accountId: number, values: { confirmedAt?: Date; lastStep: number }) {
      await db.update(secondFactors).set(values).where(eq(secondFactors.accountId, accountId))
    },

    /** Also deletes the recovery codes. Returns false if the second factor was not on. */
    async delete(accountId: number) {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
      const gone = await db.delete(secondFactors).where(eq(secondFactors.accountId, accountId)).returning()
      return gone.some(({ confirmedAt }) => confirmedAt !== null)
    },

    async replaceRecoveryCodes(accountId: number, hashes: readonly string[]) {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
      await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })))
    },

    async spendRecoveryCode(accountId: number, codeHash: string, now: Date) {
      const used = await db
        .update(recoveryCodes)
        .set({ usedAt: now })
        .where(
          and(
            eq(recoveryCodes.accountId, accountId),
            eq(recoveryCodes.codeHash, codeHash),
            isNull(recoveryCodes.usedAt),
          ),
        )
        .returning({ id: recoveryCodes.id })
      return used.length > 0
    },

    async countRecoveryCodes(accountId: number) {
      const [row] = await db
        .select({ left: count() })
        .from(recoveryCodes)
        .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)))
      return row?.left ?? 0
    },
  }
}

export type SecondFactorsRepository = ReturnType<typeof createSecondFactorsRepository>

export function createSignInChallengesRepository(db: Db) {
  return {
    async create(row: typeof signInChallenges.$inferInsert) {
      await db.insert(signInChallenges).values(row)
    },

    async findUsable(tokenHash: string, now: Date) {
      const [found] = await db
        .select()
        .from(signInChallenges)
        .where(
          and(
            eq(signInChallenges.tokenHash, tokenHash),
            isNull(signInChallenges.usedAt),
            gt(signInChallenges.expiresAt, now),
          ),
        )
      return found ?? null
    },

    async use(id: number, now: Date) {
      const used = await db
        .update(signInChallenges)
        .set({ usedAt: now })
        .where(and(eq(signInChallenges.id, id), isNull(signInChallenges.usedAt)))
        .returning({ id: signInChallenges.id })
      return used.length > 0
    },

    async deleteExpired(now: Date) {
      await db
        .delete(signInChallenges)
        .where(or(isNotNull(signInChallenges.usedAt), lte(signInChallenges.expiresAt, now)))
    },
  }
}

export type SignInChallengesRepository = ReturnType<typeof createSignInChallengesRepository>
