import type { UnitTypeDraft } from '#contract/catalog/unit-type-draft.schema.ts'
import { MOST_UNIT_TYPES } from '#contract/catalog/unit-types.constants.ts'
import { unitTypesMessages as messages } from '#contract/catalog/unit-types.messages.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { createProjectPartsRepository } from './project-parts.repository.ts'

export async function requireUnitTypeFits(
  db: Db,
  { id, projectId, name, planId }: Pick<UnitTypeDraft, 'id' | 'projectId' | 'name' | 'planId'>,
) {
  const parts = createProjectPartsRepository(db)
  const others = (await parts.findUnitTypes(projectId)).filter((other) => other.id !== id)
  if (others.some((other) => nameKey(other.name) === nameKey(name)))
    throw new AppError('invalid', messages.nameTaken(name))
  if (others.length >= MOST_UNIT_TYPES) throw new AppError('invalid', messages.tooMany)
  if (planId !== null && !(await parts.findUnitPlans(projectId)).some((plan) => plan.id === planId))
    throw new AppError('invalid', messages.unknownPlan)
}

/** A missing upper area or price equals the lower one. */
export function unitTypeValues(draft: Omit<UnitTypeDraft, 'id' | 'version'>) {
  return {
    ...draft,
    carpetAreaTo: draft.carpetAreaTo ?? draft.carpetAreaFrom,
    priceTo: draft.priceTo ?? draft.priceFrom,
  }
}

export function nameKey(name: string) {
  return name.toLowerCase()
}
