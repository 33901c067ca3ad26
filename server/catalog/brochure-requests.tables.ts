import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '#server/db/columns.ts'
import { documents } from './project-parts.tables.ts'
import { projects } from './projects.tables.ts'

/** Visitors who asked for a brochure by mail. The link in the mail has a token, of which only the hash is stored. */
export const brochureRequests = pgTable(
  'brochure_requests',
  {
    id: id(),
    email: text().notNull(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null once the document is deleted for good. */
    documentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    tokenHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
    /** Where the visit to the site began (`contract/insights/`); null if it is not known. */
    origin: text(),
    createdAt: createdAt(),
  },
  (request) => [
    index('brochure_requests_project').on(request.projectId, request.createdAt),
    index('brochure_requests_document').on(request.documentId),
  ],
)
