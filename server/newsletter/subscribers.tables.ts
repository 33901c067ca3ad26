import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, timestamps } from '#server/db/columns.ts'
import { type Field, searchText, sortKey } from '#server/db/page.ts'

export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    email: text().notNull(),
    isSubscribed: boolean().notNull().default(true),
    /** The proof of consent of an imported subscriber: when, and where and how the person agreed. */
    agreedOn: date({ mode: 'string' }),
    proof: text(),
    ...timestamps(),
    searchText: searchText((): Field[] => [subscribers.email]),
  },
  (subscriber) => [
    uniqueIndex('subscribers_lower_email_unique').on(sql`lower(${subscriber.email})`),
    index('subscribers_newest').on(subscriber.createdAt, subscriber.id),
    index('subscribers_search').using('gin', subscriber.searchText.op('gin_trgm_ops')),
    index('subscribers_by_email').on(sortKey(subscriber.email), subscriber.id),
    index('subscribers_by_subscription').on(subscriber.isSubscribed, subscriber.id),
  ],
)
