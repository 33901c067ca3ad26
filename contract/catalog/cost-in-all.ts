import type { ChosenUnitType, CostInAll } from './chosen-projects.schema.ts'
import { countCost } from './cost.ts'
import { BUYERS } from './cost-terms.constants.ts'
import type { CostFacts } from './cost-terms.schema.ts'
import { isPricedHome } from './priced-homes.ts'

interface Offer {
  unitTypes: readonly ChosenUnitType[]
  isCompleted: boolean
  handedOverDate: string | null
}

/** What the cheapest home that is left costs with the answers that the form of the project page starts with. */
export function costInAll({ terms, rates }: CostFacts, { unitTypes, ...project }: Offer): CostInAll | null {
  const [home] = unitTypes
    .filter(isPricedHome)
    .toSorted((one, other) => (one.priceFrom ?? 0) - (other.priceFrom ?? 0) || one.id - other.id)
  if (!home) return null
  const [buyer] = BUYERS
  const { total } = countCost({
    price: home.priceFrom ?? 0,
    carpetArea: home.carpetAreaFrom,
    isCompleted: project.isCompleted || project.handedOverDate !== null,
    buyer,
    charges: terms.charges.filter(({ isOptional }) => !isOptional),
    stages: terms.stages,
    loan: { percent: terms.loanPercent, rate: terms.loanRate, years: terms.loanYears },
    gst: rates.gst,
    state: rates.state,
  })
  return { unitTypeName: home.name, total, buyer, hasGst: rates.gst !== null, hasDuty: rates.state !== null }
}
