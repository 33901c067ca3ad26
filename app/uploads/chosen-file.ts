import {
  DOCUMENT_EXTENSIONS,
  IMAGE_EXTENSIONS,
  LOGO_EXTENSIONS,
  UPLOAD_PURPOSE,
  VIDEO_EXTENSIONS,
} from '#contract/uploads/upload-limits.ts'
import { checkUpload, type FileKind, tooLargeFor } from '#contract/uploads/upload-rules.ts'
import type { UploadFolder } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'

/** The files that a field accepts. A document is a pdf or an image of one. */
export interface Destination {
  folder: UploadFolder
  kind: FileKind
  purpose: string | null
}

interface ChosenFile {
  name: string
  size: number
}

/** Why a file is not sent, or null. `sentence` replaces the message for a wrong file type. */
export function refusalOf({ name, size }: ChosenFile, { folder, kind, purpose }: Destination, sentence?: string) {
  const checked = checkUpload({ folder, purpose, fileName: name })
  if (checked.ok) return tooLargeFor(checked.kind, size)
  return sentence ?? (kind === 'document' ? uploadsMessages.notADocument : checked.sentence)
}

/** A pdf is accepted only if the purpose of the upload is a document. */
export function purposeOf(kind: FileKind, purpose: string | undefined) {
  return purpose ?? (kind === 'document' ? UPLOAD_PURPOSE.document : null)
}

/** The `accept` attribute of the file input. */
export function acceptOf(kind: FileKind) {
  return EXTENSIONS[kind].map((extension) => `.${extension}`).join(',')
}

/** The name of an uploaded file: the time in milliseconds, then its original name. */
export function sentNameOf(name: string, now: Date) {
  return `${now.getTime()}_${name}`
}

const EXTENSIONS: Record<FileKind, readonly string[]> = {
  image: IMAGE_EXTENSIONS,
  video: VIDEO_EXTENSIONS,
  logo: LOGO_EXTENSIONS,
  document: [...DOCUMENT_EXTENSIONS, ...IMAGE_EXTENSIONS],
}
