import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { catalogMessages } from './catalog.messages.ts'
import { unitTypesMessages } from './unit-types.messages.ts'

const { label } = unitTypesMessages

/** Columns of the CSV file, in order. */
export const UNIT_TYPE_COLUMNS = {
  name: labelMessages.name,
  kind: recordsMessages.trash.kind,
  carpetAreaFrom: label.carpetAreaFrom,
  carpetAreaTo: label.carpetAreaTo,
  balconyArea: label.balconyArea,
  priceFrom: label.priceFrom,
  priceTo: label.priceTo,
  tower: appointmentsMessages.label.tower,
  total: label.total,
  available: label.available,
  plan: label.unitPlan,
  possessionDate: catalogMessages.label.possessionDate,
} as const
export type UnitTypeColumn = keyof typeof UNIT_TYPE_COLUMNS
