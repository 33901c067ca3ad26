import { CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'
import {
  AREA_STEPS,
  FACETS,
  type Facet,
  type FinderChoices,
  PRICE_STEPS,
  READY,
} from '#contract/catalog/finder.constants.ts'
import type { FacetCounts } from '#contract/catalog/finder.schema.ts'
import { moneyInWords, squareFeet } from '#contract/wire/money-and-area.ts'
import { chosenIn } from './chosen-labels.ts'
import { finderPageMessages as messages } from './finder-texts.ts'

export type ShownFacets = ReturnType<typeof shownFacets>

export function shownFacets(counts: FacetCounts, choices: FinderChoices) {
  return {
    notes: Object.fromEntries(FACETS.map((facet) => [facet, noteOf(facet, choices)])) as Record<Facet, string | null>,
    cities: counts.cities,
    // The category Completed is left out unless it is selected, because there is also a status Completed.
    categories: counts.categories.filter(
      ({ name }) => name !== CATEGORY_NAME.completed || choices.categories.some((category) => category === name),
    ),
    statuses: counts.statuses,
    kinds: usedKinds(counts, choices),
    possession: [
      { value: '', label: messages.anyPossession, count: counts.anyPossession },
      ...counts.possession.map(({ name, count }) => ({
        value: name,
        label: name === READY ? messages.ready : name,
        count,
      })),
    ],
    prices: stepsWith(PRICE_STEPS, [choices.priceFrom, choices.priceTo]).map((value) => ({
      value,
      label: moneyInWords(value),
    })),
    areas: stepsWith(AREA_STEPS, [choices.areaFrom, choices.areaTo]).map((value) => ({
      value,
      label: squareFeet(value),
    })),
    skyline: skylineOf(counts.prices, choices),
  }
}

function noteOf(facet: Facet, choices: FinderChoices) {
  if (facet === 'by') return choices.by === READY ? messages.ready : choices.by
  const labels = chosenIn(choices).flatMap((chosen) => (chosen.facet === facet ? chosen.label : []))
  return labels.length > 1 ? messages.chosen(labels.length) : (labels[0] ?? null)
}

/** Leaves out kinds with half bedrooms that no project offers, unless they are selected. All other kinds stay. */
function usedKinds({ kinds, offeredKinds }: FacetCounts, choices: FinderChoices) {
  return kinds.filter(
    ({ name }) => offeredKinds.includes(name) || !name.includes('.5') || choices.kinds.some((kind) => kind === name),
  )
}

/** Adds a value from the URL that is not among the steps, so that the select can show it. */
function stepsWith(steps: readonly number[], chosen: readonly (number | null)[]) {
  return [...new Set([...steps, ...chosen.filter((value) => value !== null)])].toSorted((one, other) => one - other)
}

const SKYLINE_HEIGHT = 54

function skylineOf(bands: readonly number[], { priceFrom, priceTo }: FinderChoices) {
  const most = Math.max(...bands)
  if (most === 0) return null
  const lowest = (band: number) => PRICE_STEPS[band - 1] ?? 0
  const highest = (band: number) => PRICE_STEPS[band] ?? Number.POSITIVE_INFINITY
  const fullest = bands.indexOf(most)
  const top = PRICE_STEPS[fullest] ?? PRICE_STEPS.at(-1) ?? 0
  return {
    label: messages.skyline(moneyInWords(lowest(fullest)), moneyInWords(top)),
    bars: bands.map((count, band) => ({
      height: count === 0 ? 0 : Math.max(3, Math.round((count / most) * SKYLINE_HEIGHT)),
      isInside: lowest(band) >= (priceFrom ?? 0) && (priceTo === null || highest(band) <= priceTo),
    })),
  }
}
