import * as z from 'zod/mini'
import { PictureFile } from '#contract/uploads/picture-claims.schema.ts'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { orNull, recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { EDITORS } from '#contract/wire/roles.ts'

/**
 * Places whose images need a label. Plans are drawings, and progress photographs have the date of their update, so
 * neither needs one.
 */
export const PICTURE_PLACES = ['banner', 'image', 'feature', 'gallery', 'specification'] as const
export type PicturePlace = (typeof PICTURE_PLACES)[number]

/** An image in two places is listed twice. */
export const UnlabelledPicture = z.extend(PictureFile, {
  projectId: z.int(),
  projectName: z.string(),
  place: z.enum(PICTURE_PLACES),
})
export type UnlabelledPicture = z.output<typeof UnlabelledPicture>

export const UnlabelledFilters = z.object({ projectId: orNull(recordId()) })

const PICTURE_COLUMNS = ['project', 'place'] as const
export type UnlabelledColumn = (typeof PICTURE_COLUMNS)[number]

/** Includes hidden projects, so that their images can be labelled before visitors see them. */
export const searchUnlabelledPictures = endpoint({
  method: 'POST',
  path: '/Product/SearchUnlabelledPictures',
  access: EDITORS,
  changesData: false,
  body: pageRequest({ columns: PICTURE_COLUMNS, filters: onTheWire(UnlabelledFilters, { projectId: 'productId' }) }),
  answer: enveloped(
    pageOf(
      onTheWire(UnlabelledPicture, {
        folder: 'folder',
        file: 'file',
        projectId: 'productId',
        projectName: 'productName',
        place: 'place',
      }),
    ),
  ),
})
