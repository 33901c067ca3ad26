import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { UnitType } from './unit-types.schema.ts'

/** `unitPlanId` is the id of a plan, which the calls for plans name `id`; their `planId` is the kind. */
export const unitTypeNames = {
  id: 'id',
  projectId: 'productId',
  name: 'unitTypeName',
  kind: 'unitKind',
  carpetAreaFrom: 'carpetAreaFrom',
  carpetAreaTo: 'carpetAreaTo',
  balconyArea: 'balconyArea',
  priceFrom: 'priceFrom',
  priceTo: 'priceTo',
  tower: 'tower',
  total: 'totalUnits',
  available: 'availableUnits',
  planId: 'unitPlanId',
  possessionDate: 'possessionDate',
  version: 'version',
} as const

export const unitTypeOnTheWire = onTheWire(UnitType, unitTypeNames)
