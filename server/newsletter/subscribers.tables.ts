import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, timestamps } from '#server/db/columns.ts'

export const subscribers = pgTable(
  'subscribers',
  { id: id(), email: text().notNull(), isSubscribed: boolean().notNull().default(true), ...timestamps() },
  (subscriber) => [
    uniqueIndex('subscribers_lower_email_unique').on(sql`lower(${subscriber.email})`),
    index('subscribers_newest').on(subscriber.createdAt.desc(), subscriber.id.desc()),
    index('subscribers_search').using('gin', subscriber.email.op('gin_trgm_ops')),
  ],
)
