import type { Loan } from '#contract/catalog/cost.ts'
import { EXTRA_NAMES } from '#contract/catalog/cost-query.ts'
import { BUYERS, type Buyer, LOAN_LIMIT } from '#contract/catalog/cost-terms.constants.ts'
import type { Charge, CostFacts } from '#contract/catalog/cost-terms.schema.ts'
import { isPricedHome } from '#contract/catalog/priced-homes.ts'
import type { ProjectDetails } from '#contract/catalog/projects.schema.ts'
import { UNIT_LIMIT } from '#contract/catalog/unit-types.constants.ts'
import { hasTwoDecimals, percentIn, wholeNumberIn } from '#contract/wire/read-figures.ts'

interface CostHome {
  id: number
  name: string
  area: number
  price: number
}

/** What the cost of any home of a project is counted with. */
export interface CostBasis extends CostFacts {
  homes: [CostHome, ...CostHome[]]
  stateName: string
  isCompleted: boolean
}

/** Null for a project without terms or without a home that has a price and is left. */
export function costBasis({ cost, unitTypes = [], ...project }: ProjectDetails): CostBasis | null {
  const [first, ...others] = unitTypes.filter(isPricedHome).map(({ id, name, carpetAreaFrom, priceFrom }) => ({
    id,
    name,
    area: carpetAreaFrom,
    price: priceFrom ?? 0,
  }))
  if (!cost || !first) return null
  const isCompleted = project.isCompleted || project.handedOverDate !== null
  return { ...cost, homes: [first, ...others], stateName: project.state, isCompleted }
}

type TypedField = 'price' | 'loan' | 'rate' | 'years'

export interface CostChoice {
  home: CostHome
  price: number
  buyer: Buyer
  loan: Loan
  /** The charges that apply: all but the optional ones that were not chosen. */
  charges: Charge[]
  /** The fields with a text that was not usable, so that their default was used. */
  faults: readonly TypedField[]
}

/** The answers of the form. Without one, or with a wrong one, a field has its default. */
export function readChoice({ homes, terms }: CostBasis, given: URLSearchParams): CostChoice {
  const home = homes.find(({ id }) => String(id) === given.get('home')) ?? homes[0]
  const faults: TypedField[] = []

  function typed(field: TypedField, usual: number, read: (text: string) => number) {
    const text = given.get(field)
    if (text === null || text.trim() === '') return usual
    const number = read(text)
    if (!Number.isNaN(number)) return number
    faults.push(field)
    return usual
  }

  // A typed price belongs to the home it was typed for; another home starts with its own price.
  const isOfHome = (given.get('of') ?? String(home.id)) === String(home.id)
  const price = isOfHome ? typed('price', home.price, readPrice) : home.price
  return {
    home,
    price,
    buyer: BUYERS.find((buyer) => buyer === given.get('buyer')) ?? BUYERS[0],
    loan: {
      percent: typed('loan', terms.loanPercent, (text) => readPercent(text, LOAN_LIMIT.percent)),
      rate: typed('rate', terms.loanRate, (text) => readPercent(text, LOAN_LIMIT.rate)),
      years: typed('years', terms.loanYears, (text) => within(wholeNumberIn(text), 1, LOAN_LIMIT.years)),
    },
    charges: terms.charges.filter((charge) => {
      const name = EXTRA_NAMES[optionalCharges(terms.charges).indexOf(charge)]
      return name === undefined || given.get(name) === CHOSEN
    }),
    faults,
  }
}

export const CHOSEN = 'yes'

export function optionalCharges(charges: readonly Charge[]) {
  return charges.filter(({ isOptional }) => isOptional)
}

function readPrice(text: string) {
  return within(wholeNumberIn(text.replace('₹', '')), 1, UNIT_LIMIT.price)
}

function readPercent(text: string, most: number) {
  const percent = within(percentIn(text), 0, most)
  return hasTwoDecimals(percent) ? percent : Number.NaN
}

function within(number: number, least: number, most: number) {
  return number >= least && number <= most ? number : Number.NaN
}
