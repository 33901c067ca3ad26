import * as z from 'zod/mini'
import { optionalStoredFile } from '#contract/uploads/uploads.schema.ts'
import {
  calendarDay,
  idOrNew,
  oneOfIds,
  optionalText,
  orNull,
  recordId,
  required,
  versionSeen,
  webLink,
} from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { EARLIEST_MEDIA_DAY, MEDIA_CATEGORIES } from './media.constants.ts'
import { mediaMessages } from './media.messages.ts'

export const MediaCategory = z.object({ id: z.int(), name: z.string() })
export type MediaCategory = z.output<typeof MediaCategory>

/** `isActive` offers the item to the home page, which shows only the newest ones; the media page shows all items. */
export const MediaItem = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  link: z.nullable(z.string()),
  categoryId: z.int(),
  date: z.string(),
  isActive: z.boolean(),
  projectId: z.nullable(z.int()),
  projectCity: z.nullable(z.string()),
  version: z.optional(z.int()),
})
export type MediaItem = z.output<typeof MediaItem>

export const MediaGroup = z.object({ categoryId: z.int(), year: z.int(), items: z.array(MediaItem) })
export type MediaGroup = z.output<typeof MediaGroup>

/** No form sets the project and its city: null keeps the stored values. */
export const MediaItemDraft = z.object({
  id: idOrNew(),
  name: required(mediaMessages.nameRequired),
  description: required(mediaMessages.descriptionRequired, { max: LENGTH.paragraph }),
  image: optionalStoredFile(),
  link: orNull(webLink()),
  categoryId: orNull(oneOfIds(MEDIA_CATEGORIES, mediaMessages.categoryUnknown)),
  date: orNull(calendarDay().check(z.refine((day) => day >= EARLIEST_MEDIA_DAY, mediaMessages.dateTooEarly))),
  projectId: orNull(recordId()),
  projectCity: optionalText({ max: LENGTH.name }),
  version: versionSeen(),
})
export type MediaItemDraft = z.output<typeof MediaItemDraft>
