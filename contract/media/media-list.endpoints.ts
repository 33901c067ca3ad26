import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { oneOfIds, orNull, recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { type Page, pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { MEDIA_CATEGORIES } from './media.constants.ts'
import { mediaItemOnTheWire } from './media.endpoints.ts'
import { mediaMessages } from './media.messages.ts'
import type { MediaItem } from './media.schema.ts'

/** The default order is newest first. */
const MEDIA_COLUMNS = ['category', 'name', 'date'] as const
export type MediaColumn = (typeof MEDIA_COLUMNS)[number]

const MediaFilters = z.object({
  id: z.optional(orNull(recordId())),
  categoryId: orNull(oneOfIds(MEDIA_CATEGORIES, mediaMessages.categoryUnknown)),
})
export type MediaFilters = z.output<typeof MediaFilters>

/** The number of all items in a category, independent of search and filters. */
const MediaCount = z.object({ categoryId: z.int(), count: z.int() })
export type MediaCount = z.output<typeof MediaCount>

export interface MediaPage extends Page<MediaItem> {
  overall: MediaCount[]
}

export const searchMediaItems = endpoint({
  method: 'POST',
  path: '/NewsandEvents/SearchNewsEvents',
  access: EDITORS,
  changesData: false,
  body: pageRequest({
    columns: MEDIA_COLUMNS,
    filters: onTheWire(MediaFilters, { id: 'id', categoryId: 'categoryId' }),
  }),
  answer: enveloped(
    z.extend(pageOf(mediaItemOnTheWire), {
      overall: z.array(onTheWire(MediaCount, { categoryId: 'categoryiD', count: 'count' })),
    }),
  ),
})
