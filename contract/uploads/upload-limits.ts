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

/** Sent in the field `name`. A PDF is accepted only as a document; a mark must be square. */
export const UPLOAD_PURPOSE = { gallery: 'gallery', document: 'document', mark: 'mark' } as const

export const MEGABYTE = 1024 * 1024
/** Maximum file size in bytes. */
export const UPLOAD_LIMIT = {
  image: 10 * MEGABYTE,
  document: 25 * MEGABYTE,
  video: 200 * MEGABYTE,
  logo: MEGABYTE,
} as const

/** Per side of a PNG logo: the maximum, and the minimum from which app icons can be generated. */
export const LOGO_PIXELS = { most: 4096, leastOfMark: 512 } as const
