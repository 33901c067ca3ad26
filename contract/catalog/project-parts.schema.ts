import * as z from 'zod/mini'
import { PictureClaim } from '#contract/uploads/picture-claims.schema.ts'
import { optionalStoredFile, storedFile } from '#contract/uploads/uploads.schema.ts'
import { idOrNew, oneOfIds, optionalText, recordId, required, versionSeen } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { DOCUMENT_DELIVERIES } from './brochure-requests.constants.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { mapAddressOf } from './map-address.ts'
import { PLAN_KINDS } from './plan-kinds.ts'

/** The parts of the page of a project in display order, and how many entries make each part complete. */
export const PAGE_PART_NEEDS = {
  banner: 1,
  overview: 1,
  video: 1,
  features: 4,
  plans: 2,
  specifications: 3,
  /** Complete with a brochure and a price image. */
  documents: 2,
  /** Complete with a map and at least one place nearby. */
  location: 2,
  gallery: 4,
} as const

export type PagePart = keyof typeof PAGE_PART_NEEDS

export const PAGE_PARTS = Object.keys(PAGE_PART_NEEDS) as [PagePart, ...PagePart[]]

/** How complete one part of the page of a project is. */
export const PartFill = z.object({ part: z.enum(PAGE_PARTS), have: z.int(), need: z.int() })
export type PartFill = z.output<typeof PartFill>

/** A published project with the parts of its page in display order. */
export const ProjectContent = z.object({ id: z.int(), name: z.string(), parts: z.array(PartFill) })
export type ProjectContent = z.output<typeof ProjectContent>

/** How many projects there are, and how many parts are missing on published pages. */
export const ContentFigures = z.object({
  /** Includes hidden projects. */
  projects: z.int(),
  shown: z.int(),
  /** The number of shown coming-soon projects. They have no page, so they have no missing parts. */
  announced: z.int(),
  gaps: z.int(),
  withGaps: z.int(),
})
export type ContentFigures = z.output<typeof ContentFigures>

/** A pdf is a brochure; a document of any other type is a price image. */
export const ProjectDocument = z.object({
  id: z.int(),
  projectId: z.int(),
  type: z.string(),
  file: z.string(),
  /** The text of a price image, for screen readers and search engines. */
  text: z.optional(z.nullable(z.string())),
  /** A brochure with `mail` is mailed to visitors, for whom `file` is empty. Price images are always open. */
  delivery: z.optional(z.enum(DOCUMENT_DELIVERIES)),
  /** Returned only to accounts that may save the record. */
  version: z.optional(z.int()),
})
export type ProjectDocument = z.output<typeof ProjectDocument>

/** Without a type, the file extension decides whether the document is a brochure or a price image. */
export const ProjectDocumentDraft = z.object({
  id: idOrNew(),
  projectId: recordId(catalogChangesMessages.projectRequired),
  type: optionalText({ max: 50 }),
  file: storedFile(catalogChangesMessages.documentRequired),
  /** When omitted, the stored text is kept. */
  text: z.optional(optionalText({ max: LENGTH.paragraph })),
  /** When omitted, the stored choice is kept. */
  delivery: z.optional(z.enum(DOCUMENT_DELIVERIES, catalogChangesMessages.deliveryUnknown)),
  version: versionSeen(),
})
export type ProjectDocumentDraft = z.output<typeof ProjectDocumentDraft>

export const GalleryImage = z.object({
  id: z.int(),
  projectId: z.int(),
  imageCategoryId: z.int(),
  imageCategoryName: z.string(),
  image: z.string(),
  /** The size of the image; null if it is unknown. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  colour: z.nullable(z.string()),
  /** The label of the image; null if it has none. */
  claim: z.nullable(PictureClaim),
})
export type GalleryImage = z.output<typeof GalleryImage>

/** A category in which the project has images, with the first image. */
export const ImageCategory = z.object({ id: z.int(), name: z.string(), image: z.string() })
export type ImageCategory = z.output<typeof ImageCategory>

/** A project has at most one location. */
export const ProjectLocation = z.object({
  id: z.int(),
  projectId: z.int(),
  mapUrl: z.string(),
  title: z.nullable(z.string()),
  /** Returned only to accounts that may save the record. */
  version: z.optional(z.int()),
})
export type ProjectLocation = z.output<typeof ProjectLocation>

export const LocationPerk = z.object({
  id: z.int(),
  projectId: z.int(),
  name: z.string(),
  distance: z.nullable(z.string()),
  image: z.nullable(z.string()),
  /** Returned only to accounts that may save the record. */
  version: z.optional(z.int()),
})
export type LocationPerk = z.output<typeof LocationPerk>

export const LocationAndPerks = z.object({ location: z.nullable(ProjectLocation), perks: z.array(LocationPerk) })
export type LocationAndPerks = z.output<typeof LocationAndPerks>

/** Accepts the address of a map or its iframe snippet; only the address is stored, never foreign markup. */
const MapUrl = z.codec(
  z.string(catalogChangesMessages.mapAddressUnknown),
  z
    .string()
    .check(
      z.minLength(1, catalogChangesMessages.mapAddressUnknown),
      z.maxLength(LENGTH.link, catalogChangesMessages.mapAddressUnknown),
    ),
  { decode: (text) => mapAddressOf(text) ?? '', encode: (url) => url },
)

export const ProjectLocationDraft = z.object({
  id: idOrNew(),
  projectId: recordId(catalogChangesMessages.projectRequired),
  mapUrl: MapUrl,
  title: optionalText({ max: LENGTH.name }),
  version: versionSeen(),
})
export type ProjectLocationDraft = z.output<typeof ProjectLocationDraft>

export const LocationPerkDraft = z.object({
  id: idOrNew(),
  projectId: recordId(catalogChangesMessages.projectRequired),
  name: required(catalogChangesMessages.perkNameRequired, { max: LENGTH.name }),
  distance: optionalText({ max: LENGTH.name }),
  image: optionalStoredFile(),
  version: versionSeen(),
})
export type LocationPerkDraft = z.output<typeof LocationPerkDraft>

/** A floor plan or another drawing of a project. */
export const Plan = z.object({
  id: z.int(),
  projectId: z.int(),
  kindId: z.literal(PLAN_KINDS),
  name: z.nullable(z.string()),
  image: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** Returned only to accounts that may save the record. */
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

export const Specification = z.object({
  id: z.int(),
  projectId: z.int(),
  name: z.string(),
  image: z.nullable(z.string()),
  /** The label of the image; null without a label or an image. Not in the response to a save. */
  claim: z.optional(z.nullable(PictureClaim)),
  summary: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** Returned only to accounts that may save the record. */
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
