import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { brochureRequests } from './brochure-requests.tables.ts'
import { documents } from './project-parts.tables.ts'
import { isVisible } from './projects.repository.ts'
import { projects } from './projects.tables.ts'

const isOffered = and(isNull(documents.deletedAt), isVisible({ withHidden: false }))

export function createBrochureRequestsRepository(db: Db) {
  return {
    /** Null unless the document exists, is only sent by email, and belongs to a visible project. */
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

    /** Null if the link is unknown or expired, or the document is no longer available. */
    async findDocument(tokenHash: string, now: Date) {
      const [found] = await db
        .select({ id: documents.id })
        .from(brochureRequests)
        .innerJoin(documents, eq(documents.id, brochureRequests.documentId))
        .innerJoin(projects, eq(projects.id, documents.projectId))
        .where(and(eq(brochureRequests.tokenHash, tokenHash), gt(brochureRequests.expiresAt, now), isOffered))
      return found?.id ?? null
    },

    /**
     * Whether a file is only sent by email: a document says so, and no other document offers it for download. This also
     * holds while the document is in the trash, and after it was permanently deleted or got another file.
     */
    async isWithheld(file: string) {
      const [found] = await db
        .select({
          isWithheld: sql<boolean | null>`bool_or(${documents.delivery} = 'mail')
            and not bool_or(${documents.delivery} = 'open' and ${documents.deletedAt} is null)`,
        })
        .from(documents)
        .where(eq(documents.file, file))
      return found?.isWithheld ?? (await wasMailed(file))
    },
  }

  async function wasMailed(file: string) {
    const { before, after } = auditLog
    // With a limit, PostgreSQL may read the whole log backwards instead of using its indexes.
    const [last] = await db
      .select({
        delivery: sql`case when ${after} ->> 'file' = ${file} then ${after} else ${before} end ->> 'delivery'`,
      })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.entity, 'document'),
          or(sql`${before} ->> 'file' = ${file}`, sql`${after} ->> 'file' = ${file}`),
        ),
      )
      .orderBy(desc(auditLog.id))
    return last?.delivery === 'mail'
  }
}
