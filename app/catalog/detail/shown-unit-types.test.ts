import { describe, expect, test } from 'vitest'
import type { UnitType } from '#contract/catalog/unit-types.schema.ts'
import { shownUnitTypes } from './shown-unit-types.ts'

const unitType: UnitType = {
  id: 1,
  projectId: 1,
  name: '3 BHK, type B',
  kind: '3 BHK',
  carpetAreaFrom: 1285,
  carpetAreaTo: 1285,
  balconyArea: 182,
  priceFrom: 19_800_000,
  priceTo: 21_100_000,
  tower: 'Sun 5 to Sun 10',
  total: 372,
  available: 37,
  planId: 4,
  possessionDate: null,
}
const dates = { possessionDate: '2027-12-31', handedOverDate: null }

function shown(unitTypes: readonly UnitType[], query = '') {
  return shownUnitTypes(unitTypes, dates, new URLSearchParams(query))
}

test('formats the areas, prices and possession date of a unit type for the page', () => {
  expect(shown([unitType])).toMatchObject({
    title: 'Homes and prices',
    rows: [
      {
        id: 1,
        area: '1,285',
        metres: '119.4 m²',
        name: '3 BHK, type B',
        tower: 'Sun 5 to Sun 10',
        balcony: 'Balconies 182 sq ft, 16.9 m²',
        price: '₹1.98 crore',
        priceNote: 'to ₹2.11 crore',
        available: 37,
        total: 372,
        possession: '31 Dec 2027',
        planId: 4,
      },
    ],
  })
})

test('shows sold-out unit types last, with their last price', () => {
  const gone = { ...unitType, id: 2, available: 0 }
  const found = shown([gone, { ...gone, id: 3, priceFrom: null, priceTo: null }, unitType])

  expect(found?.rows).toMatchObject([
    { id: 1, available: 37 },
    { id: 2, available: 0, price: '₹1.98 crore', priceNote: 'last price' },
    { id: 3, price: 'Not for sale', priceNote: null },
  ])
})

test('there is no section without unit types, and its title is about units if the first one is a shop', () => {
  expect(shown([])).toBeNull()
  expect(shown([{ ...unitType, kind: 'Shop' }])).toMatchObject({ title: 'Units and prices' })
})

test('the possession date of a unit type takes precedence over the handover of the project', () => {
  const handedOver = { possessionDate: '2025-12-31', handedOverDate: '2025-11-20' }
  const own = { ...unitType, possessionDate: '2027-06-30' }
  const possession = (one: UnitType, all: typeof dates | typeof handedOver) =>
    shownUnitTypes([one], all, new URLSearchParams())?.rows[0]?.possession

  expect(possession(unitType, handedOver)).toBe('Handed over')
  expect(possession(own, handedOver)).toBe('30 Jun 2027')
  expect(possession(own, dates)).toBe('30 Jun 2027')
  expect(possession(unitType, { possessionDate: null, handedOverDate: null } as never)).toBeNull()
})

test('a unit type whose towers are all handed over is shown as handed over, whatever its possession date', () => {
  const line = (tower: string, handedOverDate: string | null) => ({
    ...{ id: 1, projectId: 1, tower, promisedDate: null, handedOverDate, reason: null },
  })
  const handovers = [line('Sun 3', '2025-12-09'), line('Sun 4', '2026-06-19'), line('Sun 5 to Sun 10', null)]
  const possession = (tower: string, possessionDate: string | null = null) =>
    shownUnitTypes([{ ...unitType, tower, possessionDate }], { ...dates, handovers }, new URLSearchParams())?.rows[0]
      ?.possession

  expect(possession('Sun 3 to Sun 4', '2026-06-30')).toBe('Handed over')
  expect(possession('Sun 4')).toBe('Handed over')
  expect(possession('Sun 5 to Sun 10')).toBe('31 Dec 2027')
  expect(possession('Sun 4 to Sun 10')).toBe('31 Dec 2027')
})

test('a single price has no note with an upper price, and a missing price is shown as on request', () => {
  const row = shown([{ ...unitType, priceTo: 19_800_000 }])?.rows[0]

  expect(row).toMatchObject({ price: '₹1.98 crore', priceNote: null })
  expect(shown([{ ...unitType, priceFrom: null, priceTo: null }])?.rows[0]).toMatchObject({
    price: 'Price on request',
  })
})

describe('with more than 20 unit types', () => {
  const types = (count: number) => Array.from({ length: count }, (_, nth) => ({ ...unitType, id: nth + 1 }))

  test('lists the first 20, with a link that lists all and scrolls to the first one not listed', () => {
    expect(shown(types(20))?.all).toBeUndefined()
    expect(shown(types(200))?.rows).toHaveLength(20)
    expect(shown(types(200))?.all).toEqual({ label: 'All 200 homes', address: '?homes=all#unit-21' })
    expect(shown([{ ...unitType, kind: 'Shop' }, ...types(20)])?.all?.label).toBe('All 21 units')
  })

  test('lists all of them if the query asks for all, and the link to all keeps the other query parameters', () => {
    expect(shown(types(200), 'month=2026-10')?.all?.address).toBe('?month=2026-10&homes=all#unit-21')
    expect(shown(types(200), 'homes=all')?.rows).toHaveLength(200)
    expect(shown(types(200), 'homes=all')?.all).toBeUndefined()
    expect(shown(types(200), 'homes=other')?.rows).toHaveLength(20)
  })
})
