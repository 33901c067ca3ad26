import * as z from 'zod/mini'
import { projectRatesOnTheWire } from '#contract/company/cost-rates-on-the-wire.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { Charge, CostFacts, CostTerms, ManagedCostTerms, PaymentStage } from './cost-terms.schema.ts'

export const chargeNames = {
  name: 'name',
  amount: 'amount',
  basis: 'basis',
  gst: 'gst',
  isOptional: 'isOptional',
  note: 'note',
} as const

export const stageNames = {
  name: 'name',
  percent: 'percent',
  state: 'state',
  day: 'day',
  workStage: 'workStage',
  workFloor: 'workFloor',
} as const

const termsNames = {
  asOf: 'asOf',
  included: 'included',
  charges: 'charges',
  stages: 'stages',
  loanPercent: 'loanPercent',
  loanRate: 'loanRate',
  loanYears: 'loanYears',
} as const

export const managedTermsNames = {
  ...termsNames,
  projectId: 'productId',
  bankIds: 'bankIds',
  version: 'version',
} as const

const lists = {
  charges: z.array(onTheWire(Charge, chargeNames)),
  stages: z.array(onTheWire(PaymentStage, stageNames)),
}

export const managedTermsOnTheWire = onTheWire(z.extend(ManagedCostTerms, lists), managedTermsNames)

export const costFactsOnTheWire = onTheWire(
  z.extend(CostFacts, { terms: onTheWire(z.extend(CostTerms, lists), termsNames), rates: projectRatesOnTheWire }),
  { terms: 'terms', rates: 'rates' },
)
