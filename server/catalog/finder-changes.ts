import { chosenFacets, type Facet, type FinderChoices, READY } from '#contract/catalog/finder.constants.ts'
import type { Counted, FacetCounts, LooserChoice } from '#contract/catalog/finder.schema.ts'
import type { UnitKind } from '#contract/catalog/unit-types.constants.ts'

export type Change = Omit<LooserChoice, 'projects'>

/** Maximum number of suggested values per facet, and of suggestions in total. */
const MOST = { values: 2, changes: 5 }

/** Suggests other values of one facet that would return projects, for a search without results. */
export function otherValues(choices: FinderChoices, counts: FacetCounts): Change[] {
  const others: Partial<Record<Facet, readonly Counted[]>> = {
    city: counts.cities,
    category: counts.categories,
    status: counts.statuses,
    kind: counts.kinds,
    by: laterYears(counts.possession, choices.by),
  }
  return chosenFacets(choices).flatMap((facet) =>
    bestChanges(others[facet]?.map(({ name, count }) => ({ facet, value: name, count })) ?? []).slice(0, MOST.values),
  )
}

/** Suggests removing the price or the area, because the number of projects with other prices and areas is unknown. */
export function droppedChanges(choices: FinderChoices) {
  return chosenFacets(choices)
    .filter((facet) => facet === 'price' || facet === 'area')
    .map((facet) => ({ facet, value: null }))
}

export function bestChanges(changes: readonly Change[]) {
  return changes
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST.changes)
}

function laterYears(possession: readonly Counted[], by: string | null) {
  const chosen = by === READY ? 0 : Number(by)
  return possession.filter(({ name, count }) => count > 0 && name !== READY && Number(name) > chosen).slice(0, 1)
}

/** Replaces all values of one facet, because the chosen values return no projects. */
export function changed(choices: FinderChoices, { facet, value }: Pick<Change, 'facet' | 'value'>): FinderChoices {
  const values = value === null ? [] : [value]
  switch (facet) {
    case 'city':
      return { ...choices, cities: values }
    case 'category':
      return { ...choices, categories: values as FinderChoices['categories'] }
    case 'status':
      return { ...choices, statuses: values as FinderChoices['statuses'] }
    case 'kind':
      return { ...choices, kinds: values as UnitKind[] }
    case 'price':
      return { ...choices, priceFrom: null, priceTo: null }
    case 'area':
      return { ...choices, areaFrom: null, areaTo: null }
    default:
      return { ...choices, by: value }
  }
}
