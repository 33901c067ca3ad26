import { ASSET_PATH, VARIANT_PATH } from '#contract/uploads/uploads.constants.ts'

export type ImageFormat = 'avif' | 'webp'

/**
 * `/assets/images/{folder}/{name}` → `srcset` over `/assets/variants/{folder}/{name}/{width}.{format}`. Null for an
 * address that is not one of our uploads, because only uploads have variants.
 */
export function variantSet(src: string, format: ImageFormat, widths: readonly number[]): string | null {
  const upload = UPLOAD.exec(src)
  if (!upload) return null
  const [, origin = '', folder, name] = upload
  return widths.map((width) => `${origin}/${VARIANT_PATH}/${folder}/${name}/${width}.${format} ${width}w`).join(', ')
}

/** Upscaling adds bytes and no detail, so no variant is wider than the picture. */
export function fittingWidths(widths: readonly number[], naturalWidth: number) {
  return widths.filter((width, index) => index === 0 || width <= naturalWidth)
}

/** Browsers without AVIF are rare and a page has dozens of pictures, so they get a single width. */
export function middleOf(widths: readonly number[]) {
  return widths.filter((_, index) => index === Math.floor(widths.length / 2))
}

// The API serves the files and may be on another origin than the pages.
const UPLOAD = new RegExp(`^(https?://[^/?#]+)?/${ASSET_PATH}/([^/?#]+)/([^/?#]+)$`)
