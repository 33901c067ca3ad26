import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** Who changed what. The actor is copied, so that a line stays readable when the account is renamed or gone. */
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
    /** The record's name when the line was written, such as a project's or a person's address. */
    subject: text(),
    /** The project a line belongs to: the project itself or one of its parts. */
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
  ],
)

/** One row. Every change of public content raises it, and pages are cached under it. */
export const contentRevision = pgTable(
  'content_revision',
  { id: integer().primaryKey().default(1), revision: bigint({ mode: 'number' }).notNull() },
  (row) => [check('content_revision_one_row', sql`${row.id} = 1`)],
)
