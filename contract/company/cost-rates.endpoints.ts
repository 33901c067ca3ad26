import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { ADMINS } from '#contract/wire/roles.ts'
import {
  CostRatesDraft,
  concessionInOrder,
  GstRatesDraft,
  listOfStates,
  StateRatesFields,
} from './cost-rates-draft.schema.ts'
import { costRatesNames, costRatesOnTheWire, gstNames, stateNames } from './cost-rates-on-the-wire.ts'

export const getCostRates = endpoint({
  method: 'GET',
  path: '/Company/GetCostRates',
  access: ADMINS,
  answer: enveloped(costRatesOnTheWire),
})

const draftOnTheWire = onTheWire(
  z.extend(CostRatesDraft, {
    gst: onTheWire(GstRatesDraft, gstNames),
    states: listOfStates(onTheWire(StateRatesFields.check(concessionInOrder()), stateNames)),
  }),
  costRatesNames,
)

export const saveCostRates = endpoint({
  method: 'POST',
  path: '/Company/ManageCostRates',
  access: ADMINS,
  body: draftOnTheWire,
  answer: enveloped(costRatesOnTheWire),
})
