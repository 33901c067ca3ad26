import { addressOf } from '#app/catalog/finder/finder-state.ts'
import { finderPageMessages } from '#app/catalog/finder/finder-texts.ts'
import { joined } from '#app/catalog/in-words.ts'
import { FINDER_ADDRESS, FINDER_CATEGORIES, NO_CHOICES, PRICE_STEPS } from '#contract/catalog/finder.constants.ts'
import { UNIT_KINDS } from '#contract/catalog/unit-types.constants.ts'
import { moneyInWords } from '#contract/wire/money-and-area.ts'

/**
 * A link to the finder with the bedrooms, kinds, categories, cities and budget named in a search; null if there are
 * none.
 */
export function suggestFinder(text: string, cities: readonly string[]) {
  let rest = ` ${text.toLowerCase().replaceAll(/\s+/g, ' ')} `
  /** Finds names as whole words, singular or plural, and removes them from the text. */
  function take<T extends string>(names: readonly T[]) {
    // Longer names first, because 'Greater Noida' contains 'Noida'.
    return names
      .toSorted((one, other) => other.length - one.length)
      .filter((name) => {
        const found = new RegExp(`(?<![\\p{L}\\p{N}.])${spelling(name)}s?(?![\\p{L}\\p{N}])`, 'u')
        if (!found.test(rest)) return false
        rest = rest.replace(found, ' ')
        return true
      })
  }
  const { priceTo, without } = budgetIn(rest)
  rest = without
  const chosenCities = take([...new Set(cities)])
  const kinds = take(UNIT_KINDS)
  const categories = take(FINDER_CATEGORIES.map(({ name }) => name))
  if (chosenCities.length + kinds.length + categories.length === 0 && priceTo === null) return null
  const what = joined([...kinds, ...categories])
  const label = [
    what || finderPageMessages.everything,
    chosenCities.length > 0 && `in ${joined(chosenCities)}`,
    priceTo !== null && finderPageMessages.budget.to(moneyInWords(priceTo)),
  ]
  return {
    label: finderPageMessages.suggestion(label.filter(Boolean).join(' ')),
    address: addressOf(FINDER_ADDRESS, {
      choices: { ...NO_CHOICES, cities: chosenCities, kinds, categories, priceTo },
    }),
  }
}

const LAKH = 100_000

/** 'under 2 crore', '90 lakh', '₹1.5 cr'. A number without a unit is not a budget. */
const BUDGET =
  /(?<![\p{L}\p{N}.])(?:(?:under|below|up ?to|within|less than|max) )?(?:₹|rs\.?)? ?(\d{1,4}(?:\.\d{1,2})?) ?(crores?|cr|lakhs?|lacs?|l)(?![\p{L}\p{N}])/u

/** The highest price step of the finder not above the budget; null if there is none. */
function budgetIn(text: string) {
  const [written, figure, unit] = BUDGET.exec(text) ?? []
  if (written === undefined) return { priceTo: null, without: text }
  const rupees = Math.round(Number(figure) * (unit?.startsWith('c') ? 100 * LAKH : LAKH))
  const priceTo = PRICE_STEPS.findLast((step) => step <= rupees) ?? null
  return { priceTo, without: text.replace(written, ' ') }
}

/** Spaces are optional, so that '3bhk' is found. */
function spelling(name: string) {
  return name
    .toLowerCase()
    .split(' ')
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&'))
    .join(' ?')
}
