import * as z from 'zod/mini'
import { optionalStoredFile } from '#contract/uploads/uploads.schema.ts'
import { idOrNew, oneOfIds, optionalText, recordId, required, versionSeen } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { PLAN_KINDS } from './catalog.constants.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'

/** A drawing of a project. */
export const Plan = z.object({
  id: z.int(),
  projectId: z.int(),
  kindId: z.literal(PLAN_KINDS),
  name: z.nullable(z.string()),
  image: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** Only for those who may save it. */
  version: z.optional(z.int()),
})
export type Plan = z.output<typeof Plan>
export type PlanKind = Plan['kindId']

export const PlanDraft = z.object({
  id: idOrNew(),
  projectId: recordId(catalogChangesMessages.projectRequired),
  kindId: oneOfIds(PLAN_KINDS, catalogChangesMessages.planKindUnknown),
  name: required(catalogChangesMessages.planNameRequired, { max: LENGTH.name }),
  image: optionalStoredFile(),
  description: optionalText({ max: LENGTH.paragraph }),
  version: versionSeen(),
})
export type PlanDraft = z.output<typeof PlanDraft>
