import * as z from 'zod/mini'
import { optionalStoredFile } from '#contract/uploads/uploads.schema.ts'
import { idOrNew, optionalFlag, orNull, recordId, required, versionSeen } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'

/** Every project selects from the same list of features. */
export const Feature = z.object({
  id: z.int(),
  name: z.string(),
  image: z.nullable(z.string()),
  version: z.optional(z.int()),
  /** Number of projects that have selected it. Only for editors, in the list of all features. */
  projects: z.optional(z.int()),
})
export type Feature = z.output<typeof Feature>

export const ProjectFeature = z.extend(Feature, {
  projectId: z.int(),
  isSelected: z.boolean(),
  /** The sheet of the sanctioned plan that shows the feature. */
  planId: z.nullable(z.int()),
})
export type ProjectFeature = z.output<typeof ProjectFeature>

export const FeatureDraft = z.object({
  id: idOrNew(),
  name: required(catalogChangesMessages.featureNameRequired, { max: LENGTH.name }),
  image: optionalStoredFile(),
  version: versionSeen(),
})
export type FeatureDraft = z.output<typeof FeatureDraft>

export const FeatureChoice = z.object({
  id: recordId(catalogChangesMessages.unknownFeature),
  isSelected: optionalFlag(),
  /** The state that the editor saw. It decides whether the entry is a change. */
  wasSelected: z.optional(orNull(optionalFlag())),
  /** If omitted, the stored plan is kept. */
  planId: z.optional(orNull(recordId(catalogChangesMessages.unknownSheet))),
})
export type FeatureChoice = z.output<typeof FeatureChoice>
