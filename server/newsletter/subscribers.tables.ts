import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { progressUpdates } from '#server/catalog/project-parts.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { createdAt, id, moment, timestamps } from '#server/db/columns.ts'
import { type Field, searchText, sortKey } from '#server/db/page.ts'

/** `isSubscribed` and `confirmedAt` are derived from the topics by `updateState`. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    email: text().notNull(),
    isSubscribed: boolean().notNull().default(true),
    /** When the first of the current topics was confirmed. Null if none is. */
    confirmedAt: moment(),
    /** When the last confirmation email was queued: an email address gets at most one a day. */
    confirmationSentAt: moment(),
    /** The proof of consent of an imported subscriber: date, place and form of the consent. */
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

const subscriberId = () =>
  integer()
    .notNull()
    .references(() => subscribers.id, { onDelete: 'cascade' })

/** One project, one city, or all news if both are null. Nothing is sent about a topic until it is confirmed. */
export const subscriberTopics = pgTable(
  'subscriber_topics',
  {
    id: id(),
    subscriberId: subscriberId(),
    projectId: integer().references(() => projects.id, { onDelete: 'cascade' }),
    city: text(),
    confirmedAt: moment(),
    createdAt: createdAt(),
  },
  (topic) => [
    uniqueIndex('subscriber_topics_once').on(
      topic.subscriberId,
      sql`coalesce(${topic.projectId}, 0)`,
      sql`coalesce(${topic.city}, '')`,
    ),
    index('subscriber_topics_project').on(topic.projectId),
    check('subscriber_topics_one', sql`${topic.projectId} is null or ${topic.city} is null`),
  ],
)

export const subscriptionLinks = pgTable(
  'subscription_links',
  {
    tokenHash: text().primaryKey(),
    subscriberId: subscriberId(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (link) => [
    index('subscription_links_subscriber').on(link.subscriberId),
    index('subscription_links_expiry').on(link.expiresAt),
  ],
)

/** Progress updates that were sent to followers or were too old to send, so that none is sent twice. */
export const mailedProgressUpdates = pgTable('mailed_progress_updates', {
  progressUpdateId: integer()
    .primaryKey()
    .references(() => progressUpdates.id, { onDelete: 'cascade' }),
  mailedAt: createdAt(),
})
