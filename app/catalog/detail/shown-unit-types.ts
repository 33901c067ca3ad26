import { homesMessages as messages } from '#contract/catalog/homes.messages.ts'
import type { ProjectDetails } from '#contract/catalog/projects.schema.ts'
import { areTowersHandedOver } from '#contract/catalog/tower-work.ts'
import type { UnitType } from '#contract/catalog/unit-types.schema.ts'
import { isHome } from '#contract/catalog/unit-use.ts'
import { grouped, moneyInWords, squareFeet, squareMetres } from '#contract/wire/money-and-area.ts'
import { writtenDay } from '#contract/wire/site-time.ts'
import { ALL_UNIT_TYPES, FIRST_UNIT_TYPES } from '../unit-address.ts'

type Dates = Pick<ProjectDetails, 'possessionDate' | 'handedOverDate' | 'progressUpdates' | 'handovers'>

/**
 * Moves sold-out unit types to the end, and lists only the first ones unless the query asks for all. Null if there are
 * none.
 */
export function shownUnitTypes(unitTypes: readonly UnitType[], dates: Dates, query: URLSearchParams) {
  const [first] = unitTypes
  if (!first) return null
  const inOrder = unitTypes.toSorted((one, other) => Number(one.available === 0) - Number(other.available === 0))
  const isAll = query.get(ALL_UNIT_TYPES.name) === ALL_UNIT_TYPES.value
  const next = isAll ? undefined : inOrder[FIRST_UNIT_TYPES]
  return {
    title: isHome(first) ? messages.homesAndPrices : messages.unitsAndPrices,
    columns: COLUMNS,
    lead: messages.lead,
    note: messages.note,
    rows: inOrder.slice(0, next && FIRST_UNIT_TYPES).map((unitType) => shownUnitType(unitType, dates)),
    first: FIRST_UNIT_TYPES,
    /** Totals of all unit types, including those that are not listed. */
    units: { total: sumOf(unitTypes, 'total'), available: sumOf(unitTypes, 'available') },
    /** Links to the full list, at the first unit type that is not listed here; undefined if all are listed. */
    all: next && { label: messages.all(inOrder.length, isHome(first)), address: allAddress(query, next) },
  }
}

function sumOf(unitTypes: readonly UnitType[], field: 'total' | 'available') {
  return unitTypes.reduce((sum, unitType) => sum + unitType[field], 0)
}

function allAddress(query: URLSearchParams, { id }: UnitType) {
  const all = new URLSearchParams(query)
  all.set(ALL_UNIT_TYPES.name, ALL_UNIT_TYPES.value)
  return `?${all}#unit-${id}`
}

const COLUMNS = ['Carpet area', 'Type', 'Price', 'Available', 'Possession', 'Plan', 'Ask or visit']

function shownUnitType(unitType: UnitType, dates: Dates) {
  const { id, name, tower, planId, total, available, balconyArea, carpetAreaFrom: from, carpetAreaTo: to } = unitType
  const { kind, priceFrom, priceTo } = unitType
  return {
    id,
    area: from === to ? grouped(from) : `${grouped(from)}–${grouped(to)}`,
    metres: squareMetres({ from, to, decimals: 1 }),
    name,
    tower,
    balcony:
      balconyArea && messages.balconies(squareFeet(balconyArea), squareMetres({ from: balconyArea, decimals: 1 })),
    ...priceOf(unitType),
    available,
    total,
    possession: possessionOf(unitType, dates),
    planId,
    /** For the structured data. */
    figures: { kind, areaFrom: from, areaTo: to, priceFrom, priceTo },
  }
}

function priceOf({ priceFrom, priceTo, available }: UnitType) {
  if (priceFrom === null || priceTo === null) {
    return { price: messages.withoutPrice(available), priceNote: available === 0 ? null : messages.askUs }
  }
  if (available === 0) return { price: moneyInWords(priceFrom), priceNote: messages.lastPrice }
  const [low, high] = [moneyInWords(priceFrom), moneyInWords(priceTo)]
  return { price: low, priceNote: low === high ? null : messages.upTo(high) }
}

function possessionOf({ possessionDate, tower }: UnitType, project: Dates) {
  const { progressUpdates: updates = [], handovers = [], handedOverDate } = project
  if (possessionDate === null && handedOverDate !== null) return messages.handedOver
  if (areTowersHandedOver(tower, { updates, handovers, handedOverDate })) return messages.handedOver
  const day = possessionDate ?? project.possessionDate
  return day && writtenDay(day)
}
