import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { UnitType } from './unit-types.schema.ts'

/** `planId` is `unitPlanId` here, because in the plan calls `planId` is the kind of a plan. */
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
