import * as z from 'zod/mini'
import { calendarDay, orNull } from '#contract/wire/fields.ts'
import { PICTURE_KINDS } from './picture-claims.constants.ts'
import { MOST_LABELLED_PICTURES, pictureClaimsMessages as messages } from './picture-claims.messages.ts'
import { UPLOAD_FOLDER } from './uploads.constants.ts'
import { storedFile } from './uploads.schema.ts'

/** Only photographs have a date. */
export const PictureClaim = z.object({ kind: z.enum(PICTURE_KINDS), takenOn: z.nullable(z.string()) })
export type PictureClaim = z.output<typeof PictureClaim>

const draft = {
  kind: z.enum(PICTURE_KINDS, messages.kindUnknown),
  /** Ignored unless the kind is `photograph`. */
  takenOn: orNull(calendarDay()),
}

const hasDay = z.refine<PictureClaim>(({ kind, takenOn }) => kind !== 'photograph' || takenOn !== null, {
  error: messages.dayRequired,
  path: ['takenOn'],
})

export const PictureClaimDraft = z.object(draft).check(hasDay)

export const PictureFile = z.object({
  folder: z.enum([UPLOAD_FOLDER.images, UPLOAD_FOLDER.banners], messages.unknownPicture),
  file: storedFile(messages.unknownPicture),
})
export type PictureFile = z.output<typeof PictureFile>

export const LabelDraft = z
  .object({
    ...draft,
    pictures: z
      .array(PictureFile, messages.noPicture)
      .check(z.minLength(1, messages.noPicture), z.maxLength(MOST_LABELLED_PICTURES, messages.tooMany)),
  })
  .check(hasDay)
export type LabelDraft = z.output<typeof LabelDraft>
