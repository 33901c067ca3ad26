import { join } from 'node:path'
import { SHARE_PICTURE } from '#contract/content/content.constants.ts'
import { appRoot } from '#server/app-root.ts'
import { imageEngine, readImage } from '#server/image-engine.ts'

const { width, height } = SHARE_PICTURE
const MARGIN = 64
const BASE = 12

// Bundled, because the system may have no fonts, and the renderer cannot read our web fonts (WOFF2).
const FONT = { fontfile: join(appRoot, 'server/content/fonts/plinth-share.ttf'), rgba: true, dpi: 72 }

interface PreviewText {
  title: string
  line: string
  brand: string
}

/** The preview image of a shared link: the photograph with name and place above a brass line. */
export async function drawSharePicture(photograph: Uint8Array, { title, line, brand }: PreviewText) {
  const name = await drawText({ text: title, size: 92, mostWidth: width - 2 * MARGIN })
  const place = await drawText({ text: line, size: 32, mostWidth: width - 2 * MARGIN - 220 })
  const brandText = await drawText({ text: brand, size: 44, mostWidth: 300 })
  const foot = height - BASE - 52
  return readImage(photograph)
    .resize({ width, height, fit: 'cover' })
    .composite([
      { input: Buffer.from(SCRIM), left: 0, top: 0 },
      { input: name.data, left: MARGIN, top: foot - place.info.height - 26 - name.info.height },
      { input: place.data, left: MARGIN, top: foot - place.info.height },
      { input: brandText.data, left: width - MARGIN - brandText.info.width, top: foot - brandText.info.height },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

const SCRIM = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">
    <stop offset=".3" stop-color="#101C24" stop-opacity="0"/><stop offset="1" stop-color="#101C24" stop-opacity=".92"/>
  </linearGradient></defs>
  <rect width="${width}" height="${height}" fill="url(#g)"/>
  <rect y="${height - BASE}" width="${width}" height="${BASE}" fill="#A57C36"/>
</svg>`

interface TextStyle {
  text: string
  size: number
  mostWidth: number
}

/** White text of this size, or smaller if it would be too wide. */
async function drawText({ text, size, mostWidth }: TextStyle) {
  const drawn = await draw(text, size)
  if (drawn.info.width <= mostWidth) return drawn
  return draw(text, Math.floor((size * mostWidth) / drawn.info.width))
}

function draw(text: string, size: number) {
  const markup = `<span foreground="#F8F6F2">${escaped(text)}</span>`
  return imageEngine()({ text: { ...FONT, text: markup, font: `Plinth Display ${size}` } })
    .png()
    .toBuffer({ resolveWithObject: true })
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
