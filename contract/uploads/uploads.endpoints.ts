import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { EDITORS } from '#contract/wire/roles.ts'

/** The file is always named `image`, whatever its type. The label of an image is optional. */
export const UPLOAD_PART = {
  file: 'image',
  purpose: 'name',
  folder: 'folder',
  pictureKind: 'picturekind',
  takenOn: 'takenon',
} as const

/** Returns the stored name, which begins with the time of the upload. */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/Product/FileUpload',
  access: EDITORS,
  consumes: 'multipart',
  answer: enveloped(z.string()),
})
