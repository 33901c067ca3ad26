import { UPLOAD_FOLDER } from './uploads.constants.ts'

// Not in uploads.constants.ts, which every public page loads.

export const IMAGE_EXTENSIONS = ['png', 'jpg', 'jpeg'] as const
export const VIDEO_EXTENSIONS = ['mp4'] as const
export const DOCUMENT_EXTENSIONS = ['pdf'] as const
export const LOGO_EXTENSIONS = ['svg', 'png'] as const

export const UPLOAD_FOLDERS = [
  UPLOAD_FOLDER.videos,
  UPLOAD_FOLDER.banners,
  UPLOAD_FOLDER.images,
  UPLOAD_FOLDER.logos,
] as const

/** The purpose of an upload, sent in its `name` field. A pdf is accepted only as a document; a mark must be square. */
export const UPLOAD_PURPOSE = { gallery: 'gallery', document: 'document', mark: 'mark' } as const

export const MEGABYTE = 1024 * 1024
/** Maximum file size per kind, in bytes. */
export const UPLOAD_LIMIT = {
  image: 10 * MEGABYTE,
  document: 25 * MEGABYTE,
  video: 200 * MEGABYTE,
  logo: MEGABYTE,
} as const

/** Pixels per side of a logo in PNG format: what is accepted, and the least that app icons can be made from. */
export const LOGO_PIXELS = { most: 4096, leastOfMark: 512 } as const
