import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import type { ProjectParts } from './load-project.ts'

export type DescribedHome = Pick<
  NonNullable<ProjectParts['homes']>['rows'][number],
  'id' | 'name' | 'available' | 'planId' | 'figures'
>

export type DescribedUnits = NonNullable<ProjectParts['homes']>['units']

interface Page {
  site: string
  url: string
  units: DescribedUnits | null
  plans: ProjectParts['plans']
}

/**
 * Describes the unit types as floor plans if the category is Residential or any of them is a residence, otherwise as
 * places inside the place. Each is also a Product, because neither FloorPlan nor Accommodation has `offers`.
 */
export function placeOf(isResidential: boolean, homes: readonly DescribedHome[], page: Page) {
  const kinds = homes.map(({ figures }) => figures.kind)
  if (!isResidential && !kinds.some(isResidence)) {
    return {
      '@type': 'Place',
      ...(homes.length > 0 && { containsPlace: homes.map((home) => unitType('Accommodation', home, page)) }),
    }
  }
  const floorPlans = homes.map((home) => ({
    ...unitType('FloorPlan', home, page),
    numberOfAvailableAccommodationUnits: quantity(home.available),
    ...layoutOf(home, page),
  }))
  const plans = homes.length > 0 && { accommodationFloorPlan: floorPlans }
  if (kinds.length > 0 && kinds.every((kind) => kind === 'Villa' || kind === 'Plot')) {
    return { '@type': 'GatedResidenceCommunity', ...plans }
  }
  return { '@type': 'ApartmentComplex', ...(page.units && unitsOf(page.units)), ...plans }
}

function isResidence(kind: string) {
  return kind.endsWith('BHK') || kind === 'Villa' || kind === 'Plot'
}

function unitType(type: string, { id, name, available, figures }: DescribedHome, { url }: Page) {
  const { kind, areaFrom, areaTo, priceFrom, priceTo } = figures
  const bedrooms = /^\d+/.exec(kind)
  return {
    '@type': [type, 'Product'],
    name,
    floorSize: { ...quantity(areaFrom, areaTo), unitCode: SQUARE_FOOT },
    ...(bedrooms && { numberOfBedrooms: Number(bedrooms[0]) }),
    offers: {
      ...(available > 0 && priceFrom !== null && priceTo !== null
        ? pricesOf({ priceFrom, priceTo, available })
        : { '@type': 'Offer' }),
      availability: `https://schema.org/${available === 0 ? 'SoldOut' : 'InStock'}`,
      url: `${url}#unit-${id}`,
    },
  }
}

const SQUARE_FOOT = 'FTK'

function pricesOf({ priceFrom, priceTo, available }: { priceFrom: number; priceTo: number; available: number }) {
  const priceCurrency = 'INR'
  if (priceFrom === priceTo) return { '@type': 'Offer', price: priceFrom, priceCurrency }
  return { '@type': 'AggregateOffer', lowPrice: priceFrom, highPrice: priceTo, offerCount: available, priceCurrency }
}

function unitsOf({ total, available }: DescribedUnits) {
  return { numberOfAccommodationUnits: quantity(total), numberOfAvailableAccommodationUnits: quantity(available) }
}

function quantity(from: number, to = from) {
  return { '@type': 'QuantitativeValue', ...(from === to ? { value: from } : { minValue: from, maxValue: to }) }
}

function layoutOf({ planId }: DescribedHome, { site, plans }: Page) {
  const image = plans.find(({ id }) => id === planId)?.image
  return image && { layoutImage: site + assetAddress(UPLOAD_FOLDER.images, image) }
}
