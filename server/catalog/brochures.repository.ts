import { and, eq, isNull, sql } from 'drizzle-orm'
import { BROCHURE_TYPE } from '#contract/catalog/catalog.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { documents } from './project-parts.tables.ts'
import { isVisible } from './projects.repository.ts'
import { projects } from './projects.tables.ts'
import { createRegistrationsRepository } from './registrations.repository.ts'

const { name, type, city, reraNumber, isCompleted } = projects

export function createBrochuresRepository(db: Db) {
  const registrations = createRegistrationsRepository(db)

  return {
    async find(documentId: number, visibility: Parameters<typeof isVisible>[0]) {
      const [found] = await db
        .select({
          file: documents.file,
          delivery: documents.delivery,
          projectId: documents.projectId,
          name,
          type,
          city,
          reraNumber,
          isCompleted,
        })
        .from(documents)
        .innerJoin(projects, eq(projects.id, documents.projectId))
        .where(
          and(
            eq(documents.id, documentId),
            sql`lower(${documents.type}) = ${BROCHURE_TYPE}`,
            isNull(documents.deletedAt),
            isVisible(visibility),
          ),
        )
      if (!found) return null
      const { file, delivery, projectId, ...project } = found
      return { file, delivery, project, registrations: await registrations.findOf([projectId]) }
    },
  }
}

export type BrochuresRepository = ReturnType<typeof createBrochuresRepository>
