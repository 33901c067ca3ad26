import { CATEGORIES, COMING_SOON_CATEGORY, type PROJECT_STATUSES } from './catalog.constants.ts'
import type { UNIT_KINDS } from './unit-types.constants.ts'

export const FINDER_ADDRESS = '/find'

/** Coming-soon projects have no page, so their category is not offered. */
export const FINDER_CATEGORIES = CATEGORIES.filter(({ id }) => id !== COMING_SOON_CATEGORY)

export type FinderCategory = (typeof FINDER_CATEGORIES)[number]['name']

export const FINDER_SORTS = ['match', 'price', 'area', 'possession'] as const
export type FinderSort = (typeof FINDER_SORTS)[number]

/** Ready to move in: handed over or completed. The other values of possession are years. */
export const READY = 'ready'

/** Number of years offered for possession, starting with the current one. */
export const YEARS_OFFERED = 4

export const PROJECTS_PER_FINDER_PAGE = 12

/** Unit types listed per project; the project page lists all. */
export const MOST_UNIT_TYPES_SHOWN = 4

/** Maximum number of values per facet, such as cities. */
export const MOST_VALUES = 30

const LAKH = 100_000

/** In rupees. The boundaries of the price bands, and the options for a budget. */
export const PRICE_STEPS = [25, 50, 75, 100, 125, 150, 175, 200, 225, 250, 300, 400, 500, 1_000].map(
  (lakh) => lakh * LAKH,
)

/** Carpet areas in square feet. */
export const AREA_STEPS = [250, 500, 750, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000]

/** An empty list or null means no filter. */
export interface FinderChoices {
  cities: readonly string[]
  categories: readonly FinderCategory[]
  statuses: readonly (typeof PROJECT_STATUSES)[number][]
  kinds: readonly (typeof UNIT_KINDS)[number][]
  /** In rupees. */
  priceFrom: number | null
  priceTo: number | null
  /** In square feet. */
  areaFrom: number | null
  areaTo: number | null
  /** A year, or `READY`. */
  by: string | null
}

export const NO_CHOICES: FinderChoices = {
  cities: [],
  categories: [],
  statuses: [],
  kinds: [],
  priceFrom: null,
  priceTo: null,
  areaFrom: null,
  areaTo: null,
  by: null,
}

/** City, category and status are fields of a project, the others of its unit types. */
export const FACETS = ['city', 'category', 'status', 'kind', 'price', 'area', 'by'] as const
export type Facet = (typeof FACETS)[number]

export function chosenFacets(choices: FinderChoices): Facet[] {
  const isChosen: Record<Facet, boolean> = {
    city: choices.cities.length > 0,
    category: choices.categories.length > 0,
    status: choices.statuses.length > 0,
    kind: choices.kinds.length > 0,
    price: choices.priceFrom !== null || choices.priceTo !== null,
    area: choices.areaFrom !== null || choices.areaTo !== null,
    by: choices.by !== null,
  }
  return FACETS.filter((facet) => isChosen[facet])
}
