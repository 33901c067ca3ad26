export const IMAGE_EXTENSIONS = ['png', 'jpg', 'jpeg'] as const
export const VIDEO_EXTENSIONS = ['mp4'] as const
export const DOCUMENT_EXTENSIONS = ['pdf'] as const
export const LOGO_EXTENSIONS = ['svg', 'png'] as const

/** Videos, banners and logos have their own folders; every other file is in `images`. Logos are not in the specification. */
export const UPLOAD_FOLDER = {
  videos: 'ProjectVideos',
  banners: 'ProjectBannerImages',
  images: 'ProjectImages',
  logos: 'CompanyLogos',
} as const
export const UPLOAD_FOLDERS = [
  UPLOAD_FOLDER.videos,
  UPLOAD_FOLDER.banners,
  UPLOAD_FOLDER.images,
  UPLOAD_FOLDER.logos,
] as const
export type UploadFolder = (typeof UPLOAD_FOLDERS)[number]

/** The purpose of an upload, sent in its `name` field. A pdf is accepted only as a document; a mark must be square. */
export const UPLOAD_PURPOSE = { gallery: 'gallery', document: 'document', mark: 'mark' } as const

export const ASSET_PATH = 'assets/images'

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

/** Widths (px) in which images are served, as AVIF and WebP. */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const
export const VARIANT_PATH = 'assets/variants'

/** The address of a stored file, relative to the root of the site. */
export function assetAddress(folder: UploadFolder, fileName: string) {
  return `/${ASSET_PATH}/${folder}/${encodeURIComponent(fileName)}`
}
