import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, timestamps, trash, version } from '#server/db/columns.ts'

export const staticContent = pgTable('static_content', {
  key: text({ enum: ['termsAndConditions', 'privacy'] }).primaryKey(),
  body: text().notNull(),
  version: version(),
  ...timestamps(),
})

export const banks = pgTable('banks', {
  id: id(),
  name: text().notNull(),
  logo: text().notNull(),
  sortOrder: integer().notNull().default(0),
  version: version(),
  ...timestamps(),
  ...trash(),
})
