import { createRequire } from 'node:module'
import type Sharp from 'sharp'

export const MOST_PIXELS = 50_000_000

let loaded: typeof Sharp | null = null

/** Loaded with the first picture: twenty megabytes that a server which only shows its pages does without. */
export function imageEngine() {
  if (loaded) return loaded
  const sharp: typeof Sharp = createRequire(import.meta.url)('sharp')
  // Two jobs run at once and the machine has other work: one thread each, and no memory kept between pictures.
  sharp.concurrency(1)
  sharp.cache(false)
  loaded = sharp
  return sharp
}

/** A picture turned the way its camera was held. Whatever is made from it carries no metadata. */
export function readImage(source: Uint8Array | string) {
  return imageEngine()(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()
}

/** What the picture says of itself, whatever its size; nothing of it is decoded. Rejects what is no picture. */
export function readImageHeader(source: Uint8Array) {
  return imageEngine()(source, { limitInputPixels: false }).metadata()
}
