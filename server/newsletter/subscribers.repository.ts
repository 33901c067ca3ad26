import { and, desc, eq, sql } from 'drizzle-orm'
import type { SubscriberColumn, SubscriberFilters } from '#contract/newsletter/newsletter.endpoints.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage, sortKey } from '#server/db/page.ts'
import { BATCH_SIZE, inBatches, isOlderThan, rowsOf } from '#server/db/rows.ts'
import { subscribers } from './subscribers.tables.ts'

const { id, email, isSubscribed, agreedOn, proof, createdAt, searchText } = subscribers
const columns = { id, email, isSubscribed, agreedOn, proof, createdAt }

export type SubscriberSearch = PageRequest<SubscriberColumn> & { filters: SubscriberFilters }
export type SubscriberRow = Pick<typeof subscribers.$inferSelect, keyof typeof columns>

const SORTED_BY = { email: sortKey(email), isSubscribed, createdAt }

/** Addresses match in any letter case. */
export function createSubscribersRepository(db: Db) {
  return {
    /** Returns null when the address exists. */
    async create(address: string) {
      const [created] = await db.insert(subscribers).values({ email: address }).onConflictDoNothing().returning(columns)
      return created ?? null
    },

    /** Returns null unless the address was unsubscribed. */
    async resumeByEmail(address: string) {
      const [resumed] = await db
        .update(subscribers)
        .set({ isSubscribed: true })
        .where(and(sql`lower(${email}) = lower(${address})`, eq(isSubscribed, false)))
        .returning(columns)
      return resumed ?? null
    },

    /** The stored ones of any number of addresses. */
    findAmong: (addresses: readonly string[]) =>
      rowsOf<{ address: string; isSubscribed: boolean }>(
        db,
        sql`select lower(${email}) as address, ${isSubscribed} as "isSubscribed" from ${subscribers}
            where lower(${email}) in (select lower(value) from jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))`,
      ),

    /** Stores any number of new subscribers with their proof of consent; an address that exists stays as it is. */
    async createAll(imported: readonly { email: string; agreedOn: string; proof: string }[]) {
      for (let start = 0; start < imported.length; start += BATCH_SIZE) {
        await db
          .insert(subscribers)
          .values(imported.slice(start, start + BATCH_SIZE))
          .onConflictDoNothing()
      }
    },

    count: () => db.$count(subscribers),

    findNewestFirst: () =>
      inBatches<SubscriberRow>((after) =>
        db
          .select(columns)
          .from(subscribers)
          .where(isOlderThan(after, columns))
          .orderBy(desc(createdAt), desc(id))
          .limit(BATCH_SIZE),
      ),

    findPage(request: SubscriberSearch) {
      const state = request.filters.isSubscribed
      const where = and(containsWords(searchText, request.search), state === null ? undefined : eq(isSubscribed, state))
      return findPage<SubscriberRow>(request, {
        count: () => db.$count(subscribers, where),
        rows: ({ order, limit, offset }) =>
          db
            .select(columns)
            .from(subscribers)
            .where(where)
            .orderBy(...order(SORTED_BY[request.sort ?? 'createdAt'], id))
            .limit(limit)
            .offset(offset),
      })
    },
  }
}

export type SubscribersRepository = ReturnType<typeof createSubscribersRepository>
