import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, timestamps, version } from '#server/db/columns.ts'

/** One row, or none. Visitors only see the site if `openedAt` is set. */
export const siteState = pgTable(
  'site_state',
  {
    id: integer().primaryKey().default(1),
    openedAt: moment(),
    /** Once set, startup no longer inserts the demo, even if there is no project. */
    demoRemovedAt: moment(),
    version: version(),
    ...timestamps(),
  },
  ({ id }) => [check('site_state_is_one_row', sql`${id} = 1`)],
)

/** Visitors who want an email when the site opens. Opening the site queues the emails and deletes the rows. */
export const openingRequests = pgTable(
  'opening_requests',
  { id: id(), email: text().notNull(), createdAt: createdAt() },
  ({ email }) => [uniqueIndex('opening_requests_lower_email_unique').on(sql`lower(${email})`)],
)

/**
 * The rows that the demo inserted, by table and primary key. Also empty on a site whose demo is older than this table.
 */
export const demoRecords = pgTable(
  'demo_records',
  { tableName: text().notNull(), recordId: text().notNull() },
  (record) => [primaryKey({ columns: [record.tableName, record.recordId] })],
)
