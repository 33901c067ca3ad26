import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { CustomerColumn, CustomerFilters } from '#contract/identity/customers.schema.ts'
import type { Role } from '#contract/wire/endpoint.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import { sortKey } from '#server/db/list-columns.ts'
import { findPage, holdsWords } from '#server/db/page.ts'
import { accounts } from './accounts.tables.ts'
import { secondFactors } from './second-factors.tables.ts'

const { id, role, firstName, lastName, email, isTempPassword, isBlocked, createdAt, lastSignedInAt } = accounts

export type CustomerSearch = PageRequest<CustomerColumn> & { filters: CustomerFilters }

const hasSecondFactor = sql<boolean>`(${secondFactors.accountId} is not null)`
const person = { id, role, firstName, lastName, email, isInvited: isTempPassword, isBlocked, createdAt, lastSignedInAt }
const words = sql`lower(concat_ws(chr(10), ${firstName}, ${lastName}, ${email}))`

const SORTED_BY = {
  firstName: sortKey(firstName),
  lastName: sortKey(sql`coalesce(${lastName}, '')`),
  email: sortKey(email),
  createdAt,
  // Whoever never signed in is older than everybody who did.
  lastSignedInAt: sql`coalesce(${lastSignedInAt}, 'epoch')`,
}

const IN_STATE: Record<NonNullable<CustomerFilters['state']>, SQL | undefined> = {
  invited: and(isTempPassword, eq(isBlocked, false)),
  active: and(eq(isTempPassword, false), eq(isBlocked, false)),
  blocked: eq(isBlocked, true),
}

/** Accounts as the back office lists them: customers, business owners or staff. */
export function createCustomersRepository(db: Db) {
  return {
    findPage(request: CustomerSearch, roles: readonly Role[]) {
      const { state } = request.filters
      const where = and(
        inArray(role, roles),
        holdsWords(words, request.search),
        state === null ? undefined : IN_STATE[state],
      )
      return findPage(request, {
        count: () => db.$count(accounts, where),
        rows: ({ order, limit, offset }) =>
          db
            .select({ ...person, hasSecondFactor })
            .from(accounts)
            .leftJoin(secondFactors, and(eq(secondFactors.accountId, id), isNotNull(secondFactors.confirmedAt)))
            .where(where)
            .orderBy(...order(SORTED_BY[request.sort ?? 'createdAt'], id))
            .limit(limit)
            .offset(offset),
      })
    },

    /** Nobody else changes the account until the write is over. */
    async findLocked(wanted: number, wantedRole: Role) {
      const [found] = await db
        .select()
        .from(accounts)
        .where(and(eq(id, wanted), eq(role, wantedRole)))
        .for('update')
      return found ?? null
    },
  }
}

export type CustomersRepository = ReturnType<typeof createCustomersRepository>
