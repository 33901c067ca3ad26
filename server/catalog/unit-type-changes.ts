import { writePrice } from '#contract/catalog/typed-figures.ts'
import { UNIT_TYPE_COLUMNS } from '#contract/catalog/unit-type-columns.ts'
import { unitTypesMessages } from '#contract/catalog/unit-types.messages.ts'
import type { UnitType } from '#contract/catalog/unit-types.schema.ts'
import { moneyRange, squareFeet } from '#contract/wire/money-and-area.ts'
import { writtenDay } from '#contract/wire/site-time.ts'

type Values = Omit<UnitType, 'id' | 'version'>
type Described = Values & { plan: string | null }

const { label } = unitTypesMessages

/** Describes a new unit type in one line: 1,402 sq ft, ₹1.31 crore, T4, 28 of 28. */
export function describeNew(values: Values) {
  const parts = [
    squareFeet(values.carpetAreaFrom, values.carpetAreaTo),
    priceOf(values),
    values.tower,
    `${values.available} of ${values.total}`,
  ]
  return parts.filter(Boolean).join(', ')
}

const FIELDS: { label: string; text: (values: Described) => string }[] = [
  { label: UNIT_TYPE_COLUMNS.name, text: ({ name }) => name },
  { label: UNIT_TYPE_COLUMNS.kind, text: ({ kind }) => kind },
  { label: label.carpetArea, text: (values) => squareFeet(values.carpetAreaFrom, values.carpetAreaTo) },
  { label: label.balconyArea, text: ({ balconyArea }) => (balconyArea === null ? '' : squareFeet(balconyArea)) },
  { label: label.price, text: exactPrice },
  { label: UNIT_TYPE_COLUMNS.tower, text: ({ tower }) => tower ?? '' },
  { label: label.total, text: ({ total }) => String(total) },
  { label: label.available, text: ({ available }) => String(available) },
  { label: UNIT_TYPE_COLUMNS.plan, text: ({ plan }) => plan ?? '' },
  {
    label: UNIT_TYPE_COLUMNS.possessionDate,
    text: ({ possessionDate }) => (possessionDate ? writtenDay(possessionDate) : ''),
  },
]

/** Describes the differences in one line: Price ₹74 lakh → ₹76 lakh, available 13 → 12. Empty if there are none. */
export function describeChanges(before: Described, after: Described) {
  const changes = FIELDS.flatMap((field) => {
    const [from, to] = [field.text(before), field.text(after)]
    return from === to ? [] : [`${field.label} ${from || unitTypesMessages.none} → ${to || unitTypesMessages.none}`]
  })
  return changes.map((change, nth) => (nth === 0 ? change : change[0]?.toLowerCase() + change.slice(1))).join(', ')
}

function priceOf({ priceFrom, priceTo }: Values) {
  return priceFrom === null ? unitTypesMessages.onRequest : moneyRange(priceFrom, priceTo ?? priceFrom)
}

function exactPrice({ priceFrom, priceTo }: Values) {
  return priceFrom === null ? unitTypesMessages.onRequest : writePrice(priceFrom, priceTo ?? priceFrom)
}
