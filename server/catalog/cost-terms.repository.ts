import { eq, inArray, sql } from 'drizzle-orm'
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

    /** Returns the cost terms of projects with the rates of their states. Projects without terms are left out. */
    async findFacts(projects: readonly { id: number; state: string }[]): Promise<Map<number, CostFacts>> {
      const found = await db
        .select({ projectId: costTerms.projectId, terms: TERMS, rates: costRates })
        .from(costTerms)
        .leftJoin(costRates, sql`true`)
        .where(
          inArray(
            costTerms.projectId,
            projects.map(({ id }) => id),
          ),
        )
      const facts = projects.flatMap(({ id, state }) => {
        const own = found.find(({ projectId }) => projectId === id)
        if (!own) return []
        const { terms, rates } = own
        const ofState = {
          gst: rates?.gst ?? null,
          state: ratesOfState(rates?.states ?? [], state),
          note: rates?.note ?? null,
          isChecked: rates?.isChecked ?? false,
        }
        return [[id, { terms, rates: ofState }] as const]
      })
      return new Map(facts)
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
