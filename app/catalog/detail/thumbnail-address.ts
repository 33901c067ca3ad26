import { UPLOAD_FOLDER, VARIANT_PATH } from '#contract/uploads/uploads.constants.ts'

/**
 * URL of the smallest variant of an image, for a plain `img`: a page has many thumbnails, and nearly all browsers
 * support WebP, so no `picture` with other formats is needed.
 */
export function thumbnailAddress(image: string) {
  return `/${VARIANT_PATH}/${UPLOAD_FOLDER.images}/${encodeURIComponent(image)}/320.webp`
}
