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
  // An account that never signed in sorts as the oldest.
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

  /** While a change of address can be undone, no other account may take the old address. */
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

    /** Locks the row until the transaction ends. */
    async lockById(id: number) {
      const [found] = await db.select().from(accounts).where(eq(accounts.id, id)).for('update')
      return found ?? null
    },

    /** Finds an account by its address as normalized by `plainAddress`. */
    async findByPlainAddress(address: string) {
      const [found] = await db
        .select()
        .from(accounts)
        .where(eq(sql`lower(${accounts.email})`, address))
      return found ?? null
    },

    /** Locks the row until the transaction ends; returns null for an account of another role. */
    async lockOfRole(accountId: number, requiredRole: Role) {
      const [found] = await db
        .select()
        .from(accounts)
        .where(and(eq(id, accountId), eq(role, requiredRole)))
        .for('update')
      return found ?? null
    },

    /** One page of an account list of the back office: customers, business owners or staff, as `roles` says. */
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
     * Locks the rows until the transaction ends, in order of id. With `for update`, a concurrent change of a lead would
     * wait for this lock, because the lead references an account, while this transaction waits for that lead: a
     * deadlock. The weaker `no key update` lock does not block such a change.
     */
    lockStaff: () => staff().for('no key update'),

    async delete(accountId: number) {
      await db.delete(accounts).where(eq(id, accountId))
    },

    async hasOneOfRole(role: AccountRow['role']) {
      const found = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, role)).limit(1)
      return found.length > 0
    },

    /** Returns null when the address is taken, in any letter case, or reserved. */
    async create(row: NewAccountRow) {
      if (await isReserved(row.email)) return null
      const [created] = await db.insert(accounts).values(row).onConflictDoNothing().returning()
      return created ?? null
    },

    updateById: (id: number, values: Partial<NewAccountRow>) => update(values, eq(accounts.id, id)),

    /** Returns null when the password has changed since it was compared, or the account is blocked. */
    async recordSignIn({ id, passwordHash }: AccountRow, now: Date) {
      const [updated] = await db
        .update(accounts)
        .set({ lastSignedInAt: now })
        .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash), eq(accounts.isBlocked, false)))
        .returning()
      return updated ?? null
    },

    /** Returns null when the password has changed since it was compared. */
    replacePassword: ({ id, passwordHash: old }: AccountRow, passwordHash: string, now: Date) =>
      update(
        { passwordHash, isTempPassword: false, passwordChangedAt: now },
        and(eq(accounts.id, id), eq(accounts.passwordHash, old)),
      ),

    /** Returns null when the account's address has changed in the meantime. */
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

    /** Has no effect on accounts created by staff, which have no sign-up steps. */
    markPaid: (id: number) =>
      update({ signupStep: SIGNUP_STEP.paid }, and(eq(accounts.id, id), isNotNull(accounts.signupStep))),

    /** Returns null when the address is taken; the transaction may then have failed and must be rolled back. */
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
