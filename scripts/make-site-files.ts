import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { SHARE_PICTURE } from '#contract/content/content.constants.ts'

/**
 * Generates the background of the demo's link preview image. Run it again when the photograph changes:
 * `node scripts/make-site-files.ts`
 */
const photograph = await readFile('demo/files/ProjectImages/1730000000000_residential-trio-dusk.jpg')

const { width, height } = SHARE_PICTURE
await writeFile(
  'server/content/pictures/share-ground.jpg',
  await sharp(photograph).resize({ width, height, fit: 'cover' }).jpeg({ quality: 88, mozjpeg: true }).toBuffer(),
)
