import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import type { VisitRules } from '#contract/appointments/visit-rules.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { id, timestamps, version } from '#server/db/columns.ts'

/** The row without a project holds the defaults of the company. Until it exists, `DEFAULT_VISIT_RULES` apply. */
export const visitSettings = pgTable(
  'visit_settings',
  {
    id: id(),
    projectId: integer().references(() => projects.id, { onDelete: 'cascade' }),
    openWeekdays: jsonb().$type<VisitRules['openWeekdays']>().notNull(),
    slots: jsonb().$type<VisitRules['slots']>().notNull(),
    noticeHours: integer().notNull(),
    daysAhead: integer().notNull(),
    hasReminder: boolean().notNull(),
    holidays: jsonb().$type<VisitRules['holidays']>().notNull(),
    version: version(),
    ...timestamps(),
  },
  ({ projectId }) => [uniqueIndex('visit_settings_project').on(sql`coalesce(${projectId}, 0)`)],
)
