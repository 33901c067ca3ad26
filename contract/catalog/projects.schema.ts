import * as z from 'zod/mini'
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
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { PROJECT_STATUSES } from './catalog.constants.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { MenuProject } from './categories.schema.ts'
import { ImageCategory, Plan, Specification } from './project-parts.schema.ts'

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
  /** Dominant colours, shown until the pictures have arrived. */
  imageColour: z.nullable(z.string()),
  bannerColour: z.nullable(z.string()),
  description: z.string(),
  featureImage: z.nullable(z.string()),
  featureTitle: z.nullable(z.string()),
  status: z.string(),
  possessionDate: z.nullable(z.string()),
  isExclusive: z.boolean(),
  isNewLaunch: z.boolean(),
  isCompleted: z.boolean(),
})
export type Project = z.output<typeof Project>

/** A project as staff see it: hidden ones are among them. */
export const ManagedProject = z.extend(Project, { isActive: z.boolean(), version: z.optional(z.int()) })
export type ManagedProject = z.output<typeof ManagedProject>

/** A project with what its page shows at once. */
export const ProjectDetails = z.extend(Project, {
  plans: z.array(Plan),
  imageCategories: z.array(ImageCategory),
  specifications: z.array(Specification),
  /** Only for those who may save it. */
  version: z.optional(z.int()),
  /** The one after it in its category; in the page's view alone. */
  next: z.optional(MenuProject),
})
export type ProjectDetails = z.output<typeof ProjectDetails>

/** Enough of a project to be suggested, chosen and linked to. */
export const ProjectName = z.object({
  id: z.int(),
  name: z.string(),
  routingName: z.string(),
  categoryName: z.string(),
  city: z.string(),
  image: z.string(),
  /** What search results say besides. */
  type: z.optional(z.string()),
  status: z.optional(z.string()),
})
export type ProjectName = z.output<typeof ProjectName>

/**
 * What the project form saves: twelve fields are required. For the others null means 'not said', which leaves a stored
 * value as it is and gives a new project its default.
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
  /** Left out, the stored date stays; empty, it is removed. */
  possessionDate: z.optional(orNull(calendarDay())),
  isExclusive: orNull(optionalFlag()),
  isNewLaunch: orNull(optionalFlag()),
  isCompleted: orNull(optionalFlag()),
  featureImage: optionalStoredFile(),
  featureTitle: optionalText({ max: LENGTH.name }),
  /** The project's part of its address. A new project without one is given one made of its name. */
  routingName: optionalText({ max: LENGTH.name }),
  version: versionSeen(),
})
export type ProjectDraft = z.output<typeof ProjectDraft>
