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

/** Where a file is uploaded, and which files are accepted. The kind `document` accepts PDFs and images. */
export interface Destination {
  folder: UploadFolder
  kind: FileKind
  purpose: string | null
}

interface ChosenFile {
  name: string
  size: number
}

/** Returns why a file must not be sent; null if it may. `sentence` replaces the message for a wrong file type. */
export function refusalOf({ name, size }: ChosenFile, { folder, kind, purpose }: Destination, sentence?: string) {
  const checked = checkUpload({ folder, purpose, fileName: name })
  if (checked.ok) return tooLargeFor(checked.kind, size)
  return sentence ?? (kind === 'document' ? uploadsMessages.notADocument : checked.sentence)
}

/** The server accepts a PDF only if the purpose of the upload is a document. */
export function purposeOf(kind: FileKind, purpose: string | undefined) {
  return purpose ?? (kind === 'document' ? UPLOAD_PURPOSE.document : null)
}

export function acceptOf(kind: FileKind) {
  return EXTENSIONS[kind].map((extension) => `.${extension}`).join(',')
}

export function sentNameOf(name: string, now: Date) {
  return `${now.getTime()}_${name}`
}

const EXTENSIONS: Record<FileKind, readonly string[]> = {
  image: IMAGE_EXTENSIONS,
  video: VIDEO_EXTENSIONS,
  logo: LOGO_EXTENSIONS,
  document: [...DOCUMENT_EXTENSIONS, ...IMAGE_EXTENSIONS],
}
