import { and, eq, getTableName, isNull, like, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { documents, galleryImages, locations, perks, plans, specifications } from './project-parts.tables.ts'
import { projects } from './projects.tables.ts'

export type ProjectRow = typeof projects.$inferSelect
export type ProjectValues = Omit<
  typeof projects.$inferInsert,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'deletedBy' | 'routingName'
>

export interface Deletion {
  deletedAt: Date
  deletedBy: number
}

const PARTS = [galleryImages, specifications, plans, documents, locations, perks]

/** Projects as they are stored, for changing them. Those in the trash are not found. */
export function createProjectRows(db: Db) {
  return {
    /** Nobody else changes the project or saves a part of it until the write is over. */
    async findLocked(id: number) {
      const [found] = await db
        .select()
        .from(projects)
        .where(and(eq(projects.id, id), isNull(projects.deletedAt)))
        .for('update')
      return found ?? null
    },

    async findRoutingNamesLike(routingName: string) {
      const found = await db
        .select({ routingName: projects.routingName })
        .from(projects)
        .where(
          and(
            isNull(projects.deletedAt),
            or(eq(projects.routingName, routingName), like(projects.routingName, `${routingName} %`)),
          ),
        )
      return found.map((project) => project.routingName)
    },

    /** Null when the routing name is taken. */
    async create(values: ProjectValues & { routingName: string }) {
      const [created] = await db.insert(projects).values(values).onConflictDoNothing().returning()
      return created ?? null
    },

    /** One change of addresses at a time, so that a name which is free stays free until it is taken. */
    async lockAddresses() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('project_addresses'))`)
    },

    async update(id: number, values: Partial<ProjectValues & { routingName: string }>) {
      const [updated] = await db
        .update(projects)
        .set({ ...values, version: sql`${projects.version} + 1` })
        .where(eq(projects.id, id))
        .returning()
      if (!updated) throw new Error('The project was not stored.')
      return updated
    },

    /** With its parts, whose ids are returned by table. The chosen features stay with the project in the trash. */
    async moveToTrash(id: number, deletion: Deletion) {
      const parts: Record<string, number[]> = {}
      for (const table of PARTS) {
        const gone = await db
          .update(table as typeof perks)
          .set(deletion)
          .where(and(eq(table.projectId, id), isNull(table.deletedAt)))
          .returning({ id: table.id })
        if (gone.length > 0) parts[getTableName(table)] = gone.map((part) => part.id)
      }
      await db
        .update(projects)
        .set({ ...deletion, version: sql`${projects.version} + 1` })
        .where(eq(projects.id, id))
      return parts
    },
  }
}

export type ProjectRows = ReturnType<typeof createProjectRows>
