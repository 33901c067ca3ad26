import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { brand } from '#contract/content/brand.ts'
import { drawSharePicture } from '#server/content/share-pictures.service.ts'

/**
 * Generates the images that browsers and social networks request under fixed names. Run it again when logo, slogan or
 * photograph change: `node scripts/make-site-files.ts`.
 */
const mark = await readFile('public/favicon.svg')
const photograph = await readFile('demo/files/ProjectImages/1730000000000_residential-trio-dusk.jpg')

const line = 'Homes and offices in Delhi NCR and Lucknow'
await writeFile(
  'public/share.jpg',
  await drawSharePicture(photograph, { title: brand.slogan, line, brand: brand.name }),
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
