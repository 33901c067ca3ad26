import { PROJECT_STATUSES } from '#contract/catalog/catalog.constants.ts'
import {
  FINDER_CATEGORIES,
  FINDER_SORTS,
  type FinderChoices,
  type FinderSort,
  MOST_VALUES,
  READY,
} from '#contract/catalog/finder.constants.ts'
import { UNIT_KINDS, UNIT_LIMIT } from '#contract/catalog/unit-types.constants.ts'

/** Stored completely in the URL. */
export interface FinderState {
  choices: FinderChoices
  sort: FinderSort
  page: number
}

/** Ignores unknown and malformed values. */
export function stateIn(query: URLSearchParams): FinderState {
  const listOf = (key: string) => [...new Set(query.getAll(key).map((value) => value.trim()))].slice(0, MOST_VALUES)
  const oneOf = <T extends string>(known: readonly T[], key: string) => {
    const chosen = listOf(key).map((value) => value.toLowerCase())
    return known.filter((value) => chosen.includes(value.toLowerCase()))
  }
  const figure = (key: string, most: number) => {
    const text = query.get(key)?.trim() ?? ''
    return /^\d{1,10}$/.test(text) && Number(text) > 0 && Number(text) <= most ? Number(text) : null
  }
  /** Swaps the limits if the lower one is above the upper one, which the two selects allow. */
  const range = (key: 'price' | 'area', most: number) => {
    const [from, to] = [figure(`${key}From`, most), figure(`${key}To`, most)]
    return from !== null && to !== null && from > to ? [to, from] : [from, to]
  }
  const [priceFrom = null, priceTo = null] = range('price', UNIT_LIMIT.price)
  const [areaFrom = null, areaTo = null] = range('area', UNIT_LIMIT.area)
  const by = query.get('by')?.trim() ?? ''
  return {
    choices: {
      cities: listOf('city').filter((city) => city !== '' && city.length <= 100 && !city.includes('\0')),
      categories: oneOf(
        FINDER_CATEGORIES.map(({ name }) => name),
        'category',
      ),
      statuses: oneOf(PROJECT_STATUSES, 'status'),
      kinds: oneOf(UNIT_KINDS, 'kind'),
      ...{ priceFrom, priceTo, areaFrom, areaTo },
      by: by === READY || /^20\d\d$/.test(by) ? by : null,
    },
    sort: oneOf(FINDER_SORTS, 'sort')[0] ?? 'match',
    page: figure('page', 100_000) ?? 1,
  }
}

export function addressOf(
  base: string,
  { choices, sort = 'match', page = 1 }: Partial<FinderState> & Pick<FinderState, 'choices'>,
) {
  const { cities, categories, statuses, kinds, ...others } = choices
  const query = new URLSearchParams()
  for (const [key, values] of Object.entries({ city: cities, category: categories, status: statuses, kind: kinds }))
    for (const value of values) query.append(key, value)
  for (const [key, value] of Object.entries(others)) if (value !== null) query.append(key, String(value))
  if (sort !== 'match') query.append('sort', sort)
  if (page > 1) query.append('page', String(page))
  return query.size > 0 ? `${base}?${query}` : base
}
