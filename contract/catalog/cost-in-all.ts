import type { ChosenProject, ChosenUnitType, CostInAll } from './chosen-projects.schema.ts'
import { countCost } from './cost.ts'
import { BUYERS } from './cost-terms.constants.ts'
import type { CostFacts } from './cost-terms.schema.ts'
import { stagesOfTower, towersNamed, towerWork, usualTower } from './tower-work.ts'
import type { UnitType } from './unit-types.schema.ts'
import { isCounted, isResidentialProject, unitUse } from './unit-use.ts'

interface Offer extends Pick<ChosenProject, 'isCompleted' | 'handedOverDate' | 'reached'> {
  unitTypes: readonly (ChosenUnitType & Pick<UnitType, 'tower' | 'total'>)[]
  handovers: readonly { tower: string | null; handedOverDate: string | null }[]
}

/**
 * Computes the cost of the first unit type of each kind for which `isCounted` is true, with the defaults of the cost
 * form on the project page.
 */
export function costsInAll({ terms, rates }: CostFacts, { unitTypes, reached, ...project }: Offer): CostInAll[] {
  const [buyer] = BUYERS
  const towers = towerWork(terms.stages, { ...project, updates: reached })
  const counted = unitTypes.filter(isCounted)
  const firsts = counted.filter(({ kind }, nth) => counted.findIndex((other) => other.kind === kind) === nth)
  return firsts.map((unit) => {
    const own = towersNamed(unit.tower, towers).flatMap((at) => towers[at] ?? [])
    const tower = usualTower(terms.stages, own)
    const { total, gst, duty } = countCost({
      price: unit.priceFrom ?? 0,
      carpetArea: unit.carpetAreaFrom,
      use: unitUse(unit, isResidentialProject(unitTypes)),
      isCompleted: project.isCompleted || project.handedOverDate !== null || tower?.isHandedOver === true,
      buyer,
      charges: terms.charges.filter(({ isOptional }) => !isOptional),
      stages: stagesOfTower(terms.stages, tower),
      loan: { percent: terms.loanPercent, rate: terms.loanRate, years: terms.loanYears },
      gst: rates.gst,
      state: rates.state,
    })
    return { kind: unit.kind, unitTypeName: unit.name, total, buyer, hasGst: gst !== null, hasDuty: duty !== null }
  })
}
