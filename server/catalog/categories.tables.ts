import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The five fixed categories; a migration fills them. */
export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
})

/** What a gallery picture shows; a migration fills them. */
export const imageCategories = pgTable('image_categories', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
})
