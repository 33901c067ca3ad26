import { COST_RATES_ID } from '#contract/company/cost-rates.constants.ts'
import type { CostRates } from '#contract/company/cost-rates.schema.ts'
import type { CostRatesDraft } from '#contract/company/cost-rates-draft.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { recordChange, requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { type CostRatesRow, createCostRatesRepository } from './cost-rates.repository.ts'

interface Deps {
  db: Db
  write: Write
}

const NOTHING_SAVED: CostRates = { gst: null, states: [], note: null, isChecked: false, version: 0 }

export function createCostRatesService({ db, write }: Deps) {
  return {
    async read(): Promise<CostRates> {
      const row = await createCostRatesRepository(db).find()
      return row ? toRates(row) : NOTHING_SAVED
    },

    save: ({ version, ...values }: CostRatesDraft, actor: Actor): Promise<CostRates> =>
      write(async (change) => {
        const rates = createCostRatesRepository(change.db)
        await rates.lock()
        const before = await rates.find()
        requireUnchanged(version, before ?? NOTHING_SAVED)
        const after = await rates.store(values)
        recordChange(change, { actor, entity: 'cost-rates', entityId: COST_RATES_ID, before, after })
        return toRates(after)
      }),
  }
}

export type CostRatesService = ReturnType<typeof createCostRatesService>

function toRates({ gst, states, note, isChecked, version }: CostRatesRow): CostRates {
  return { gst, states, note, isChecked, version }
}
