import { and, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { SIGNUP_STEP } from '#contract/identity/identity.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { accounts } from './accounts.tables.ts'
import { undoTokens } from './sessions.tables.ts'

export type AccountRow = typeof accounts.$inferSelect
export type NewAccountRow = typeof accounts.$inferInsert

export function createAccountsRepository(db: Db) {
  async function update(values: PgUpdateSetSource<typeof accounts>, where: SQL | undefined) {
    const [updated] = await db
      .update(accounts)
      .set({ ...values, version: sql`${accounts.version} + 1` })
      .where(where)
      .returning()
    return updated ?? null
  }

  /** While the change of an address can be undone, no other account may take the old one. */
  async function isReserved(email: string, accountId?: number) {
    const found = await db
      .select({ id: undoTokens.id })
      .from(undoTokens)
      .where(
        and(
          eq(sql`lower(${undoTokens.email})`, email.toLowerCase()),
          eq(undoTokens.kind, 'email'),
          gt(undoTokens.expiresAt, new Date()),
          accountId === undefined ? undefined : ne(undoTokens.accountId, accountId),
        ),
      )
      .limit(1)
    return found.length > 0
  }

  return {
    async findById(id: number) {
      const [found] = await db.select().from(accounts).where(eq(accounts.id, id))
      return found ?? null
    },

    /** As part of a write: until its end every other that asks for the same account this way waits. */
    async lockById(id: number) {
      const [found] = await db.select().from(accounts).where(eq(accounts.id, id)).for('update')
      return found ?? null
    },

    /** By the form that `plainAddress` gives. */
    async findByPlainAddress(address: string) {
      const [found] = await db
        .select()
        .from(accounts)
        .where(eq(sql`lower(${accounts.email})`, address))
      return found ?? null
    },

    async hasOneOfRole(role: AccountRow['role']) {
      const found = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, role)).limit(1)
      return found.length > 0
    },

    /** Null when the address is taken, in whatever letter case. */
    async create(row: NewAccountRow) {
      if (await isReserved(row.email)) return null
      const [created] = await db.insert(accounts).values(row).onConflictDoNothing().returning()
      return created ?? null
    },

    updateById: (id: number, values: Partial<NewAccountRow>) => update(values, eq(accounts.id, id)),

    /** Null when the password is no longer the one that was compared with, or the account was blocked meanwhile. */
    async noteSignIn({ id, passwordHash }: AccountRow, now: Date) {
      const [noted] = await db
        .update(accounts)
        .set({ lastSignedInAt: now })
        .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash), eq(accounts.isBlocked, false)))
        .returning()
      return noted ?? null
    },

    /** Null when the password is no longer the one that was compared with. */
    replacePassword: ({ id, passwordHash: old }: AccountRow, passwordHash: string, now: Date) =>
      update(
        { passwordHash, isTempPassword: false, passwordChangedAt: now },
        and(eq(accounts.id, id), eq(accounts.passwordHash, old)),
      ),

    /** Null when the account has another address by now. */
    markVerified: (id: number, { email, now }: { email: string; now: Date }) =>
      update(
        {
          emailVerifiedAt: now,
          signUpKeyHash: null,
          signupStep: sql`case ${accounts.signupStep} when ${SIGNUP_STEP.signedUp} then ${SIGNUP_STEP.verified}::int
            else ${accounts.signupStep} end`,
        },
        and(eq(accounts.id, id), eq(accounts.email, email)),
      ),

    /** Accounts that staff made have no sign-up to finish. */
    markPaid: (id: number) =>
      update({ signupStep: SIGNUP_STEP.paid }, and(eq(accounts.id, id), isNotNull(accounts.signupStep))),

    /** Null when the address is taken; the transaction is then lost and must be given up. */
    async updateEmail(id: number, values: NewEmailValues) {
      if (await isReserved(values.email, id)) return null
      try {
        return await update(values, eq(accounts.id, id))
      } catch (error) {
        if (isDuplicate(error)) return null
        throw error
      }
    },
  }
}

export type AccountsRepository = ReturnType<typeof createAccountsRepository>

type NewEmailValues = Pick<NewAccountRow, 'email' | 'emailVerifiedAt' | 'hadVerifiedEmail' | 'signupStep'>

const UNIQUE_VIOLATION = '23505'

function isDuplicate(error: unknown) {
  return error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === UNIQUE_VIOLATION
}
