import * as z from 'zod/mini'
import { PictureClaim } from '#contract/uploads/picture-claims.schema.ts'
import { optionalStoredFile, storedFile } from '#contract/uploads/uploads.schema.ts'
import {
  calendarDay,
  idOrNew,
  optionalFlag,
  optionalText,
  orNull,
  recordId,
  required,
  versionSeen,
} from '#contract/wire/fields.ts'
import { untilToday } from '#contract/wire/until-today.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { PROJECT_STATUSES } from './catalog.constants.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { MenuProject } from './categories.schema.ts'
import { CostFacts } from './cost-terms.schema.ts'
import { Handover, ProgressUpdate } from './progress.schema.ts'
import { ImageCategory, Plan, Specification } from './project-parts.schema.ts'
import { Registration, RegistrationInShort } from './registrations.schema.ts'
import { UnitType } from './unit-types.schema.ts'

export const Project = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  reraNumber: z.string(),
  type: z.string(),
  categoryId: z.int(),
  categoryName: z.string(),
  routingName: z.string(),
  bannerImage: z.string(),
  overview: z.string(),
  video: z.nullable(z.string()),
  city: z.string(),
  state: z.string(),
  image: z.string(),
  /** Dominant colours, shown until the images have loaded. */
  imageColour: z.nullable(z.string()),
  bannerColour: z.nullable(z.string()),
  /** Null for an image without a label. */
  imageClaim: z.nullable(PictureClaim),
  bannerClaim: z.nullable(PictureClaim),
  featureClaim: z.nullable(PictureClaim),
  description: z.string(),
  featureImage: z.nullable(z.string()),
  featureTitle: z.nullable(z.string()),
  status: z.string(),
  possessionDate: z.nullable(z.string()),
  handedOverDate: z.nullable(z.string()),
  isExclusive: z.boolean(),
  isNewLaunch: z.boolean(),
  isCompleted: z.boolean(),
  /** Only in lists that show it, and only if the project has registrations. */
  registration: z.optional(RegistrationInShort),
})
export type Project = z.output<typeof Project>

/** A project as staff see it, who also get hidden projects. */
export const ManagedProject = z.extend(Project, { isActive: z.boolean(), version: z.optional(z.int()) })
export type ManagedProject = z.output<typeof ManagedProject>

/** `imageCategories` is empty in the page view. */
export const ProjectDetails = z.extend(Project, {
  plans: z.array(Plan),
  imageCategories: z.array(ImageCategory),
  specifications: z.array(Specification),
  version: z.optional(z.int()),
  /** The next project in the category. Only in the page view. */
  next: z.optional(MenuProject),
  /** Only in the page view. */
  unitTypes: z.optional(z.array(UnitType)),
  /** Only in the page view, if the project has cost terms and a unit type whose cost can be computed. */
  cost: z.optional(CostFacts),
  /** Only in the page view, newest first. */
  progressUpdates: z.optional(z.array(ProgressUpdate)),
  /** Only in the page view. */
  handovers: z.optional(z.array(Handover)),
  /** Only in the page view, in display order. */
  registrations: z.optional(z.array(Registration)),
})
export type ProjectDetails = z.output<typeof ProjectDetails>

export const ProjectName = z.object({
  id: z.int(),
  name: z.string(),
  routingName: z.string(),
  categoryName: z.string(),
  city: z.string(),
  image: z.string(),
  /** Only in search results. */
  type: z.optional(z.string()),
  status: z.optional(z.string()),
})
export type ProjectName = z.output<typeof ProjectName>

/**
 * In optional fields, null keeps the stored value, or sets the default of a new project. Only the dates are cleared by
 * null and kept if omitted.
 */
export const ProjectDraft = z.object({
  id: idOrNew(),
  name: required(catalogChangesMessages.nameRequired, { max: LENGTH.name }),
  address: required(catalogChangesMessages.addressRequired),
  reraNumber: required(catalogChangesMessages.reraNumberRequired, { max: LENGTH.name }),
  type: required(catalogChangesMessages.typeRequired, { max: LENGTH.name }),
  categoryId: recordId(catalogChangesMessages.categoryRequired),
  city: required(catalogChangesMessages.cityRequired, { max: LENGTH.name }),
  bannerImage: storedFile(catalogChangesMessages.bannerImageRequired),
  video: storedFile(catalogChangesMessages.videoRequired),
  overview: required(catalogChangesMessages.overviewRequired, { max: LENGTH.paragraph }),
  image: storedFile(catalogChangesMessages.imageRequired),
  state: required(catalogChangesMessages.stateRequired, { max: LENGTH.name }),
  description: required(catalogChangesMessages.descriptionRequired, { max: LENGTH.paragraph }),
  status: orNull(z.enum(PROJECT_STATUSES, catalogChangesMessages.statusUnknown)),
  possessionDate: z.optional(orNull(calendarDay())),
  handedOverDate: z.optional(orNull(untilToday(calendarDay(), catalogChangesMessages.handedOverInFuture))),
  isExclusive: orNull(optionalFlag()),
  isNewLaunch: orNull(optionalFlag()),
  isCompleted: orNull(optionalFlag()),
  featureImage: optionalStoredFile(),
  featureTitle: optionalText({ max: LENGTH.name }),
  /** Part of the URL of the project. A new project gets one derived from its name. */
  routingName: optionalText({ max: LENGTH.name }),
  version: versionSeen(),
})
export type ProjectDraft = z.output<typeof ProjectDraft>
