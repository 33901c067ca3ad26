import { type FileKind, judgeUpload, tooLargeFor } from '#contract/uploads/upload-rules.ts'
import {
  DOCUMENT_EXTENSIONS,
  IMAGE_EXTENSIONS,
  UPLOAD_PURPOSE,
  type UploadFolder,
  VIDEO_EXTENSIONS,
} from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'

/** What a field takes. A document may be a paper or a picture of one. */
export interface Destination {
  folder: UploadFolder
  kind: FileKind
  purpose: string | null
}

interface ChosenFile {
  name: string
  size: number
}

/** Why a file is not sent at all, or null. `sentence` replaces the words for a wrong kind. */
export function refusalOf({ name, size }: ChosenFile, { folder, kind, purpose }: Destination, sentence?: string) {
  const judged = judgeUpload({ folder, purpose, fileName: name })
  if (judged.ok) return tooLargeFor(judged.kind, size)
  return sentence ?? (kind === 'document' ? uploadsMessages.notADocument : judged.sentence)
}

/** A pdf is taken only where the upload says that it is a document. */
export function purposeOf(kind: FileKind, purpose: string | undefined) {
  return purpose ?? (kind === 'document' ? UPLOAD_PURPOSE.document : null)
}

/** For the browser's own file chooser, which then offers nothing else at first. */
export function acceptOf(kind: FileKind) {
  return EXTENSIONS[kind].map((extension) => `.${extension}`).join(',')
}

/** The name a file is sent under: the time, in milliseconds, before its own. */
export function sentNameOf(name: string, now: Date) {
  return `${now.getTime()}_${name}`
}

const EXTENSIONS: Record<FileKind, readonly string[]> = {
  image: IMAGE_EXTENSIONS,
  video: VIDEO_EXTENSIONS,
  document: [...DOCUMENT_EXTENSIONS, ...IMAGE_EXTENSIONS],
}
