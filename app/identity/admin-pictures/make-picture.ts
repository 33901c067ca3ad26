import sharp from 'sharp'

/**
 * Makes the picture beside the staff's sign-in from the demonstration's original:
 * `node app/identity/admin-pictures/make-picture.ts`.
 */
const ORIGINAL = 'demo/files/ProjectImages/1730000000000_elite-one-mixed-use-dusk.jpg'
const HERE = 'app/identity/admin-pictures'

for (const width of [480, 840, 1200]) {
  const picture = sharp(ORIGINAL).resize({ width, height: Math.round(width * 1.07), fit: 'cover' })
  // It lies under a scrim, which forgives much.
  await picture.clone().avif({ quality: 44, effort: 6 }).toFile(`${HERE}/elite-one-${width}.avif`)
  await picture.clone().webp({ quality: 66, effort: 6 }).toFile(`${HERE}/elite-one-${width}.webp`)
}
