import * as z from 'zod/mini'
import { enveloped, nothing } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { Plan, PlanDraft } from './plans.schema.ts'

/** On the wire `planId` is the kind of plan; `id` is the plan itself. */
const names = {
  id: 'id',
  projectId: 'productId',
  kindId: 'planId',
  name: 'planName',
  image: 'planImage',
  description: 'planDescription',
  version: 'version',
} as const

export const planOnTheWire = onTheWire(Plan, names)

export const listPlans = endpoint({
  method: 'GET',
  path: '/Product/GetPlanMappings/{projectId}',
  access: 'anyone',
  params: { projectId: recordId() },
  answer: enveloped(z.array(planOnTheWire)),
})

export const savePlan = endpoint({
  method: 'POST',
  path: '/Product/ManagePlan/',
  access: ['Admin'],
  body: onTheWire(PlanDraft, names),
  answer: enveloped(planOnTheWire),
})

export const deletePlan = endpoint({
  method: 'GET',
  path: '/Product/DeletePlanMapping/{id}',
  access: ['Admin'],
  changesData: true,
  params: { id: recordId() },
  answer: nothing(),
})

/** Not in the specification: the plans named come first in each kind, in this order; the others stay behind. */
export const orderPlans = endpoint({
  method: 'POST',
  path: '/Product/OrderPlans/{projectId}',
  access: ['Admin'],
  params: { projectId: recordId() },
  body: z.array(recordId(), catalogChangesMessages.orderUnreadable),
  answer: enveloped(z.array(planOnTheWire)),
})
