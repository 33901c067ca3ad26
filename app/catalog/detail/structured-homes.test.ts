import { expect, test } from 'vitest'
import { project } from '#contract/catalog/project.fixture.ts'
import type { UnitType } from '#contract/catalog/unit-types.schema.ts'
import { shownUnitTypes } from './shown-unit-types.ts'
import { projectStructuredData } from './structured-data.tsx'

const ADDRESS = 'https://plinth.example/product/Residential/suncourt'
const residential = { ...project, categoryId: 1, categoryName: 'Residential', routingName: 'suncourt' }
const unitType: UnitType = {
  id: 7,
  projectId: 1,
  name: '3 BHK, type B',
  kind: '3 BHK',
  carpetAreaFrom: 1285,
  carpetAreaTo: 1310,
  balconyArea: null,
  priceFrom: 19_800_000,
  priceTo: 21_100_000,
  tower: null,
  total: 120,
  available: 37,
  planId: 4,
  possessionDate: null,
}
const plan = { id: 4, kindId: 6 as const, name: 'Type B', image: 'type b.png', description: null }

function described(unitTypes: readonly UnitType[], described = residential) {
  const shown = shownUnitTypes(unitTypes, { possessionDate: null, handedOverDate: null }, new URLSearchParams())
  const page = { site: 'https://plinth.example', developer: 'Plinth Group', numbers: [], plans: [plan] }
  const { rows: homes = [], units = null } = shown ?? {}
  return projectStructuredData(described, { ...page, homes, units })['@graph'][0]
}

test('a residential project has a floor plan per unit type, with area, plan image, prices and available units', () => {
  expect(described([unitType])).toMatchObject({
    '@type': 'ApartmentComplex',
    '@id': `${ADDRESS}#place`,
    numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: 120 },
    numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: 37 },
    accommodationFloorPlan: [
      {
        '@type': ['FloorPlan', 'Product'],
        name: '3 BHK, type B',
        floorSize: { '@type': 'QuantitativeValue', minValue: 1285, maxValue: 1310, unitCode: 'FTK' },
        numberOfBedrooms: 3,
        numberOfAvailableAccommodationUnits: { value: 37 },
        layoutImage: 'https://plinth.example/assets/images/ProjectImages/type%20b.png',
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: 19_800_000,
          highPrice: 21_100_000,
          offerCount: 37,
          priceCurrency: 'INR',
          availability: 'https://schema.org/InStock',
          url: `${ADDRESS}#unit-7`,
        },
      },
    ],
  })
})

test('counts all units, and has no price for a unit type that is sold out or on request', () => {
  const soldOut = { ...unitType, id: 8, available: 0, planId: null }
  const onRequest = { ...unitType, id: 9, kind: '2.5 BHK' as const, available: 3, priceFrom: null, priceTo: null }
  const one = { ...unitType, id: 10, priceTo: unitType.priceFrom, carpetAreaTo: unitType.carpetAreaFrom }

  const place = described([onRequest, one, soldOut])

  expect(place).toMatchObject({
    numberOfAccommodationUnits: { value: 360 },
    numberOfAvailableAccommodationUnits: { value: 40 },
    accommodationFloorPlan: [
      { numberOfBedrooms: 2, offers: { '@type': 'Offer', availability: 'https://schema.org/InStock' } },
      { floorSize: { value: 1285 }, offers: { '@type': 'Offer', price: 19_800_000, priceCurrency: 'INR' } },
      { offers: { '@type': 'Offer', availability: 'https://schema.org/SoldOut' } },
    ],
  })
  expect(JSON.stringify(place).match(/rice/g)).toHaveLength(2)
})

test('villas and plots are a gated community; shops and offices are places inside a place', () => {
  const villa = { ...unitType, kind: 'Villa' as const }
  expect(described([villa, { ...villa, kind: 'Plot' }])).toMatchObject({
    '@type': 'GatedResidenceCommunity',
    accommodationFloorPlan: [{ name: unitType.name }, { name: unitType.name }],
  })
  const shops = described([{ ...unitType, kind: 'Shop' }], { ...residential, categoryId: 2 })
  expect(shops).toMatchObject({
    '@type': 'Place',
    containsPlace: [{ '@type': ['Accommodation', 'Product'], floorSize: { unitCode: 'FTK' } }],
  })
  expect(shops).not.toHaveProperty('accommodationFloorPlan')
})

test('a project without unit types has no floor plans', () => {
  expect(described([])).not.toHaveProperty('accommodationFloorPlan')
  expect(described([])).toMatchObject({ '@type': 'ApartmentComplex' })
})

test('the number of homes includes unit types that the page does not list at once', () => {
  const unitTypes = Array.from({ length: 25 }, (_, nth) => ({ ...unitType, id: nth + 1, total: 4, available: 1 }))

  expect(described(unitTypes)).toMatchObject({
    numberOfAccommodationUnits: { value: 100 },
    numberOfAvailableAccommodationUnits: { value: 25 },
  })
})
