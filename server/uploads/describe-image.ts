import { readImage } from '#server/image-engine.ts'

export type ImageDescription = { width: number; height: number; dominantColour: string }

/** Size as shown and the colour to paint before the picture arrives. Rejects what cannot be decoded. */
export async function describeImage(source: Uint8Array | string): Promise<ImageDescription> {
  const { autoOrient } = await readImage(source).metadata()
  const thumbnail = await readImage(source)
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside' })
    .flatten({ background: 'white' })
    .png()
    .toBuffer()
  const { dominant } = await readImage(thumbnail).stats()
  return { width: autoOrient.width, height: autoOrient.height, dominantColour: toHex(dominant) }
}

const THUMBNAIL_SIDE = 64

function toHex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
