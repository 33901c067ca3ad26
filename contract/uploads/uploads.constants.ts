/** Videos, banners and logos have their own folders; all other files are in `images`. */
export const UPLOAD_FOLDER = {
  videos: 'ProjectVideos',
  banners: 'ProjectBannerImages',
  images: 'ProjectImages',
  logos: 'CompanyLogos',
} as const
export type UploadFolder = (typeof UPLOAD_FOLDER)[keyof typeof UPLOAD_FOLDER]

export const ASSET_PATH = 'assets/images'

/** In pixels. Images are served in these widths as AVIF and WebP. */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const
export const VARIANT_PATH = 'assets/variants'

export function assetAddress(folder: UploadFolder, fileName: string) {
  return `/${ASSET_PATH}/${folder}/${encodeURIComponent(fileName)}`
}
