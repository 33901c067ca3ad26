import { type Facet, type FinderChoices, READY } from '#contract/catalog/finder.constants.ts'
import { moneyInWords, squareFeet } from '#contract/wire/money-and-area.ts'
import { finderPageMessages as messages } from './finder-texts.ts'

export interface Chosen {
  facet: Facet
  label: string
  /** All choices except this one. */
  without: FinderChoices
}

/** Returns one entry per selected value, in the order of the form. A range is one entry. */
export function chosenIn(choices: FinderChoices): Chosen[] {
  const { cities, categories, statuses, kinds } = choices
  const listed = <T extends string>(
    facet: Facet,
    values: readonly T[],
    change: (rest: T[]) => Partial<FinderChoices>,
  ) =>
    values.map((label) => ({
      facet,
      label,
      without: { ...choices, ...change(values.filter((value) => value !== label)) },
    }))
  const one = (facet: Facet, label: string | null, change: Partial<FinderChoices>) =>
    label === null ? [] : [{ facet, label, without: { ...choices, ...change } }]
  return [
    ...listed('city', cities, (rest) => ({ cities: rest })),
    ...listed('category', categories, (rest) => ({ categories: rest })),
    ...listed('kind', kinds, (rest) => ({ kinds: rest })),
    ...one('price', budgetLabel(choices), { priceFrom: null, priceTo: null }),
    ...one('area', areaLabel(choices), { areaFrom: null, areaTo: null }),
    ...one('by', possessionLabel(choices.by), { by: null }),
    ...listed('status', statuses, (rest) => ({ statuses: rest })),
  ]
}

function budgetLabel({ priceFrom, priceTo }: FinderChoices) {
  return rangeLabel(priceFrom && moneyInWords(priceFrom), priceTo && moneyInWords(priceTo))
}

function areaLabel({ areaFrom, areaTo }: FinderChoices) {
  return rangeLabel(areaFrom && squareFeet(areaFrom), areaTo && squareFeet(areaTo))
}

export function possessionLabel(by: string | null) {
  if (by === null) return null
  return by === READY ? messages.readyNow : messages.byYear(by)
}

function rangeLabel(from: string | 0 | null, to: string | 0 | null) {
  if (from && to) return messages.budget.both(from, to)
  if (from) return messages.budget.from(from)
  return to ? messages.budget.to(to) : null
}
