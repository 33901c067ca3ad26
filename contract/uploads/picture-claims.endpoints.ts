import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { LabelDraft, PictureClaim, PictureFile } from './picture-claims.schema.ts'

/** Returns null if the image has no label. */
export const getPictureClaim = endpoint({
  method: 'GET',
  path: '/Product/GetPictureLabel/{folder}/{file}',
  access: EDITORS,
  params: PictureFile.shape,
  answer: enveloped(z.nullable(PictureClaim)),
})

/** Labels belong to files, so they change wherever the images are shown. Returns the number of labelled images. */
export const labelPictures = endpoint({
  method: 'POST',
  path: '/Product/LabelPictures',
  access: EDITORS,
  body: onTheWire(LabelDraft, { pictures: 'pictures', kind: 'kind', takenOn: 'takenOn' }),
  answer: enveloped(z.int()),
})
