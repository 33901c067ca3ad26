import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { nameByContent, picturesFolder } from './pictures-folder.ts'

/**
 * Generates the bundled images from the demo originals. Run it again after changing an original: `node
 * app/site/make-pictures.ts`, with names to generate only those. It prints the folder's new name, which must be entered
 * in `bundled-picture.tsx`.
 */
const ORIGINALS = 'demo/files/ProjectImages'

interface SitePicture {
  name: string
  original: string
  /** In pixels of the original. */
  crop?: { left: number; top: number; width: number; height: number }
  widths: number[]
  /** Lower for images under a dark overlay, which hides the loss. */
  quality?: { avif: number; webp: number }
}

const UNDER_A_SCRIM = { avif: 44, webp: 66 }
const THUMB = { widths: [200] }

const pictures: SitePicture[] = [
  { name: 'garden-court', original: 'residential-slab-gardens-golden', widths: [640, 1280, 1920] },
  {
    name: 'balcony-room',
    original: 'living-room-balcony',
    // A portrait crop that keeps the table and the window behind it.
    crop: { left: 200, top: 0, width: 800, height: 1000 },
    widths: [400, 800],
  },

  { name: 'hero', original: 'residential-trio-dusk', widths: [960, 1440, 1920], quality: UNDER_A_SCRIM },
  {
    name: 'hero-tall',
    original: 'residential-trio-dusk',
    // The middle tower, for portrait screens.
    crop: { left: 676, top: 0, width: 640, height: 1200 },
    widths: [480, 640],
    // Low AVIF quality, because the first screen is complete only when this image has loaded.
    quality: { avif: 38, webp: 70 },
  },
  { name: 'lobby', original: 'lobby', crop: { left: 400, top: 0, width: 800, height: 1000 }, widths: [560, 800] },
  { name: 'pool-court', original: 'residential-slab-gardens-day', widths: [640, 800, 1280] },
  { name: 'canal-court', original: 'lucknow-central-golden', widths: [960, 1600], quality: UNDER_A_SCRIM },
  { name: 'twin-towers', original: 'twin-luxury-towers-golden', widths: [960, 1600], quality: UNDER_A_SCRIM },
  { name: 'township', original: 'master-plan-golden', widths: [960, 1600], quality: UNDER_A_SCRIM },
  {
    name: 'education',
    original: 'it-campus-day',
    crop: { left: 420, top: 0, width: 1080, height: 1200 },
    widths: [400, 800],
    quality: UNDER_A_SCRIM,
  },
  {
    name: 'skill-india',
    original: 'office-floor',
    crop: { left: 300, top: 0, width: 900, height: 1000 },
    widths: [400, 800],
    quality: UNDER_A_SCRIM,
  },
  {
    name: 'hospitality',
    original: 'pool-deck-dusk',
    crop: { left: 350, top: 0, width: 900, height: 1000 },
    widths: [400, 800],
    quality: UNDER_A_SCRIM,
  },
  {
    name: 'film-production',
    original: 'villas-dusk',
    crop: { left: 420, top: 0, width: 1080, height: 1200 },
    widths: [400, 800],
    quality: UNDER_A_SCRIM,
  },
  { name: 'kitchen', original: 'kitchen', widths: [640, 1280], quality: UNDER_A_SCRIM },
  { name: 'thumb-office', original: 'office-floor', ...THUMB },
  { name: 'thumb-bedroom', original: 'bedroom', ...THUMB },
  { name: 'thumb-living-room', original: 'living-room-balcony', ...THUMB },
  { name: 'thumb-lobby', original: 'lobby', ...THUMB },
  { name: 'thumb-gym', original: 'gym', ...THUMB },
  { name: 'thumb-pool', original: 'pool-deck-dusk', ...THUMB },
  { name: 'thumb-kitchen', original: 'kitchen', ...THUMB },
  { name: 'door', original: 'door-and-lock', crop: { left: 320, top: 0, width: 500, height: 800 }, widths: [300, 600] },
]

const wanted = process.argv.slice(2)
const folder = picturesFolder()
for (const { name, original, crop, widths, quality = { avif: 52, webp: 74 } } of pictures) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const source = sharp(join(ORIGINALS, `1730000000000_${original}.jpg`))
  const part = crop ? source.extract(crop) : source
  for (const width of widths) {
    const picture = part
      .clone()
      .resize({ width })
      .avif({ quality: quality.avif, effort: 6, chromaSubsampling: '4:2:0' })
    await picture.toFile(join(folder, `${name}-${width}.avif`))
  }
  // Browsers without AVIF are rare, so they get a single width.
  const width = widths[1] ?? widths[0]
  const picture = part.clone().resize({ width }).webp({ quality: quality.webp, effort: 6 })
  await picture.toFile(join(folder, `${name}-${width}.webp`))
}
const name = nameByContent(folder)
await rename(folder, join(dirname(folder), name))
console.log(name)
