import { UPLOAD_FOLDER, VARIANT_PATH } from '#contract/uploads/uploads.constants.ts'

/** For a plain `<img>`: a page has many thumbnails, and `<picture>` with fallback formats would enlarge its HTML. */
export function thumbnailAddress(image: string) {
  return `/${VARIANT_PATH}/${UPLOAD_FOLDER.images}/${encodeURIComponent(image)}/320.webp`
}
