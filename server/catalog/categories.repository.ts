import { asc } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { onceForGood } from '#server/db/per-revision.ts'
import { categories } from './categories.tables.ts'

export function createCategoriesRepository(db: Db) {
  return {
    /** Every page asks for them and nobody can change them. */
    findAll: onceForGood(() => db.select().from(categories).orderBy(asc(categories.id))),
  }
}

export type CategoriesRepository = ReturnType<typeof createCategoriesRepository>
