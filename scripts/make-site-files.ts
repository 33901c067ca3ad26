import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { SHARE_PICTURE } from '#contract/content/content.constants.ts'

/**
 * Generates the images that browsers request under fixed names, and the ground of the preview image for shared links.
 * Run it again when the mark or the photograph changes: `node scripts/make-site-files.ts`.
 */
const mark = await readFile('public/favicon.svg')
const photograph = await readFile('demo/files/ProjectImages/1730000000000_residential-trio-dusk.jpg')

const { width, height } = SHARE_PICTURE
await writeFile(
  'server/content/pictures/share-ground.jpg',
  await sharp(photograph).resize({ width, height, fit: 'cover' }).jpeg({ quality: 88, mozjpeg: true }).toBuffer(),
)
await writeFile('public/apple-touch-icon.png', await icon(180))
await writeFile('public/favicon.ico', icoOf(await icon(32), 32))

function icon(size: number) {
  return sharp(mark, { density: 300 }).resize(size, size).png({ palette: true }).toBuffer()
}

/** An ICO file: a directory with one entry, followed by a PNG. */
function icoOf(png: Buffer, size: number) {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(1, 4)
  directory.writeUInt8(size, 6)
  directory.writeUInt8(size, 7)
  directory.writeUInt16LE(1, 10)
  directory.writeUInt16LE(32, 12)
  directory.writeUInt32LE(png.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, png])
}
