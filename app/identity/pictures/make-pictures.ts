import sharp from 'sharp'

/**
 * Generates the images of the account forms from the originals in the demo data: `node
 * app/identity/pictures/make-pictures.ts`.
 */
const ORIGINALS = 'demo/files/ProjectImages'
const HERE = 'app/identity/pictures'
const WIDTHS = [480, 720, 1080]

/** Nearly square crops, for one half of a wide screen. */
const pictures = [
  { name: 'towers', original: 'twin-luxury-towers-golden', crop: { left: 420, top: 0, width: 1080, height: 1200 } },
  { name: 'estate', original: 'master-plan-golden', crop: { left: 420, top: 0, width: 1080, height: 1200 } },
  { name: 'pool', original: 'pool-deck-dusk', crop: { left: 350, top: 0, width: 900, height: 1000 } },
  { name: 'lock', original: 'door-and-lock', crop: { left: 190, top: 0, width: 720, height: 800 } },
]

for (const { name, original, crop } of pictures) {
  for (const width of WIDTHS) {
    const source = sharp(`${ORIGINALS}/1730000000000_${original}.jpg`)
    const picture = source.extract(crop).resize({ width })
    // Low quality is enough, because the images are covered by a scrim.
    await picture.clone().avif({ quality: 44, effort: 6 }).toFile(`${HERE}/${name}-${width}.avif`)
    await picture.clone().webp({ quality: 66, effort: 6 }).toFile(`${HERE}/${name}-${width}.webp`)
  }
}
