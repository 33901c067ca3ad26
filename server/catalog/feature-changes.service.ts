import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import type { FeatureChoice, FeatureDraft } from '#contract/catalog/features.schema.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { recordChange, requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { type ChosenFeature, createFeaturesRepository } from './features.repository.ts'
import { requireProject } from './require-project.ts'

interface Deps {
  write: Write
  uploads: Pick<UploadsService, 'requireFiles'>
  now?: () => Date
}

interface Choice {
  projectId: number
  choices: readonly FeatureChoice[]
  actor: Actor
}

export function createFeatureChangesService({ write, uploads, now = () => new Date() }: Deps) {
  return {
    save: ({ id, version, name, image }: FeatureDraft, actor: Actor) =>
      write(async (change) => {
        const features = createFeaturesRepository(change.db)
        await features.lockAll()
        const before = id === NEW_RECORD_ID ? null : await features.find(id)
        if (id !== NEW_RECORD_ID && !before) throw new AppError('notFound', catalogChangesMessages.unknownFeature)
        requireUnchanged(version, before)
        if (await features.isNameTaken(name, id)) throw new AppError('invalid', catalogChangesMessages.featureExists)
        if (image !== null && image !== before?.image) {
          await uploads.requireFiles(change.db, [
            { folder: UPLOAD_FOLDER.images, name: image, kinds: ['image'], sentence: uploadsMessages.noFile },
          ])
        }

        const after = before
          ? await features.update(before.id, { name, image })
          : await features.create({ name, image })
        recordChange(change, { actor, entity: 'feature', entityId: after.id, before, after })
        return after
      }),

    delete: (id: number, actor: Actor) =>
      write(async (change) => {
        const features = createFeaturesRepository(change.db)
        await features.lockAll()
        const feature = await features.find(id)
        if (!feature) throw new AppError('notFound', catalogChangesMessages.unknownFeature)
        const chosenBy = await features.removeFromProjects(id)
        await features.moveToTrash(id, { deletedAt: now(), deletedBy: actor.id })
        recordChange(change, { actor, entity: 'feature', entityId: id, before: { ...feature, chosenBy }, after: null })
      }),

    /** Throws if a selected feature does not exist. A deselected feature may already be deleted. */
    choose: (projectId: number, choices: readonly FeatureChoice[], actor: Actor) =>
      write(async (change) => {
        await chooseIn(change, { projectId, choices, actor })
        return createFeaturesRepository(change.db).findAllWithChoice(projectId)
      }),

    chooseIn,
  }

  async function chooseIn(change: Change, { projectId, choices, actor }: Choice) {
    const features = createFeaturesRepository(change.db)
    await features.lockAll()
    await requireProject(change, projectId)
    const stored = await features.findChoice(projectId)
    const chosen = chosenIn(choices, stored)
    const before = inAudit(stored)
    const after = inAudit(chosen)
    if ((await features.countKnown(after.featureIds)) < chosen.length)
      throw new AppError('notFound', catalogChangesMessages.unknownFeature)
    const named = choices.flatMap(({ planId }) => planId ?? [])
    const known = named.length > 0 ? await features.findPlanIds(projectId) : []
    if (named.some((planId) => !known.includes(planId)))
      throw new AppError('notFound', catalogChangesMessages.unknownSheet)

    await features.replaceChoice(projectId, chosen)
    recordChange(change, { actor, entity: 'project', entityId: projectId, before, after, action: 'choose-features' })
  }
}

export type FeatureChangesService = ReturnType<typeof createFeatureChangesService>

/**
 * Returns the selection to store. The entries replace the stored selection, unless one has `wasSelected`, the state
 * that the caller saw: then only the entries that the caller changed are applied.
 */
function chosenIn(choices: readonly FeatureChoice[], stored: readonly ChosenFeature[]): ChosenFeature[] {
  const hasPreviousState = choices.some(({ wasSelected = null }) => wasSelected !== null)
  const chosen = new Set(hasPreviousState ? stored.map(({ featureId }) => featureId) : [])
  const planOf = new Map(stored.map(({ featureId, planId }) => [featureId, planId]))
  for (const { id, isSelected, wasSelected, planId } of choices) {
    if (planId !== undefined) planOf.set(id, planId)
    if (isSelected === wasSelected) continue
    if (isSelected) chosen.add(id)
    else chosen.delete(id)
  }
  return [...chosen].sort((a, b) => a - b).map((featureId) => ({ featureId, planId: planOf.get(featureId) ?? null }))
}

function inAudit(chosen: readonly ChosenFeature[]) {
  return {
    featureIds: chosen.map(({ featureId }) => featureId),
    planIds: Object.fromEntries(chosen.flatMap(({ featureId, planId }) => (planId ? [[featureId, planId]] : []))),
  }
}
