import { sql } from 'drizzle-orm'
import { COST_RATES_ID } from '#contract/company/cost-rates.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { costRates } from './company.tables.ts'

export type CostRatesRow = typeof costRates.$inferSelect

export function createCostRatesRepository(db: Db) {
  return {
    async find(): Promise<CostRatesRow | null> {
      const [found] = await db.select().from(costRates)
      return found ?? null
    },

    async lock() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('cost_rates'))`)
    },

    async store(values: Omit<typeof costRates.$inferInsert, 'id' | 'version'>): Promise<CostRatesRow> {
      const [stored] = await db
        .insert(costRates)
        .values({ ...values, id: COST_RATES_ID })
        .onConflictDoUpdate({
          target: costRates.id,
          set: { ...values, version: sql`${costRates.version} + 1`, updatedAt: sql`now()` },
        })
        .returning()
      if (!stored) throw new Error('The rates were not stored.')
      return stored
    },
  }
}
