import { asc } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { categories } from './categories.tables.ts'

export function createCategoriesRepository(db: Db) {
  return {
    findAll: () => db.select().from(categories).orderBy(asc(categories.id)),
  }
}

export type CategoriesRepository = ReturnType<typeof createCategoriesRepository>
