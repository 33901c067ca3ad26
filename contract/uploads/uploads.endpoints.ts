import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { EDITORS } from '#contract/wire/roles.ts'

/**
 * The multipart fields of an upload. The file is called `image`, whatever its type. The label of a picture is optional
 * and not in the specification.
 */
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
