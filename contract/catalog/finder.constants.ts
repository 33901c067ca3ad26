import { CATEGORIES, COMING_SOON_CATEGORY, type PROJECT_STATUSES } from './catalog.constants.ts'
import type { UNIT_KINDS } from './unit-types.constants.ts'

export const FINDER_ADDRESS = '/find'

/** Coming-soon projects have no page, so their category cannot be selected. */
export const FINDER_CATEGORIES = CATEGORIES.filter(({ id }) => id !== COMING_SOON_CATEGORY)

export type FinderCategory = (typeof FINDER_CATEGORIES)[number]['name']

export const FINDER_SORTS = ['match', 'price', 'area', 'possession'] as const
export type FinderSort = (typeof FINDER_SORTS)[number]

/** Ready to move in: the project is handed over or completed. The other choices of possession are years. */
export const READY = 'ready'

/** Number of years offered for possession. */
export const YEARS_OFFERED = 4

export const PROJECTS_PER_FINDER_PAGE = 12

/** Number of matching unit types shown per project; the project page lists all. */
export const MOST_UNIT_TYPES_SHOWN = 4

/** Maximum number of values that can be chosen in one facet, such as cities. */
export const MOST_VALUES = 30

const LAKH = 100_000

/** Boundaries of the price bands in rupees, which are also the options for a budget. */
export const PRICE_STEPS = [25, 50, 75, 100, 125, 150, 175, 200, 225, 250, 300, 400, 500, 1_000].map(
  (lakh) => lakh * LAKH,
)

/** Carpet areas in square feet. */
export const AREA_STEPS = [250, 500, 750, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000]

/** All choices in the finder. An empty list or null does not filter. */
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
  /** A year, or READY. */
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

/**
 * The facets that a visitor can filter by; a range is one facet. The first three are fields of the project, the others
 * of a unit type.
 */
export const FACETS = ['city', 'category', 'status', 'kind', 'price', 'area', 'by'] as const
export type Facet = (typeof FACETS)[number]

/** The facets in which the visitor has made a choice. */
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
