import { possessionLabel } from '#app/catalog/finder/chosen-labels.ts'
import { addressOf } from '#app/catalog/finder/finder-state.ts'
import { finderPageMessages } from '#app/catalog/finder/finder-texts.ts'
import { joined } from '#app/catalog/in-words.ts'
import {
  chosenFacets,
  FINDER_ADDRESS,
  FINDER_CATEGORIES,
  type FinderChoices,
  NO_CHOICES,
  READY,
} from '#contract/catalog/finder.constants.ts'
import { UNIT_KINDS, UNIT_LIMIT } from '#contract/catalog/unit-types.constants.ts'
import { moneyInWords } from '#contract/wire/money-and-area.ts'

/**
 * Returns a link to the finder with the bedrooms, kinds, categories, cities, budget and possession named in a search.
 * Null if none are named.
 */
export function suggestFinder(text: string, cities: readonly string[]) {
  const { priceFrom, priceTo, without } = budgetIn(` ${text.toLowerCase().replaceAll(/\s+/g, ' ')} `)
  let rest = without
  /** Finds names as whole words, singular or plural, and removes them from `rest`. */
  function take<T extends string>(names: readonly T[]) {
    // Longer names first, because 'Greater Noida' contains 'Noida'.
    return names
      .toSorted((one, other) => other.length - one.length)
      .filter((name) => {
        const found = phrase(`${spelling(name)}s?`)
        if (!found.test(rest)) return false
        rest = rest.replace(found, ' ')
        return true
      })
  }
  const aliases = CITY_ALIASES.filter(({ city }) => cities.includes(city))
  const named = take([...new Set([...cities, ...aliases.map(({ alias }) => alias)])])
  const choices: FinderChoices = {
    ...NO_CHOICES,
    cities: [...new Set(named.map((name) => aliases.find(({ alias }) => alias === name)?.city ?? name))],
    kinds: take(UNIT_KINDS),
    categories: take(FINDER_CATEGORIES.map(({ name }) => name)),
    priceFrom,
    priceTo,
    by: possessionIn(rest),
  }
  if (chosenFacets(choices).length === 0) return null
  const label = [
    joined([...choices.kinds, ...choices.categories]) || finderPageMessages.everything,
    choices.cities.length > 0 && `in ${joined(choices.cities)}`,
    priceFrom !== null && finderPageMessages.budget.from(moneyInWords(priceFrom)),
    priceTo !== null && finderPageMessages.budget.to(moneyInWords(priceTo)),
    possessionLabel(choices.by),
  ]
  return {
    label: finderPageMessages.suggestion(label.filter(Boolean).join(' ')),
    address: addressOf(FINDER_ADDRESS, { choices }),
  }
}

/** Other names of cities; each is used only if its city has projects. */
const CITY_ALIASES = [
  { alias: 'Gurgaon', city: 'Gurugram' },
  { alias: 'Delhi', city: 'New Delhi' },
]

const LAKH = 100_000

const FIGURE = String.raw`(?:₹|rs\.?)? ?(\d{1,4}(?:\.\d{1,2})?)`
const UNIT = '(crores?|cr|lakhs?|lacs?|l)'
const AMOUNT = `${FIGURE} ?${UNIT}`

/** Such as 'between 1 and 2 crore', '80 lakh to 1 crore' or '1-2 cr'. */
const RANGE = phrase(`${FIGURE} ?${UNIT}? ?(?:to|and|-|–) ?${AMOUNT}`)
/** Such as 'above 5 crore', but not 'no more than 5 crore', which is a highest price. */
const ABOVE = phrase(String.raw`(?<!\bnot? )(?:above|over|from|more than|at least|min(?:imum)?|starting at) ${AMOUNT}`)
/** Such as '5 crore or more' or '5 cr+'. */
const OR_MORE = phrase(`${AMOUNT} ?(?:\\+|(?:and|or) (?:above|over|more)|onwards)`)
/** An amount without other words is the highest price. A number without a unit is not an amount. */
const UP_TO = phrase(AMOUNT)

function budgetIn(text: string) {
  const range = RANGE.exec(text)
  if (range) {
    const [written, low = '', lowUnit, high = '', unit = ''] = range
    const [priceFrom, priceTo] = [rupees(low, lowUnit ?? unit), rupees(high, unit)]
    // In 'sector 150 - 80 lakh', the first number is not an amount.
    const isRange = priceTo === null || (priceFrom ?? 0) < priceTo
    return { priceFrom: isRange ? priceFrom : null, priceTo, without: text.replace(written, ' ') }
  }
  const lowest = ABOVE.exec(text) ?? OR_MORE.exec(text)
  const rest = text.replace(lowest?.[0] ?? '', ' ')
  const highest = UP_TO.exec(rest)
  return {
    priceFrom: lowest && rupees(lowest[1], lowest[2]),
    priceTo: highest && rupees(highest[1], highest[2]),
    without: rest.replace(highest?.[0] ?? '', ' '),
  }
}

/** Null for an amount that the finder does not accept. */
function rupees(figure = '', unit = '') {
  const amount = Math.round(Number(figure) * (unit.startsWith('c') ? 100 * LAKH : LAKH))
  return amount > 0 && amount <= UNIT_LIMIT.price ? amount : null
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
/** Such as 'by 2027', 'before 2028', 'possession in March 2027' or 'until the end of 2027'. */
const BY_YEAR = phrase(`(before|by|till|until|in|possession)(?: the)?(?: end)?(?: of)?( ${MONTH})? (20\\d\\d)`)
const IS_READY = phrase('(?:ready|immediate possession)')

/** Returns the year by which possession is wanted, or READY. Null if the text names neither. */
function possessionIn(text: string) {
  const [written, word, month, year] = BY_YEAR.exec(text) ?? []
  if (written) return String(Number(year) - (word === 'before' && !month ? 1 : 0))
  return IS_READY.test(text) ? READY : null
}

/** Matches the pattern as whole words. */
function phrase(pattern: string) {
  return new RegExp(`(?<![\\p{L}\\p{N}.])${pattern}(?![\\p{L}\\p{N}])`, 'u')
}

/** Spaces are optional, so that '3bhk' is found. */
function spelling(name: string) {
  return name
    .toLowerCase()
    .split(' ')
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&'))
    .join(' ?')
}
