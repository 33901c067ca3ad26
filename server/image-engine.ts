import sharp from 'sharp'

// Two jobs run at once and the machine has other work: one thread each, and no memory kept between pictures.
sharp.concurrency(1)
sharp.cache(false)

export const MOST_PIXELS = 50_000_000

/** A picture turned the way its camera was held. Whatever is made from it carries no metadata. */
export function readImage(source: Uint8Array | string) {
  return sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()
}

/** What the picture says of itself, whatever its size; nothing of it is decoded. Rejects what is no picture. */
export function readImageHeader(source: Uint8Array) {
  return sharp(source, { limitInputPixels: false }).metadata()
}
