import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { LabelDraft, PictureClaim, PictureFile } from './picture-claims.schema.ts'

// Neither call is in the specification, whose pictures have no labels.

/** The label of a stored picture; null if it has none. */
export const getPictureClaim = endpoint({
  method: 'GET',
  path: '/Product/GetPictureLabel/{folder}/{file}',
  access: EDITORS,
  params: PictureFile.shape,
  answer: enveloped(z.nullable(PictureClaim)),
})

/** Labels pictures everywhere they are shown. Returns their number. */
export const labelPictures = endpoint({
  method: 'POST',
  path: '/Product/LabelPictures',
  access: EDITORS,
  body: onTheWire(LabelDraft, { pictures: 'pictures', kind: 'kind', takenOn: 'takenOn' }),
  answer: enveloped(z.int()),
})
