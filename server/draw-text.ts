import { join } from 'node:path'
import { appRoot } from './app-root.ts'
import { imageEngine } from './image-engine.ts'

// Bundled, because the system may have no fonts, and the renderer cannot read our web fonts (WOFF2).
const FONT = { fontfile: join(appRoot, 'server/content/fonts/plinth-share.ttf'), rgba: true, dpi: 72 }

export interface TextStyle {
  text: string
  size: number
  mostWidth: number
  colour: string
}

/** Text of this size as a PNG, or smaller if it would be too wide. */
export async function drawText({ text, size, mostWidth, colour }: TextStyle) {
  const drawn = await draw(text, size, colour)
  if (drawn.info.width <= mostWidth) return drawn
  return draw(text, Math.floor((size * mostWidth) / drawn.info.width), colour)
}

function draw(text: string, size: number, colour: string) {
  const markup = `<span foreground="${colour}">${escaped(text)}</span>`
  return imageEngine()({ text: { ...FONT, text: markup, font: `Plinth Display ${size}` } })
    .png()
    .toBuffer({ resolveWithObject: true })
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
