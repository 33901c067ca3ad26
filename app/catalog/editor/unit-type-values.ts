import * as z from 'zod/mini'
import { routingNameOf } from '#contract/catalog/routing-name.ts'
import { readArea, readPrice, type TypedRange, writePrice } from '#contract/catalog/typed-figures.ts'
import { UNIT_TYPE_COLUMNS, type UnitTypeColumn } from '#contract/catalog/unit-type-columns.ts'
import { UnitTypeDraft } from '#contract/catalog/unit-type-draft.schema.ts'
import { unitTypesMessages } from '#contract/catalog/unit-types.messages.ts'
import type { UnitType } from '#contract/catalog/unit-types.schema.ts'
import { grouped } from '#contract/wire/money-and-area.ts'
import type { CsvColumn } from '../../lib/csv.ts'

const { shape } = UnitTypeDraft
const { label } = unitTypesMessages

/** In the order of the form. */
export const UNIT_TYPE_LABELS = {
  name: UNIT_TYPE_COLUMNS.name,
  kind: UNIT_TYPE_COLUMNS.kind,
  carpetArea: label.carpetArea,
  balconyArea: label.balconyArea,
  price: label.price,
  tower: UNIT_TYPE_COLUMNS.tower,
  total: label.total,
  available: label.available,
  planId: label.unitPlan,
  possessionDate: UNIT_TYPE_COLUMNS.possessionDate,
} as const
export type UnitTypeField = keyof typeof UNIT_TYPE_LABELS

const areaFrom = shape.carpetAreaFrom
const Area = z.object({ from: areaFrom, to: areaFrom }).check(inOrder(unitTypesMessages.areaReversed))
const { priceFrom } = shape
const Price = z.object({ from: priceFrom, to: priceFrom }).check(inOrder(unitTypesMessages.priceReversed))

/** A unit type as staff type it: a range is one field, such as '1,240–1,265'. */
export const TypedUnitType = z
  .object({
    id: shape.id,
    projectId: shape.projectId,
    name: shape.name,
    kind: shape.kind,
    carpetArea: z.codec(z.string(unitTypesMessages.carpetAreaRequired), Area, {
      decode: (text) => ends(text, text.trim() === '' ? null : readArea(text)) as z.input<typeof Area>,
      encode: () => '',
    }),
    balconyArea: shape.balconyArea,
    price: z.codec(z.string(), Price, {
      decode: (text) => ends(text, readPrice(text)) as z.input<typeof Price>,
      encode: () => '',
    }),
    tower: shape.tower,
    total: shape.total,
    available: shape.available,
    planId: shape.planId,
    possessionDate: shape.possessionDate,
  })
  .check(
    z.refine(({ available, total }) => available <= total, {
      error: unitTypesMessages.availableOverTotal,
      path: ['available'],
    }),
  )

export function draftOf({ carpetArea, price, ...typed }: z.output<typeof TypedUnitType>, version: number | null) {
  return {
    ...typed,
    carpetAreaFrom: carpetArea.from,
    carpetAreaTo: carpetArea.to,
    priceFrom: price.from,
    priceTo: price.to,
    version,
  }
}

export function valuesOf(unitType: UnitType | null): Record<UnitTypeField, string> {
  return {
    name: unitType?.name ?? '',
    kind: unitType?.kind ?? '',
    carpetArea: unitType ? typedArea(unitType) : '',
    balconyArea: unitType?.balconyArea == null ? '' : grouped(unitType.balconyArea),
    price: unitType?.priceFrom == null ? '' : writePrice(unitType.priceFrom, unitType.priceTo ?? unitType.priceFrom),
    tower: unitType?.tower ?? '',
    total: unitType ? String(unitType.total) : '',
    available: unitType ? String(unitType.available) : '',
    planId: unitType?.planId == null ? '' : String(unitType.planId),
    possessionDate: unitType?.possessionDate ?? '',
  }
}

interface NamedPlan {
  id: number
  name: string | null
}

/** Such as gomti-terraces-units. */
export function unitsFileName(projectName: string) {
  return `${routingNameOf(projectName)} units`.replaceAll(/[\s-]+/g, '-')
}

/** Must have the columns that the import reads. */
export function exportColumns(plans: readonly NamedPlan[]): CsvColumn<UnitType>[] {
  const nameOfPlan = (planId: number | null) => plans.find(({ id }) => id === planId)?.name ?? null
  return Object.entries(UNIT_TYPE_COLUMNS).map(([column, header]) => ({
    header,
    value: (unitType) =>
      column === 'plan' ? nameOfPlan(unitType.planId) : unitType[column as Exclude<UnitTypeColumn, 'plan'>],
  }))
}

function typedArea({ carpetAreaFrom, carpetAreaTo }: UnitType) {
  return carpetAreaFrom === carpetAreaTo
    ? grouped(carpetAreaFrom)
    : `${grouped(carpetAreaFrom)}–${grouped(carpetAreaTo)}`
}

/** Replaces an unreadable limit with the text, so that the field is refused as invalid instead of missing. */
function ends(text: string, range: TypedRange | null) {
  const end = (number: number | undefined) => (Number.isNaN(number) ? text : number)
  return { from: end(range?.from), to: end(range?.to) }
}

function inOrder(error: string) {
  return z.refine<{ from: number | null; to: number | null }>(
    ({ from, to }) => from === null || to === null || from <= to,
    { error },
  )
}
