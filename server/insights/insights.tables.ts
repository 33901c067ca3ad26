import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { projects } from '#server/catalog/projects.tables.ts'

const count = () => integer().notNull().default(0)

/**
 * What visitors did before they sent anything, as sums per week, project and origin, without data about a person or a
 * browser. Enquiries and other forms are counted from their own tables.
 */
export const interestCounts = pgTable(
  'interest_counts',
  {
    /** The date of Monday in India. */
    week: date({ mode: 'string' }).notNull(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** One of `ORIGINS`, or `campaign:` and the name of a campaign. */
    origin: text().notNull(),
    views: count(),
    shortlists: count(),
    brochures: count(),
  },
  (counts) => [
    primaryKey({ columns: [counts.week, counts.projectId, counts.origin] }),
    index('interest_counts_project').on(counts.projectId),
  ],
)
