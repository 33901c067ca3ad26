import { asc } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { categories } from './categories.tables.ts'

export function createCategoriesRepository(db: Db) {
  let known: Promise<(typeof categories.$inferSelect)[]> | null = null

  return {
    /** Every page asks for them and nobody can change them, so they are read once. */
    async findAll() {
      known ??= Promise.resolve(db.select().from(categories).orderBy(asc(categories.id)))
      try {
        return await known
      } catch (error) {
        known = null
        throw error
      }
    },
  }
}

export type CategoriesRepository = ReturnType<typeof createCategoriesRepository>
