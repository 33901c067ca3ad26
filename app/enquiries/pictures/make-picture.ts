import sharp from 'sharp'

/** Generates the office image from the original in the demo data: `node app/enquiries/pictures/make-picture.ts`. */
const ORIGINAL = 'demo/files/ProjectImages/1730000000000_office-floor.jpg'
const HERE = 'app/enquiries/pictures'

for (const width of [480, 960]) {
  const picture = sharp(ORIGINAL).extract({ left: 130, top: 0, width: 1333, height: 1000 }).resize({ width })
  await picture.clone().avif({ quality: 52, effort: 6 }).toFile(`${HERE}/office-${width}.avif`)
  await picture.clone().webp({ quality: 74, effort: 6 }).toFile(`${HERE}/office-${width}.webp`)
}
