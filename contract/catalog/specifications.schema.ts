import * as z from 'zod/mini'
import { optionalStoredFile } from '#contract/uploads/uploads.schema.ts'
import { idOrNew, optionalText, recordId, required, versionSeen } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'

export const Specification = z.object({
  id: z.int(),
  projectId: z.int(),
  name: z.string(),
  image: z.nullable(z.string()),
  summary: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** Only for those who may save it. */
  version: z.optional(z.int()),
})
export type Specification = z.output<typeof Specification>

export const SpecificationDraft = z.object({
  id: idOrNew(),
  projectId: recordId(catalogChangesMessages.projectRequired),
  name: required(catalogChangesMessages.specificationNameRequired, { max: LENGTH.name }),
  image: optionalStoredFile(),
  summary: optionalText({ max: LENGTH.paragraph }),
  description: optionalText({ max: LENGTH.paragraph }),
  version: versionSeen(),
})
export type SpecificationDraft = z.output<typeof SpecificationDraft>
