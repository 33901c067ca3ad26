import * as z from 'zod/mini'
import { upTo } from '#contract/company/company.schema.ts'
import { DOCUMENT_EXTENSIONS, IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from '#contract/uploads/upload-limits.ts'
import { extensionOf } from '#contract/uploads/upload-rules.ts'
import { storedFile } from '#contract/uploads/uploads.schema.ts'
import { optionalText, orNull, required } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { BUNDLED_PICTURES, PAGE_LIMIT, SKYLINE_MARKS } from './site-pages.constants.ts'
import { sitePagesMessages as messages } from './site-pages.messages.ts'

// Schemas shared by the blocks of pages and the sections of the home page.

export function pictureFile() {
  return storedFile(messages.pictureRequired).check(
    z.refine((file) => isBundled(file) || hasExtension(file, IMAGE_EXTENSIONS), messages.unknownPicture),
  )
}

export function filmFile() {
  return storedFile(messages.notAFilm).check(
    z.refine((file) => hasExtension(file, VIDEO_EXTENSIONS), messages.notAFilm),
  )
}

export function documentFile() {
  return storedFile(messages.notAFile).check(
    z.refine((file) => hasExtension(file, [...DOCUMENT_EXTENSIONS, ...IMAGE_EXTENSIONS]), messages.notAFile),
  )
}

function isBundled(file: string) {
  return BUNDLED_PICTURES.some((name) => name === file)
}

function hasExtension(file: string, extensions: readonly string[]) {
  return extensions.includes(extensionOf(file))
}

const percent = () =>
  z.number(messages.focalPoint).check(z.minimum(0, messages.focalPoint), z.maximum(100, messages.focalPoint))

export const PagePicture = z.object({
  file: pictureFile(),
  /** Empty if the image is decorative. */
  alt: z.string(wireMessages.notText).check(z.trim(), z.maxLength(LENGTH.line, wireMessages.tooLong)),
  /** The focal point, which stays visible when the image is cropped, as percentages from the left and the top. */
  x: percent(),
  y: percent(),
})
export type PagePicture = z.output<typeof PagePicture>

export const CaptionedPicture = z.object({ picture: PagePicture, caption: optionalText() })
export type CaptionedPicture = z.output<typeof CaptionedPicture>

/** For example 'over', '2', 'crore sq.ft', 'delivered'. `number` is text, because '22+' and '31 of 33' are accepted. */
export const PageNumber = z.object({
  prefix: optionalText({ max: PAGE_LIMIT.numberText }),
  number: required(messages.numberRequired, { max: PAGE_LIMIT.numberText }),
  suffix: optionalText({ max: PAGE_LIMIT.numberText }),
  label: required(messages.numberLabelRequired, { max: LENGTH.name }),
})
export type PageNumber = z.output<typeof PageNumber>

export const PageNumbers = upTo(PAGE_LIMIT.numbers, PageNumber, messages.tooManyNumbers)

/** `marks` label the scale below the drawing; if there are none, the scale is not drawn. */
export const SkylineDrawing = z.object({
  alt: z.string(wireMessages.notText).check(z.trim(), z.maxLength(LENGTH.line, wireMessages.tooLong)),
  marks: z
    .array(z.string(wireMessages.notText).check(z.trim(), z.maxLength(PAGE_LIMIT.numberText, wireMessages.tooLong)))
    .check(z.refine((marks) => marks.length === 0 || marks.length === SKYLINE_MARKS, messages.skylineMarks)),
})

export const optionalPicture = () => orNull(PagePicture)
