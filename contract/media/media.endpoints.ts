import * as z from 'zod/mini'
import { bare, endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { MEDIA_LIST_PARAMETER } from './media.constants.ts'
import { mediaMessages } from './media.messages.ts'
import { MediaCategory, MediaGroup, MediaItem, MediaItemDraft } from './media.schema.ts'

export const mediaItemOnTheWire = onTheWire(MediaItem, {
  id: 'id',
  name: 'eventName',
  description: 'eventDescription',
  image: 'eventImage',
  link: 'eventLink',
  categoryId: 'categoryiD',
  date: 'eventDate',
  isActive: 'isActive',
  projectId: 'productId',
  projectCity: 'productCity',
  version: 'version',
})

export const listMediaCategories = endpoint({
  method: 'GET',
  path: '/Home/GetMediaCategories',
  access: 'anyone',
  answer: enveloped(z.array(onTheWire(MediaCategory, { id: 'categoryiD', name: 'categoryName' }))),
})

/** The specification does not say what the number means; any whole number returns the full list, newest first. */
export const listMediaItems = endpoint({
  method: 'GET',
  path: '/NewsandEvents/GetNewsEventsMappings/{n}',
  access: 'anyone',
  params: {
    n: z.codec(
      z.union([z.string(), z.number()], mediaMessages.parameterNotWhole),
      z.int(mediaMessages.parameterNotWhole),
      {
        // All whole numbers map to one value, so that the list is cached only once.
        decode: (value) => (/^-?\d{1,200}$/.test(String(value)) ? MEDIA_LIST_PARAMETER : Number.NaN),
        encode: (value): string | number => value,
      },
    ),
  },
  answer: bare(z.array(mediaItemOnTheWire)),
})

export const listMediaGroups = endpoint({
  method: 'GET',
  path: '/NewsandEvents/GetNewsEventsGroupMappings',
  access: 'anyone',
  answer: bare(
    z.array(
      onTheWire(z.extend(MediaGroup, { items: z.array(mediaItemOnTheWire) }), {
        categoryId: 'categoryId',
        year: 'year',
        items: 'events',
      }),
    ),
  ),
})

export const saveMediaItem = endpoint({
  method: 'POST',
  path: '/NewsandEvents/ManageNewsEvents/',
  access: EDITORS,
  body: onTheWire(MediaItemDraft, {
    id: 'Id',
    name: 'EventName',
    description: 'EventDescription',
    image: 'EventImage',
    link: 'EventLink',
    categoryId: 'CategoryiD',
    date: 'EventDate',
    projectId: 'ProductId',
    projectCity: 'ProductCity',
    version: 'version',
  }),
  answer: enveloped(mediaItemOnTheWire),
})

/** Deletes the media item or the testimonial with this id; both take their ids from one sequence. */
export const deleteMediaItem = endpoint({
  method: 'GET',
  path: '/NewsandEvents/DeleteNewsEventsMapping/{id}',
  access: EDITORS,
  changesData: true,
  params: { id: recordId() },
  answer: nothing(),
})

/** Toggles whether the item is on the home page. 'Deactivet' is misspelled in the specification. */
export const toggleMediaItemOnHome = endpoint({
  method: 'GET',
  path: '/Product/DeactivetNewsEvents/{id}',
  access: EDITORS,
  changesData: true,
  params: { id: recordId() },
  answer: enveloped(mediaItemOnTheWire),
})
