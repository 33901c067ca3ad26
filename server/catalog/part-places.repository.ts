import { asc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { galleryImages, plans, specifications } from './project-parts.tables.ts'

const TABLES = { 'gallery-image': galleryImages, plan: plans, specification: specifications }

/** The parts of a project that staff put in order. */
export type OrderedPart = keyof typeof TABLES

export function hasPlaces(part: string): part is OrderedPart {
  return Object.hasOwn(TABLES, part)
}

/** Where the parts of one kind stand on their project's page. */
export function createPartPlaces(db: Db, part: OrderedPart) {
  // The tables share the columns used here; one of them stands for all.
  const table = TABLES[part] as unknown as typeof plans

  return {
    /** In their order, those in the trash too. */
    findAll: (projectId: number) =>
      db
        .select({ id: table.id, isDeleted: sql<boolean>`${isNotNull(table.deletedAt)}` })
        .from(table)
        .where(eq(table.projectId, projectId))
        .orderBy(asc(table.sortOrder), asc(table.id)),

    /** Behind all others, and behind those in the trash, which may come back. */
    async findNext(projectId: number) {
      const [last] = await db
        .select({ place: max(table.sortOrder) })
        .from(table)
        .where(eq(table.projectId, projectId))
      return (last?.place ?? 0) + 1
    },

    async store(ids: readonly number[]) {
      if (ids.length === 0) return
      await db
        .update(table)
        .set({ sortOrder: sql`array_position(${sql.param(`{${ids.join(',')}}`)}::int[], ${table.id})` })
        .where(inArray(table.id, [...ids]))
    },
  }
}
