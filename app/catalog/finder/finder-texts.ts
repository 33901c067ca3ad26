import type { Facet, FinderSort } from '#contract/catalog/finder.constants.ts'

const SORTS: Record<FinderSort, string> = {
  match: 'Best match',
  price: 'Price',
  area: 'Area',
  possession: 'Possession',
}

const FACET_NAMES: Record<Facet, string> = {
  city: 'City',
  category: 'Category',
  status: 'Status',
  kind: 'Bedrooms or kind',
  price: 'Budget',
  area: 'Carpet area',
  by: 'Possession by',
}

const FACETS_IN_SENTENCE: Record<Facet, string> = {
  city: 'the city',
  category: 'the category',
  status: 'the status',
  kind: 'the kind',
  price: 'the budget',
  area: 'the area',
  by: 'the year',
}

export const finderPageMessages = {
  heading: 'Find',
  lead: 'Everything we have, by what you need. The order is by fit, never by what we would rather sell.',
  description: (company: string) =>
    `Homes, shops and offices by ${company}: choose by city, bedrooms, budget, carpet area and possession.`,
  formName: 'Narrow the list',
  narrow: 'Narrow',
  narrowList: 'Narrow by bedrooms, budget, area and possession',
  close: 'Close',
  sort: 'Sort',
  sorts: SORTS,
  facets: FACET_NAMES,
  chosen: (count: number) => `${count} chosen`,
  from: 'From',
  to: 'To',
  noLimit: 'No limit',
  anyArea: 'Any',
  anyPossession: 'Any',
  ready: 'Ready',
  priceNote: 'Price before tax and duty. What it really costs is on each project page.',
  /** Alt text of the price chart. */
  skyline: (from: string, to: string) => `Unit types by price: most are between ${from} and ${to}`,
  show: (count: number) => (count === 1 ? 'Show 1 project' : `Show ${count} projects`),
  showResults: 'Show results',
  startAgain: 'Start again',
  clearAll: 'Clear all',
  takeAway: (choice: string) => `Take away: ${choice}`,
  chosenList: 'Chosen',
  budget: {
    from: (price: string) => `from ${price}`,
    to: (price: string) => `to ${price}`,
    both: (from: string, to: string) => `${from} to ${to}`,
  },
  byYear: (year: string) => `by ${year}`,
  readyNow: 'ready now',

  found: (projects: number, unitTypes: number, isHomes: boolean) => {
    const kinds = unitTypes === 1 ? 'kind' : 'kinds'
    const rest = unitTypes > 0 ? `, ${unitTypes} ${kinds} of ${isHomes ? 'home' : 'unit'}` : ''
    return `${projects} ${projects === 1 ? 'project' : 'projects'}${rest}`
  },
  possession: (day: string) => `Possession ${day}`,
  handedOver: (day: string) => `Handed over ${day}`,
  rera: 'RERA',
  priceFrom: 'from',
  moreHere: (count: number) => (count === 1 ? '1 more that fits' : `${count} more that fit`),
  othersHere: (count: number) => (count === 1 ? '1 other kind here' : `${count} other kinds here`),
  note: 'Areas are carpet areas. Prices do not include GST, stamp duty or registration. ‘Left’ counts unsold units.',

  nothing: 'Nothing fits',
  nothingFitsAll: (count: string) => `Nothing fits all ${count}`,
  changeOne: (others: string) => `Change one choice and keep the other ${others}:`,
  changeOneOfTwo: 'Change one choice and keep the other:',
  changeIt: 'Change the choice:',
  noneHelps: 'No single change brings a project. Take away two choices, or start again.',
  insteadOf: (value: string, chosen: string) => `${value} instead of ${chosen}`,
  asWellAs: (value: string, chosen: string) => `${value} as well as ${chosen}`,
  withoutFacet: (facet: Facet) => `Without ${FACETS_IN_SENTENCE[facet]}`,
  bringsNothing: (facets: readonly Facet[]) => {
    const names = facets.map((facet) => FACETS_IN_SENTENCE[facet])
    return `Changing ${names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join('')} alone brings nothing.`
  },
  projects: (count: number) => (count === 1 ? 'project' : 'projects'),
  plot: 'Drawing: an empty plot with a dashed outline where a building could stand',
  tellMe: 'Tell me',
  hearOfNew: 'Or hear of new projects',
  keepMePosted: 'Keep me posted',
  hearOfNewText: 'Launches, possession dates and site progress. You leave with one tap.',

  home: {
    name: 'Find a home or a workplace',
    find: 'Find',
    what: 'What',
    anything: 'any home',
    in: 'in',
    anyCity: 'any city',
    upTo: 'up to',
    anyPrice: 'any price',
    by: 'by',
    anyYear: 'any year',
    show: 'Show',
    projects: 'projects',
  },
  everything: 'everything',
  suggestion: (choices: string) => `Find ${choices}`,
}
