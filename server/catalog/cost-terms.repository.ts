import { eq, sql } from 'drizzle-orm'
import type { CostFacts } from '#contract/catalog/cost-terms.schema.ts'
import { ratesOfState } from '#contract/company/cost-rates.schema.ts'
import { costRates } from '#server/company/company.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { costTerms } from './cost-terms.tables.ts'

export type CostTermsRow = typeof costTerms.$inferSelect

const TERMS = {
  asOf: costTerms.asOf,
  included: costTerms.included,
  charges: costTerms.charges,
  stages: costTerms.stages,
  loanPercent: costTerms.loanPercent,
  loanRate: costTerms.loanRate,
  loanYears: costTerms.loanYears,
}

export function createCostTermsRepository(db: Db) {
  return {
    async find(projectId: number): Promise<CostTermsRow | null> {
      const [found] = await db.select().from(costTerms).where(eq(costTerms.projectId, projectId))
      return found ?? null
    },

    /** The terms of a project with the rates of its state, in one query; null without terms. */
    async findFacts({ id, state }: { id: number; state: string }): Promise<CostFacts | null> {
      const [found] = await db
        .select({ terms: TERMS, rates: costRates })
        .from(costTerms)
        .leftJoin(costRates, sql`true`)
        .where(eq(costTerms.projectId, id))
      if (!found) return null
      const { terms, rates } = found
      return {
        terms,
        rates: {
          gst: rates?.gst ?? null,
          state: ratesOfState(rates?.states ?? [], state),
          note: rates?.note ?? null,
          isChecked: rates?.isChecked ?? false,
        },
      }
    },

    async store(values: Omit<typeof costTerms.$inferInsert, 'version'>): Promise<CostTermsRow> {
      const [stored] = await db
        .insert(costTerms)
        .values(values)
        .onConflictDoUpdate({
          target: costTerms.projectId,
          set: { ...values, version: sql`${costTerms.version} + 1`, updatedAt: sql`now()` },
        })
        .returning()
      if (!stored) throw new Error('The costs of the project were not stored.')
      return stored
    },
  }
}

export type CostTermsRepository = ReturnType<typeof createCostTermsRepository>
