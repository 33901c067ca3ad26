import type { Loan } from '#contract/catalog/cost.ts'
import { EXTRA_NAMES } from '#contract/catalog/cost-query.ts'
import { BUYERS, type Buyer, LOAN_LIMIT } from '#contract/catalog/cost-terms.constants.ts'
import type { Charge, CostFacts, PaymentStage } from '#contract/catalog/cost-terms.schema.ts'
import type { ProjectDetails } from '#contract/catalog/projects.schema.ts'
import { stagesOfTower, type TowerWork, towersNamed, towerWork, usualTower } from '#contract/catalog/tower-work.ts'
import { readMoney } from '#contract/catalog/typed-figures.ts'
import { UNIT_LIMIT } from '#contract/catalog/unit-types.constants.ts'
import { isCounted, isResidentialProject, type UnitUse, unitUse } from '#contract/catalog/unit-use.ts'
import { hasTwoDecimals, percentIn, wholeNumberIn } from '#contract/wire/read-figures.ts'

/** Serialized into the page, so that the browser can compute the cost of any unit. */
export interface CostBasis extends CostFacts {
  stateName: string
  isCompleted: boolean
  /** Every unit type with a computable cost, even if the page does not list it at first. */
  homes: CostHome[]
  towers: TowerWork[]
  /** Indexes into `towers` by the tower text of a unit type, which is '' if it has none. */
  towersOf: Record<string, number[]>
}

/** Null if the project has no cost terms, or no unit type for which `isCounted` is true. */
export function costBasis({ cost, unitTypes = [], ...project }: ProjectDetails): CostBasis | null {
  const counted = unitTypes.filter(isCounted)
  if (!cost || counted.length === 0) return null
  const { progressUpdates: updates = [], handovers = [], handedOverDate } = project
  const all = towerWork(cost.terms.stages, { updates, handovers, handedOverDate })
  const isResidential = isResidentialProject(unitTypes)
  const texts = [...new Set(counted.map(({ tower }) => tower))]
  const towers = all.filter((_, at) => texts.some((text) => towersNamed(text, all).includes(at)))
  return {
    ...cost,
    terms: { ...cost.terms, stages: cost.terms.stages.map(withoutNoWork) },
    stateName: project.state,
    isCompleted: project.isCompleted || handedOverDate !== null,
    homes: counted.map(({ id, name, tower, kind, carpetAreaFrom, priceFrom }) => ({
      ...{ id, name, tower },
      area: carpetAreaFrom,
      price: priceFrom ?? 0,
      use: unitUse({ kind }, isResidential),
    })),
    towers,
    towersOf: Object.fromEntries(texts.map((text) => [text ?? '', towersNamed(text, towers)])),
  }
}

/** Omits empty fields to keep the data that is serialized into the HTML small. */
function withoutNoWork({ workStage, workFloor, ...stage }: PaymentStage): PaymentStage {
  return { ...stage, ...(workStage && { workStage }), ...(workFloor && { workFloor }) }
}

type TypedField = 'price' | 'loan' | 'rate' | 'years'

export interface CostHome {
  id: number
  name: string
  area: number
  price: number
  tower: string | null
  use: UnitUse
}

export interface CostChoice {
  homes: readonly CostHome[]
  home: CostHome
  towers: TowerWork[]
  /** The selected tower, or else the default one; undefined if `towers` is empty. */
  tower: TowerWork | undefined
  isCompleted: boolean
  stages: PaymentStage[]
  price: number
  buyer: Buyer
  loan: Loan
  /** Excludes optional charges that are not selected. */
  charges: Charge[]
  /** Fields with invalid input, for which the default is used. */
  faults: readonly TypedField[]
}

/** Replaces missing and invalid form values with their defaults. */
export function readChoice(basis: CostBasis, given: URLSearchParams): CostChoice {
  const { terms, homes } = basis
  const home = homes.find(({ id }) => String(id) === given.get('home')) ?? homes[0]
  if (!home) throw new Error('No unit has a cost.')
  const towers = (basis.towersOf[home.tower ?? ''] ?? []).flatMap((at) => basis.towers[at] ?? [])
  const tower = towers.find(({ name }) => name === given.get('in')) ?? usualTower(terms.stages, towers)
  const faults: TypedField[] = []

  function typed(field: TypedField, usual: number, read: (text: string) => number) {
    const text = given.get(field)
    if (text === null || text.trim() === '') return usual
    const number = read(text)
    if (!Number.isNaN(number)) return number
    faults.push(field)
    return usual
  }

  // `of` is the unit for which the price was entered; any other unit starts with its own price.
  const isOfHome = (given.get('of') ?? String(home.id)) === String(home.id)
  const price = isOfHome ? typed('price', home.price, readPrice) : home.price
  return {
    homes,
    home,
    towers,
    tower,
    isCompleted: basis.isCompleted || tower?.isHandedOver === true,
    stages: stagesOfTower(terms.stages, tower),
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

/** Reads prices as people type them, such as 1,98,00,000 or 1.98 crore. NaN if the text is not a valid price. */
function readPrice(text: string) {
  return within(readMoney(text), 1, UNIT_LIMIT.price)
}

function readPercent(text: string, most: number) {
  const percent = within(percentIn(text), 0, most)
  return hasTwoDecimals(percent) ? percent : Number.NaN
}

function within(number: number, least: number, most: number) {
  return number >= least && number <= most ? number : Number.NaN
}
