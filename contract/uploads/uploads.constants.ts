export const IMAGE_EXTENSIONS = ['png', 'jpg', 'jpeg'] as const
export const VIDEO_EXTENSIONS = ['mp4'] as const
export const DOCUMENT_EXTENSIONS = ['pdf'] as const

/** Videos and banners have a folder each; every other file goes to `images`. */
export const UPLOAD_FOLDER = {
  videos: 'ProjectVideos',
  banners: 'ProjectBannerImages',
  images: 'ProjectImages',
} as const
export const UPLOAD_FOLDERS = [UPLOAD_FOLDER.videos, UPLOAD_FOLDER.banners, UPLOAD_FOLDER.images] as const
export type UploadFolder = (typeof UPLOAD_FOLDERS)[number]

/** What an upload is for, said in its `name` part. A pdf is taken only as a document. */
export const UPLOAD_PURPOSE = { gallery: 'gallery', document: 'document' } as const

export const ASSET_PATH = 'assets/images'

export const MEGABYTE = 1024 * 1024
/** The largest file of each kind, in bytes. */
export const UPLOAD_LIMIT = { image: 10 * MEGABYTE, document: 25 * MEGABYTE, video: 200 * MEGABYTE } as const

/** Widths (px) in which pictures are offered to pages, as AVIF and WebP. */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const
export const VARIANT_PATH = 'assets/variants'
