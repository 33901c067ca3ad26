import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, timestamps, version } from '#server/db/columns.ts'

/** One row, or none: visitors see the site only when `openedAt` is set. */
export const siteState = pgTable(
  'site_state',
  {
    id: integer().primaryKey().default(1),
    openedAt: moment(),
    /** From then on a start does not insert the demo, although there may be no project. */
    demoRemovedAt: moment(),
    version: version(),
    ...timestamps(),
  },
  ({ id }) => [check('site_state_is_one_row', sql`${id} = 1`)],
)

/** The rows that the demo inserted, by table and primary key. Empty on a site that got the demo before this table. */
export const demoRecords = pgTable(
  'demo_records',
  { tableName: text().notNull(), recordId: text().notNull() },
  (record) => [primaryKey({ columns: [record.tableName, record.recordId] })],
)
