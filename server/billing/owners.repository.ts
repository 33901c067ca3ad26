import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { OwnerColumn, OwnerFilters } from '#contract/billing/payments.schema.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage, sortKey } from '#server/db/page.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { payments, subscriptions } from './billing.tables.ts'

export type OwnerSearch = PageRequest<OwnerColumn> & { filters: OwnerFilters }

const { id, role, firstName, lastName, companyName, email, createdAt } = accounts
const columns = { id, firstName, lastName, companyName, email, createdAt }
const words = sql`lower(concat_ws(chr(10), ${firstName}, ${lastName}, ${companyName}, ${email}))`

const SORTED_BY = {
  name: sortKey(sql`concat_ws(' ', ${firstName}, ${lastName})`),
  email: sortKey(email),
  createdAt,
}

const newestState = sql`(select ${subscriptions.status} from ${subscriptions}
  where ${subscriptions.accountId} = ${id} order by ${subscriptions.startedAt} desc, ${subscriptions.id} desc limit 1)`

export function createOwnersRepository(db: Db) {
  return {
    findPage(request: OwnerSearch) {
      const { id: ownerId, state } = request.filters
      const where = and(
        eq(role, 'BusinessOwner'),
        ownerId == null ? undefined : eq(id, ownerId),
        containsWords(words, request.search),
        inState(state),
      )
      return findPage(request, {
        count: () => db.$count(accounts, where),
        rows: ({ order, limit, offset }) =>
          db
            .select(columns)
            .from(accounts)
            .where(where)
            .orderBy(...order(SORTED_BY[request.sort ?? 'createdAt'], id))
            .limit(limit)
            .offset(offset),
      })
    },

    async isOwner(ownerId: number) {
      return (await db.$count(accounts, and(eq(id, ownerId), eq(role, 'BusinessOwner')))) > 0
    },

    findPaid: (ids: number[]) =>
      db
        .select({
          accountId: payments.accountId,
          paidCents: sql<number>`coalesce(sum(${payments.amountCents} - ${payments.refundedCents}), 0)::int`,
        })
        .from(payments)
        .where(and(inArray(payments.accountId, ids), eq(payments.status, 'succeeded')))
        .groupBy(payments.accountId),
  }
}

function inState(state: OwnerFilters['state']): SQL | undefined {
  if (state === null) return undefined
  return state === 'trial' ? sql`${newestState} is null` : sql`${newestState} = ${state}`
}
