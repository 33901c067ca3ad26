import * as z from 'zod/mini'
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

/** A project of the shortlist or of the comparison, with the parts that visitors compare. */
export const ChosenProject = z.extend(
  z.pick(Project, {
    id: true,
    name: true,
    routingName: true,
    categoryName: true,
    address: true,
    reraNumber: true,
    status: true,
    possessionDate: true,
    handedOverDate: true,
    image: true,
    imageColour: true,
    imageClaim: true,
  }),
  {
    unitTypes: z.array(ChosenUnitType),
    /** The names of its features. */
    features: z.array(z.string()),
    perks: z.array(ChosenPerk),
  },
)
export type ChosenProject = z.output<typeof ChosenProject>

export const ChosenProjects = z.object({
  /** One entry per reference, in the same order; null if no shown project has it. */
  projects: z.array(z.nullable(ChosenProject)),
  /** The names of the company's banking partners. */
  banks: z.array(z.string()),
})
export type ChosenProjects = z.output<typeof ChosenProjects>
