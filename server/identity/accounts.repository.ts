import { and, asc, eq, gt, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { CustomerColumn, CustomerFilters } from '#contract/identity/customers.endpoints.ts'
import { SIGNUP_STEP } from '#contract/identity/identity.constants.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import { type Role, STAFF } from '#contract/wire/roles.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage, sortKey } from '#server/db/page.ts'
import { accounts, secondFactors, undoTokens } from './accounts.tables.ts'

export type AccountRow = typeof accounts.$inferSelect
export type NewAccountRow = typeof accounts.$inferInsert

const { id, role, firstName, lastName, email, isTempPassword, isBlocked, createdAt, lastSignedInAt, version } = accounts

export type AccountSearch = PageRequest<CustomerColumn> & { filters: CustomerFilters }

const hasSecondFactor = sql<boolean>`(${secondFactors.accountId} is not null)`
const person = { id, role, firstName, lastName, email, isInvited: isTempPassword, isBlocked, createdAt, lastSignedInAt }
const searched = sql`lower(concat_ws(chr(10), ${firstName}, ${lastName}, ${email}))`

const SORTED_BY = {
  firstName: sortKey(firstName),
  lastName: sortKey(sql`coalesce(${lastName}, '')`),
  email: sortKey(email),
  createdAt,
  // Accounts that never signed in sort as the oldest.
  lastSignedInAt: sql`coalesce(${lastSignedInAt}, 'epoch')`,
}

const IN_STATE: Record<NonNullable<CustomerFilters['state']>, SQL | undefined> = {
  invited: and(isTempPassword, eq(isBlocked, false)),
  active: and(eq(isTempPassword, false), eq(isBlocked, false)),
  blocked: eq(isBlocked, true),
}

export function createAccountsRepository(db: Db) {
  async function update(values: PgUpdateSetSource<typeof accounts>, where: SQL | undefined) {
    const [updated] = await db
      .update(accounts)
      .set({ ...values, version: sql`${accounts.version} + 1` })
      .where(where)
      .returning()
    return updated ?? null
  }

  /** While a change of email address can be undone, no other account may take the old one. */
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

  function staff() {
    return db.select().from(accounts).where(inArray(role, STAFF)).orderBy(asc(id))
  }

  return {
    async findById(id: number) {
      const [found] = await db.select().from(accounts).where(eq(accounts.id, id))
      return found ?? null
    },

    async lockById(id: number) {
      const [found] = await db.select().from(accounts).where(eq(accounts.id, id)).for('update')
      return found ?? null
    },

    /** `address` must be normalized by `plainAddress`. */
    async findByPlainAddress(address: string) {
      const [found] = await db
        .select()
        .from(accounts)
        .where(eq(sql`lower(${accounts.email})`, address))
      return found ?? null
    },

    async lockOfRole(accountId: number, requiredRole: Role) {
      const [found] = await db
        .select()
        .from(accounts)
        .where(and(eq(id, accountId), eq(role, requiredRole)))
        .for('update')
      return found ?? null
    },

    findPage(request: AccountSearch, roles: readonly Role[]) {
      const { state } = request.filters
      const where = and(
        inArray(role, roles),
        containsWords(searched, request.search),
        state === null ? undefined : IN_STATE[state],
      )
      return findPage(request, {
        count: () => db.$count(accounts, where),
        rows: ({ order, limit, offset }) =>
          db
            .select({ ...person, version, hasSecondFactor })
            .from(accounts)
            .leftJoin(secondFactors, and(eq(secondFactors.accountId, id), isNotNull(secondFactors.confirmedAt)))
            .where(where)
            .orderBy(...order(SORTED_BY[request.sort ?? 'createdAt'], id))
            .limit(limit)
            .offset(offset),
      })
    },

    findStaff: () => staff(),

    /**
     * A lead references an account, so with `for update` a concurrent change of a lead would wait for this transaction.
     * This transaction may in turn wait for the row of that lead: a deadlock. `no key update` does not block such a
     * change.
     */
    lockStaff: () => staff().for('no key update'),

    async delete(accountId: number) {
      await db.delete(accounts).where(eq(id, accountId))
    },

    async hasOneOfRole(role: AccountRow['role']) {
      const found = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, role)).limit(1)
      return found.length > 0
    },

    /** Null if the email address is taken, in any letter case, or reserved. */
    async create(row: NewAccountRow) {
      if (await isReserved(row.email)) return null
      const [created] = await db.insert(accounts).values(row).onConflictDoNothing().returning()
      return created ?? null
    },

    updateById: (id: number, values: Partial<NewAccountRow>) => update(values, eq(accounts.id, id)),

    /** Null if the account was blocked or its password changed after it was read. */
    async recordSignIn({ id, passwordHash }: AccountRow, now: Date) {
      const [updated] = await db
        .update(accounts)
        .set({ lastSignedInAt: now })
        .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash), eq(accounts.isBlocked, false)))
        .returning()
      return updated ?? null
    },

    /** Null if the password has changed since the account was read. */
    replacePassword: ({ id, passwordHash: old }: AccountRow, passwordHash: string, now: Date) =>
      update(
        { passwordHash, isTempPassword: false, passwordChangedAt: now },
        and(eq(accounts.id, id), eq(accounts.passwordHash, old)),
      ),

    /** Null if the email address of the account has changed in the meantime. */
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

    /** Does not change accounts that staff created, which have no sign-up steps. */
    markPaid: (id: number) =>
      update({ signupStep: SIGNUP_STEP.paid }, and(eq(accounts.id, id), isNotNull(accounts.signupStep))),

    /** Null if the email address is taken or reserved. The transaction may then be aborted and must be rolled back. */
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
