import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** Entries copy the data of the actor, so that they stay readable when the account is renamed or deleted. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    actorId: integer(),
    actorEmail: text(),
    actorRole: text(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text(),
    /** The name of the record at the time, such as a project name or an email address. */
    subject: text(),
    /** The changed project, or the project that the changed record is part of. */
    projectId: integer(),
    before: jsonb(),
    after: jsonb(),
    requestId: text(),
  },
  (line) => [
    index('audit_log_newest').on(line.at, line.id),
    index('audit_log_entity').on(line.entity, line.entityId, line.at),
    index('audit_log_project').on(line.projectId, line.at, line.id),
    index('audit_log_actor').on(sql`lower(${line.actorEmail})`, line.at, line.id),
    index('audit_log_document_before').on(sql`(${line.before} ->> 'file')`).where(sql`${line.entity} = 'document'`),
    index('audit_log_document_after').on(sql`(${line.after} ->> 'file')`).where(sql`${line.entity} = 'document'`),
    index('audit_log_upload').on(sql`(${line.after} ->> 'storedName')`).where(sql`${line.entity} = 'upload'`),
  ],
)

/** A single row. Every change of public content increments the revision, which invalidates cached pages. */
export const contentRevision = pgTable(
  'content_revision',
  { id: integer().primaryKey().default(1), revision: bigint({ mode: 'number' }).notNull() },
  (row) => [check('content_revision_one_row', sql`${row.id} = 1`)],
)
