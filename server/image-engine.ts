import { createRequire } from 'node:module'
import type Sharp from 'sharp'

export const MAX_PIXELS = 50_000_000

let loaded: typeof Sharp | null = null

/**
 * Imported when the first image is processed, because a server that only serves pages does not need the library in
 * memory.
 */
export function imageEngine() {
  if (loaded) return loaded
  const sharp: typeof Sharp = createRequire(import.meta.url)('sharp')
  // Several images can be processed at once while requests are served, so each uses one thread and none is cached.
  sharp.concurrency(1)
  sharp.cache(false)
  loaded = sharp
  return sharp
}

/** Opens an image, rotated according to its EXIF orientation. Output made from it has no metadata. */
export function readImage(source: Uint8Array | string) {
  return imageEngine()(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
}

/** Reads only the header, so the size of the image does not matter. Rejects data that is no image. */
export function readImageHeader(source: Uint8Array) {
  return imageEngine()(source, { limitInputPixels: false }).metadata()
}
