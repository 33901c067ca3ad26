import * as z from 'zod/mini'
import { optionalStoredFile } from '#contract/uploads/uploads.schema.ts'
import { idOrNew, optionalText, recordId, required, versionSeen } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { mapAddressOf } from './map-address.ts'

/** A project has one location at most. */
export const ProjectLocation = z.object({
  id: z.int(),
  projectId: z.int(),
  mapUrl: z.string(),
  title: z.nullable(z.string()),
  /** Only for those who may save it. */
  version: z.optional(z.int()),
})
export type ProjectLocation = z.output<typeof ProjectLocation>

export const LocationPerk = z.object({
  id: z.int(),
  projectId: z.int(),
  name: z.string(),
  distance: z.nullable(z.string()),
  image: z.nullable(z.string()),
  /** Only for those who may save it. */
  version: z.optional(z.int()),
})
export type LocationPerk = z.output<typeof LocationPerk>

export const LocationAndPerks = z.object({ location: z.nullable(ProjectLocation), perks: z.array(LocationPerk) })
export type LocationAndPerks = z.output<typeof LocationAndPerks>

/** Takes a map's address or its iframe snippet and keeps the address alone: foreign markup is never stored. */
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
