import {
  DOCUMENT_EXTENSIONS,
  IMAGE_EXTENSIONS,
  LOGO_EXTENSIONS,
  UPLOAD_FOLDERS,
  UPLOAD_LIMIT,
  UPLOAD_PURPOSE,
  VIDEO_EXTENSIONS,
} from './upload-limits.ts'
import { UPLOAD_FOLDER, type UploadFolder } from './uploads.constants.ts'
import { uploadsMessages } from './uploads.messages.ts'

export type FileKind = 'image' | 'video' | 'document' | 'logo'

export function isUploadFolder(folder: string | null | undefined): folder is UploadFolder {
  return UPLOAD_FOLDERS.some((known) => known === folder)
}

export function extensionOf(fileName: string) {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

/**
 * Returns the kind of an uploaded file, or why it is refused. Reads only the name; the server also checks the content.
 */
export function checkUpload(upload: { folder: UploadFolder; purpose: string | null; fileName: string }) {
  const extension = extensionOf(upload.fileName)
  if (upload.folder === UPLOAD_FOLDER.videos) {
    return isOneOf(VIDEO_EXTENSIONS, extension) ? accepted('video') : refused(uploadsMessages.notAVideo)
  }
  if (upload.folder === UPLOAD_FOLDER.logos) {
    return isOneOf(LOGO_EXTENSIONS, extension) ? accepted('logo') : refused(uploadsMessages.notALogo)
  }
  if (upload.purpose === UPLOAD_PURPOSE.document && upload.folder === UPLOAD_FOLDER.images) {
    if (isOneOf(DOCUMENT_EXTENSIONS, extension)) return accepted('document')
  }
  return isOneOf(IMAGE_EXTENSIONS, extension) ? accepted('image') : refused(uploadsMessages.notAnImage)
}

export function tooLargeFor(kind: FileKind, bytes: number): string | null {
  if (bytes <= UPLOAD_LIMIT[kind]) return null
  return {
    image: uploadsMessages.imageTooLarge,
    document: uploadsMessages.documentTooLarge,
    video: uploadsMessages.videoTooLarge,
    logo: uploadsMessages.logoTooLarge,
  }[kind]
}

function accepted(kind: FileKind) {
  return { ok: true, kind } as const
}

function refused(message: string) {
  return { ok: false, sentence: message } as const
}

function isOneOf(extensions: readonly string[], extension: string) {
  return extensions.includes(extension)
}
