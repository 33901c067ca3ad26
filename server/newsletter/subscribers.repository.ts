import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { SubscriberColumn, SubscriberFilters, SubscriberState } from '#contract/newsletter/newsletter.endpoints.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage, sortKey } from '#server/db/page.ts'
import { BATCH_SIZE, inBatches, isOlderThan, rowsOf } from '#server/db/rows.ts'
import { leadContacts } from '#server/leads/leads.tables.ts'
import { subscribers, subscriberTopics } from './subscribers.tables.ts'
import { createTopicsRepository } from './topics.repository.ts'

const { id, email, isSubscribed, confirmedAt, agreedOn, proof, createdAt, searchText } = subscribers

/**
 * The names of the topics; null means all news. Written with table names, because Drizzle omits them in a query on one
 * table.
 */
const topics = sql<(string | null)[]>`(select coalesce(json_agg(coalesce(p.name, t.city) order by t.id), '[]'::json)
  from ${subscriberTopics} t left join ${projects} p on p.id = t.project_id
  where t.subscriber_id = ${subscribers}.${sql.identifier('id')})`

const leadId = sql<number | null>`(select c.lead_id from ${leadContacts} c
  where c.kind = 'email' and c.value = lower(${subscribers}.${sql.identifier('email')}))`

const columns = { id, email, isSubscribed, confirmedAt, agreedOn, proof, createdAt, topics, leadId }

export type SubscriberSearch = PageRequest<SubscriberColumn> & { filters: SubscriberFilters }
export type SubscriberRow = Pick<
  typeof subscribers.$inferSelect,
  Exclude<keyof typeof columns, 'topics' | 'leadId'>
> & {
  topics: (string | null)[]
  leadId: number | null
}

const SORTED_BY = { email: sortKey(email), isSubscribed, createdAt }

const HAS_STATE: Record<SubscriberState, SQL | undefined> = {
  waiting: and(isSubscribed, isNull(confirmedAt)),
  confirmed: and(isSubscribed, isNotNull(confirmedAt)),
  unsubscribed: eq(isSubscribed, false),
}

export function createSubscribersRepository(db: Db) {
  return {
    async create(address: string) {
      const [created] = await db.insert(subscribers).values({ email: address }).onConflictDoNothing().returning({ id })
      return created?.id ?? null
    },

    /** Locks the row, so that parallel changes of its topics run one after the other. */
    async lockByEmail(address: string) {
      const [found] = await db
        .select({ id })
        .from(subscribers)
        .where(sql`lower(${email}) = lower(${address})`)
        .for('update')
      if (!found) throw new Error('The subscriber was deleted meanwhile.')
      return found.id
    },

    findAmong: (addresses: readonly string[]) =>
      rowsOf<{ address: string; isSubscribed: boolean }>(
        db,
        sql`select lower(${email}) as address, ${isSubscribed} as "isSubscribed" from ${subscribers}
            where lower(${email}) in (select lower(value) from jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))`,
      ),

    /**
     * Stores new subscribers to all news with proof of their consent, which counts as confirmation. Leaves a subscriber
     * that exists unchanged.
     */
    async createAll(imported: readonly { email: string; agreedOn: string; proof: string }[], now: Date) {
      for (let start = 0; start < imported.length; start += BATCH_SIZE) {
        const created = await db
          .insert(subscribers)
          .values(imported.slice(start, start + BATCH_SIZE).map((one) => ({ ...one, confirmedAt: now })))
          .onConflictDoNothing()
          .returning({ id })
        await createTopicsRepository(db).createConfirmed(
          created.map((one) => one.id),
          now,
        )
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
      const { isSubscribed: subscribed, state } = request.filters
      const where = and(
        containsWords(searchText, request.search),
        subscribed === null ? undefined : eq(isSubscribed, subscribed),
        state === null ? undefined : HAS_STATE[state],
      )
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
