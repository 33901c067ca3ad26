import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Charge, PaymentStage } from '#contract/catalog/cost-terms.schema.ts'
import { timestamps, version } from '#server/db/columns.ts'
import { projects } from './projects.tables.ts'

/**
 * A project's charges in addition to the unit price, the payment schedule for that price, and the defaults for the
 * loan.
 */
export const costTerms = pgTable(
  'cost_terms',
  {
    projectId: integer()
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    asOf: date({ mode: 'string' }).notNull(),
    included: text(),
    charges: jsonb().$type<Charge[]>().notNull(),
    stages: jsonb().$type<PaymentStage[]>().notNull(),
    loanPercent: doublePrecision().notNull(),
    loanRate: doublePrecision().notNull(),
    loanYears: integer().notNull(),
    /** The banks that lend for this project. Ids of deleted banks can remain in the list. */
    bankIds: jsonb().$type<number[]>().notNull().default([]),
    version: version(),
    ...timestamps(),
  },
  (terms) => [
    check(
      'cost_terms_loan',
      sql`${terms.loanPercent} between 0 and 100 and ${terms.loanRate} >= 0 and ${terms.loanYears} > 0`,
    ),
  ],
)
