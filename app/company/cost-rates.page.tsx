import { COST_RATES_ID } from '#contract/company/cost-rates.constants.ts'
import { getCostRates } from '#contract/company/cost-rates.endpoints.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { useCall } from '../lib/use-call.ts'
import { SingleRecordScreen } from './company-screen.tsx'
import { CostRatesForm } from './cost-rates-form.tsx'

export const meta = hiddenPageMeta

export default function CostRatesPage() {
  return (
    <SingleRecordScreen
      lead="Taxes and duties with which project pages count what a home costs."
      record={useCall(getCostRates)}
      history={{ entity: 'cost-rates', entityId: COST_RATES_ID }}
    >
      {(stored) => <CostRatesForm stored={stored} />}
    </SingleRecordScreen>
  )
}
