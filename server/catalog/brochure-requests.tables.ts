import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '#server/db/columns.ts'
import { documents } from './project-parts.tables.ts'
import { projects } from './projects.tables.ts'

/** Requests of visitors for a brochure by mail. Of the token in the mailed link only the hash is stored. */
export const brochureRequests = pgTable(
  'brochure_requests',
  {
    id: id(),
    email: text().notNull(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null once the document is permanently deleted. */
    documentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    tokenHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
    /** The origin of the visitor's session on the site (`contract/insights/`); null if unknown. */
    origin: text(),
    createdAt: createdAt(),
  },
  (request) => [
    index('brochure_requests_project').on(request.projectId, request.createdAt),
    index('brochure_requests_document').on(request.documentId),
  ],
)
