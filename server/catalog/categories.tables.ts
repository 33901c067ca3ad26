import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The five fixed categories, inserted by a migration. */
export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
})

/** Categories of gallery images, inserted by a migration. */
export const imageCategories = pgTable('image_categories', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
})
