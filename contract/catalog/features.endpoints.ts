import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { Feature, FeatureChoice, FeatureDraft, ProjectFeature } from './features.schema.ts'

const names = {
  id: 'id',
  name: 'featureName',
  image: 'imageUrl',
  version: 'version',
  projects: 'productCount',
} as const

const { projects, ...draftNames } = names

export const featureOnTheWire = onTheWire(Feature, names)
const projectFeatureOnTheWire = onTheWire(ProjectFeature, {
  ...names,
  projectId: 'productId',
  isSelected: 'isSelected',
  planId: 'sanctionedPlanId',
})

const choiceOnTheWire = onTheWire(FeatureChoice, {
  id: 'id',
  isSelected: 'isSelected',
  wasSelected: 'wasSelected',
  planId: 'sanctionedPlanId',
})

const ChoiceOrId = z.codec(z.unknown(), choiceOnTheWire, {
  decode: (item) =>
    (typeof item === 'object' && item !== null ? item : { id: item, isSelected: true }) as Record<string, unknown>,
  encode: (item) => item,
})

export const listFeatures = endpoint({
  method: 'GET',
  path: '/Product/GetFeaturesList',
  access: 'anyone',
  answer: enveloped(z.array(featureOnTheWire)),
})

export const saveFeature = endpoint({
  method: 'POST',
  path: '/Product/Managefeatures/',
  access: EDITORS,
  body: onTheWire(FeatureDraft, draftNames),
  answer: enveloped(featureOnTheWire),
})

/** Also removes the feature from every project that has selected it. */
export const deleteFeature = endpoint({
  method: 'GET',
  path: '/Product/RemoveFeature/{id}',
  access: EDITORS,
  changesData: true,
  params: { id: recordId() },
  answer: nothing(),
})

export const listProjectFeatures = endpoint({
  method: 'GET',
  path: '/Product/GetFeaturesmapsAsync/{projectId}',
  access: 'anyone',
  params: { projectId: recordId() },
  answer: enveloped(z.array(projectFeatureOnTheWire)),
})

/**
 * Replaces the whole selection. If any entry has `wasSelected`, only entries that differ from it are applied, so that
 * two editors do not undo each other's changes.
 */
export const chooseProjectFeatures = endpoint({
  method: 'POST',
  path: '/Product/ManageFeature/{projectId}',
  access: EDITORS,
  params: { projectId: recordId() },
  body: z.array(ChoiceOrId, catalogChangesMessages.featureListUnreadable),
  answer: enveloped(z.array(projectFeatureOnTheWire)),
})
