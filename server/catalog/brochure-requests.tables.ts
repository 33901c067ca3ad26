import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '#server/db/columns.ts'
import { documents } from './project-parts.tables.ts'
import { projects } from './projects.tables.ts'

/** Requests of visitors for a brochure by email. Only the hash of the token in the emailed link is stored. */
export const brochureRequests = pgTable(
  'brochure_requests',
  {
    id: id(),
    email: text().notNull(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    documentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    tokenHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
    /** What brought the visitor to the site, such as a search engine (`contract/insights/`); null if unknown. */
    origin: text(),
    createdAt: createdAt(),
  },
  (request) => [
    index('brochure_requests_project').on(request.projectId, request.createdAt),
    index('brochure_requests_document').on(request.documentId),
  ],
)
