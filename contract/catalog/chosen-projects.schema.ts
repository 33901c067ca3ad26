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

/** In whole rupees, including charges that are not optional. */
export const CostInAll = z.object({
  kind: UnitType.shape.kind,
  unitTypeName: z.string(),
  total: z.int(),
  buyer: z.enum(BUYERS),
  /** False if the rate is unknown; the tax is then not included. */
  hasGst: z.boolean(),
  hasDuty: z.boolean(),
})
export type CostInAll = z.output<typeof CostInAll>

/** A project on the shortlist or in the comparison, with the parts that the comparison shows. */
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
    /** The stage in the newest progress update of each tower, or of the whole project. */
    reached: z.array(ReachedStage),
    handedOverTowers: z.array(z.string()),
    /** The cost of the first available unit type of each kind, computed as on the project page. */
    costs: z.array(CostInAll),
    /** The names of the banks that lend for the project. */
    banks: z.array(z.string()),
    /** The names of the features that the project has selected. */
    features: z.array(z.string()),
    perks: z.array(ChosenPerk),
  },
)
export type ChosenProject = z.output<typeof ChosenProject>
