import { ASSET_PATH, IMAGE_WIDTHS, VARIANT_PATH } from '#contract/uploads/uploads.constants.ts'

export type ImageFormat = 'avif' | 'webp'

type Limits = { naturalWidth?: number; widths?: readonly number[] }

/**
 * `/assets/images/{folder}/{name}` → `srcset` over `/assets/variants/{folder}/{name}/{width}.{format}`.
 * Null for an address that is not one of our uploads: there are no variants of those.
 */
export function variantSet(src: string, format: ImageFormat, limits: Limits): string | null {
  const upload = UPLOAD.exec(src)
  if (!upload) return null
  const { naturalWidth = Number.POSITIVE_INFINITY, widths = IMAGE_WIDTHS } = limits
  const [, origin = '', folder, name] = upload
  return (
    widths
      // Enlarging adds bytes and no detail, so the ladder ends at the picture's own size.
      .filter((width, index) => index === 0 || width <= naturalWidth)
      .map((width) => `${origin}/${VARIANT_PATH}/${folder}/${name}/${width}.${format} ${width}w`)
      .join(', ')
  )
}

// The API, and with it the files, may live on another origin than the pages.
const UPLOAD = new RegExp(`^(https?://[^/?#]+)?/${ASSET_PATH}/([^/?#]+)/([^/?#]+)$`)
