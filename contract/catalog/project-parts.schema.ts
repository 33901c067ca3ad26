import * as z from 'zod/mini'
import { PictureClaim } from '#contract/uploads/picture-claims.schema.ts'
import { optionalStoredFile, storedFile } from '#contract/uploads/uploads.schema.ts'
import { idOrNew, oneOfIds, optionalText, recordId, required, versionSeen } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { DOCUMENT_DELIVERIES } from './brochure-requests.constants.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { mapAddressOf } from './map-address.ts'
import { PLAN_KINDS } from './plan-kinds.ts'

/** The parts of a project page in display order, and how many entries make each complete. */
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

/** A part is complete if `have` is at least `need`. */
export const PartFill = z.object({ part: z.enum(PAGE_PARTS), have: z.int(), need: z.int() })
export type PartFill = z.output<typeof PartFill>

export const ProjectContent = z.object({ id: z.int(), name: z.string(), parts: z.array(PartFill) })
export type ProjectContent = z.output<typeof ProjectContent>

export const ContentFigures = z.object({
  /** Includes hidden projects, unlike the other figures. */
  projects: z.int(),
  shown: z.int(),
  /** Number of visible coming-soon projects, which have no page and so no missing parts. */
  announced: z.int(),
  gaps: z.int(),
  withGaps: z.int(),
})
export type ContentFigures = z.output<typeof ContentFigures>

export const ProjectDocument = z.object({
  id: z.int(),
  projectId: z.int(),
  type: z.string(),
  file: z.string(),
  /** The text of a price image, for screen readers and search engines. */
  text: z.optional(z.nullable(z.string())),
  /**
   * A brochure with `mail` is sent to visitors by email, and `file` is empty for them. Price images are always `open`.
   */
  delivery: z.optional(z.enum(DOCUMENT_DELIVERIES)),
  version: z.optional(z.int()),
})
export type ProjectDocument = z.output<typeof ProjectDocument>

/** If `type` is null, the file extension decides between brochure and price image. */
export const ProjectDocumentDraft = z.object({
  id: idOrNew(),
  projectId: recordId(catalogChangesMessages.projectRequired),
  type: optionalText({ max: 50 }),
  file: storedFile(catalogChangesMessages.documentRequired),
  /** If omitted, the stored text is kept. */
  text: z.optional(optionalText({ max: LENGTH.paragraph })),
  /** If omitted, the stored value is kept. */
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
  /** Size in pixels; null if unknown. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  colour: z.nullable(z.string()),
  /** Null if the image has no label. */
  claim: z.nullable(PictureClaim),
})
export type GalleryImage = z.output<typeof GalleryImage>

/** A category in which the project has images, with its first image. */
export const ImageCategory = z.object({ id: z.int(), name: z.string(), image: z.string() })
export type ImageCategory = z.output<typeof ImageCategory>

/** A project has at most one location. */
export const ProjectLocation = z.object({
  id: z.int(),
  projectId: z.int(),
  mapUrl: z.string(),
  title: z.nullable(z.string()),
  version: z.optional(z.int()),
})
export type ProjectLocation = z.output<typeof ProjectLocation>

export const LocationPerk = z.object({
  id: z.int(),
  projectId: z.int(),
  name: z.string(),
  distance: z.nullable(z.string()),
  image: z.nullable(z.string()),
  version: z.optional(z.int()),
})
export type LocationPerk = z.output<typeof LocationPerk>

export const LocationAndPerks = z.object({ location: z.nullable(ProjectLocation), perks: z.array(LocationPerk) })
export type LocationAndPerks = z.output<typeof LocationAndPerks>

/** Accepts the URL of a map or its iframe snippet. Only the URL is stored, never markup. */
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

export const Plan = z.object({
  id: z.int(),
  projectId: z.int(),
  kindId: z.literal(PLAN_KINDS),
  name: z.nullable(z.string()),
  image: z.nullable(z.string()),
  description: z.nullable(z.string()),
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
  /** The label of the image; null if there is no label or no image. Not in the response to a save. */
  claim: z.optional(z.nullable(PictureClaim)),
  summary: z.nullable(z.string()),
  description: z.nullable(z.string()),
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
