import * as z from 'zod/mini'
import { optionalStoredFile } from '#contract/uploads/uploads.schema.ts'
import { idOrNew, optionalFlag, orNull, recordId, required, versionSeen } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'

/** An entry of the feature list from which all projects select. */
export const Feature = z.object({
  id: z.int(),
  name: z.string(),
  image: z.nullable(z.string()),
  /** Returned only to accounts that may save the record. */
  version: z.optional(z.int()),
  /** How many projects have selected it; only for editors, in the list of all features. */
  projects: z.optional(z.int()),
})
export type Feature = z.output<typeof Feature>

export const ProjectFeature = z.extend(Feature, {
  projectId: z.int(),
  isSelected: z.boolean(),
  /** The sheet of the sanctioned plan on which the feature is shown. */
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
  /** The state when the form was opened. With it, an entry is a change only if the two differ. */
  wasSelected: z.optional(orNull(optionalFlag())),
  /** When omitted, the stored plan is kept. */
  planId: z.optional(orNull(recordId(catalogChangesMessages.unknownSheet))),
})
export type FeatureChoice = z.output<typeof FeatureChoice>
