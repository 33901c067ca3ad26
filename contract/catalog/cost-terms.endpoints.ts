import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import {
  ChargeDraft,
  CostTermsDraft,
  floorInStructure,
  listOfCharges,
  listOfStages,
  PaymentStageDraft,
} from './cost-terms-draft.schema.ts'
import { chargeNames, managedTermsNames, managedTermsOnTheWire, stageNames } from './cost-terms-on-the-wire.ts'

/** Returns null if the project has no cost terms. */
export const getCostTerms = endpoint({
  method: 'GET',
  path: '/Product/GetCostTerms/{projectId}',
  access: EDITORS,
  params: { projectId: recordId() },
  answer: enveloped(z.nullable(managedTermsOnTheWire)),
})

const draftOnTheWire = onTheWire(
  z.extend(CostTermsDraft, {
    charges: listOfCharges(onTheWire(ChargeDraft, chargeNames)),
    stages: listOfStages(onTheWire(PaymentStageDraft.check(floorInStructure()), stageNames)),
  }),
  managedTermsNames,
)

export const saveCostTerms = endpoint({
  method: 'POST',
  path: '/Product/ManageCostTerms',
  access: EDITORS,
  body: draftOnTheWire,
  answer: enveloped(managedTermsOnTheWire),
})
