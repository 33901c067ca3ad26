import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { GATE_MODES, type GateRule, PUBLISH_GATE_ID } from '#contract/catalog/publish-gate.constants.ts'
import { createdAt, timestamps, version } from '#server/db/columns.ts'
import { projects } from './projects.tables.ts'

/** Has no row before the first save, and one afterwards. */
export const publishGate = pgTable(
  'publish_gate',
  {
    id: integer().primaryKey().default(PUBLISH_GATE_ID),
    mode: text({ enum: GATE_MODES }).notNull(),
    version: version(),
    ...timestamps(),
  },
  ({ id, mode }) => [
    check('publish_gate_is_one_row', sql`${id} = 1`),
    check('publish_gate_mode', sql`${mode} in ('off', 'warn', 'block')`),
  ],
)

/** Exempts a project from some publish-gate rules until a date. Earlier exemptions are in the audit log. */
export const gateExemptions = pgTable('gate_exemptions', {
  projectId: integer()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  rules: jsonb().$type<GateRule[]>().notNull(),
  reason: text().notNull(),
  /** The last day, inclusive. */
  endsOn: date({ mode: 'string' }).notNull(),
  /** The email address that the author's account had when the exemption was written. */
  writtenBy: text().notNull(),
  createdAt: createdAt(),
})
