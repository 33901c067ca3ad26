import { finderPageMessages } from '#app/catalog/finder/finder-texts.ts'
import { PRICE_STEPS, READY, YEARS_OFFERED } from '#contract/catalog/finder.constants.ts'
import type { FinderOptions } from '#contract/catalog/finder.schema.ts'
import { moneyInWords } from '#contract/wire/money-and-area.ts'
import { siteDay } from '#contract/wire/site-time.ts'

export interface HomeFinderView {
  name: string
  /** The number is empty for fewer than two projects. */
  button: [show: string, number: string, projects: string]
  words: {
    before: string
    /** Name of the query parameter. */
    key: string
    label: string
    none: string
    /** `value` defaults to `text`. */
    options: [text: string, value?: string][]
  }[]
}

const { home: messages, facets, ready } = finderPageMessages

/** Only every second price, because the document contains each option twice: as markup and as loader data. */
const BUDGETS = PRICE_STEPS.filter((_, nth) => nth % 2 === 1)

export function homeFinderView({ cities, kinds, total }: FinderOptions, now: Date): HomeFinderView | null {
  if (kinds.length === 0) return null
  const same = (text: string): [string] => [text]
  const thisYear = Number(siteDay(now).slice(0, 4))
  const years = Array.from({ length: YEARS_OFFERED }, (_, nth) => same(String(thisYear + nth)))
  return {
    name: messages.name,
    button: [messages.show, total > 1 ? `${total} ` : '', messages.projects],
    words: [
      { before: messages.find, key: 'kind', label: facets.kind, none: messages.anything, options: kinds.map(same) },
      { before: messages.in, key: 'city', label: facets.city, none: messages.anyCity, options: cities.map(same) },
      {
        before: messages.upTo,
        key: 'priceTo',
        label: facets.price,
        none: messages.anyPrice,
        options: BUDGETS.map((price): [string, string] => [moneyInWords(price), String(price)]),
      },
      {
        before: messages.by,
        key: 'by',
        label: facets.by,
        none: messages.anyYear,
        options: [[ready.toLowerCase(), READY], ...years],
      },
    ],
  }
}
