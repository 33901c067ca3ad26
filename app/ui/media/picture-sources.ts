import { ASSET_PATH, VARIANT_PATH } from '#contract/uploads/uploads.constants.ts'

export type ImageFormat = 'avif' | 'webp'

/**
 * `/assets/images/{folder}/{name}` → `srcset` over `/assets/variants/{folder}/{name}/{width}.{format}`.
 * Null for an address that is not one of our uploads: there are no variants of those.
 */
export function variantSet(src: string, format: ImageFormat, widths: readonly number[]): string | null {
  const upload = UPLOAD.exec(src)
  if (!upload) return null
  const [, origin = '', folder, name] = upload
  return widths.map((width) => `${origin}/${VARIANT_PATH}/${folder}/${name}/${width}.${format} ${width}w`).join(', ')
}

/** Enlarging adds bytes and no detail, so the ladder ends at the picture's own size. */
export function fittingWidths(widths: readonly number[], naturalWidth: number) {
  return widths.filter((width, index) => index === 0 || width <= naturalWidth)
}

/** Browsers from before AVIF are few, and a page has dozens of pictures: one width has to do for them. */
export function middleOf(widths: readonly number[]) {
  return widths.filter((_, index) => index === Math.floor(widths.length / 2))
}

// The API, and with it the files, may live on another origin than the pages.
const UPLOAD = new RegExp(`^(https?://[^/?#]+)?/${ASSET_PATH}/([^/?#]+)/([^/?#]+)$`)
