import sharp from 'sharp'

/**
 * Generates the image of the staff sign-in from the original in the demo data: `node
 * app/identity/admin-pictures/make-picture.ts`.
 */
const ORIGINAL = 'demo/files/ProjectImages/1730000000000_elite-one-mixed-use-dusk.jpg'
const HERE = 'app/identity/admin-pictures'

for (const width of [480, 840, 1200]) {
  const picture = sharp(ORIGINAL).resize({ width, height: Math.round(width * 1.07), fit: 'cover' })
  // Low quality is enough, because the image is covered by a scrim.
  await picture.clone().avif({ quality: 44, effort: 6 }).toFile(`${HERE}/elite-one-${width}.avif`)
  await picture.clone().webp({ quality: 66, effort: 6 }).toFile(`${HERE}/elite-one-${width}.webp`)
}
