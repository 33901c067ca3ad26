import { UPLOAD_FOLDER, VARIANT_PATH } from '#contract/uploads/uploads.constants.ts'

/** The smallest variant of an image, for a plain img element: a page has many, and nearly all browsers support WebP. */
export function thumbnailAddress(image: string) {
  return `/${VARIANT_PATH}/${UPLOAD_FOLDER.images}/${encodeURIComponent(image)}/320.webp`
}
