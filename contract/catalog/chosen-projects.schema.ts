import * as z from 'zod/mini'
import { BUYERS } from './cost-terms.constants.ts'
import { ReachedStage } from './progress.schema.ts'
import { LocationPerk } from './project-parts.schema.ts'
import { Project } from './projects.schema.ts'
import { UnitType } from './unit-types.schema.ts'

export const ChosenUnitType = z.pick(UnitType, {
  id: true,
  name: true,
  kind: true,
  carpetAreaFrom: true,
  carpetAreaTo: true,
  priceFrom: true,
  priceTo: true,
  available: true,
})
export type ChosenUnitType = z.output<typeof ChosenUnitType>

export const ChosenPerk = z.pick(LocationPerk, { name: true, distance: true })
export type ChosenPerk = z.output<typeof ChosenPerk>

/** In whole rupees, without optional charges. */
export const CostInAll = z.object({
  kind: UnitType.shape.kind,
  unitTypeName: z.string(),
  total: z.int(),
  buyer: z.enum(BUYERS),
  /** False if the rate is unknown, so that the tax or duty is not included. */
  hasGst: z.boolean(),
  hasDuty: z.boolean(),
})
export type CostInAll = z.output<typeof CostInAll>

export const ChosenProject = z.extend(
  z.pick(Project, {
    id: true,
    name: true,
    routingName: true,
    categoryName: true,
    address: true,
    reraNumber: true,
    registration: true,
    isCompleted: true,
    status: true,
    possessionDate: true,
    handedOverDate: true,
    image: true,
    imageColour: true,
    imageClaim: true,
  }),
  {
    unitTypes: z.array(ChosenUnitType),
    /** The newest progress update of each tower, or of the whole project. */
    reached: z.array(ReachedStage),
    handedOverTowers: z.array(z.string()),
    /** One entry per kind of unit, see `costsInAll`. */
    costs: z.array(CostInAll),
    /** Names of the banks that lend for the project. */
    banks: z.array(z.string()),
    features: z.array(z.string()),
    perks: z.array(ChosenPerk),
  },
)
export type ChosenProject = z.output<typeof ChosenProject>
