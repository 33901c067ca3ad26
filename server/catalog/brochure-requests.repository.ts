import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { brochureRequests } from './brochure-requests.tables.ts'
import { documents } from './project-parts.tables.ts'
import { isVisible } from './projects.repository.ts'
import { projects } from './projects.tables.ts'

const isOffered = and(isNull(documents.deletedAt), isVisible({ withHidden: false }))

export function createBrochureRequestsRepository(db: Db) {
  return {
    /** A brochure that is only sent by mail; null for all other documents and for hidden projects. */
    async findMailed(documentId: number) {
      const [found] = await db
        .select({ id: documents.id, projectId: documents.projectId, projectName: projects.name })
        .from(documents)
        .innerJoin(projects, eq(projects.id, documents.projectId))
        .where(and(eq(documents.id, documentId), eq(documents.delivery, 'mail'), isOffered))
      return found ?? null
    },

    async create(request: typeof brochureRequests.$inferInsert) {
      const [created] = await db.insert(brochureRequests).values(request).returning({ id: brochureRequests.id })
      if (!created) throw new Error('The request was not stored.')
      return created.id
    },

    /** The document that a mailed link opens; null if the link has expired or the document is no longer available. */
    async findDocument(tokenHash: string, now: Date) {
      const [found] = await db
        .select({ id: documents.id })
        .from(brochureRequests)
        .innerJoin(documents, eq(documents.id, brochureRequests.documentId))
        .innerJoin(projects, eq(projects.id, documents.projectId))
        .where(and(eq(brochureRequests.tokenHash, tokenHash), gt(brochureRequests.expiresAt, now), isOffered))
      return found?.id ?? null
    },

    /** Whether a file is only sent by mail. Even in the trash, a document still withholds its file. */
    async isWithheld(file: string) {
      const [found] = await db
        .select({
          isWithheld: sql<boolean>`coalesce(bool_or(${documents.delivery} = 'mail'), false)
            and not coalesce(bool_or(${documents.delivery} = 'open' and ${documents.deletedAt} is null), false)`,
        })
        .from(documents)
        .where(eq(documents.file, file))
      return found?.isWithheld ?? false
    },
  }
}
