import { join } from 'node:path'
import { appRoot } from './app-root.ts'
import { imageEngine } from './image-engine.ts'

// Bundled, because the system may have no fonts, and the renderer cannot read our web fonts (WOFF2).
export const FONT_FILE = join(appRoot, 'server/content/fonts/plinth-share.ttf')
const FONT = { fontfile: FONT_FILE, rgba: true, dpi: 72 }

/** Whether the bundled font has every character. For others the renderer falls back to system fonts. */
export function isInBundledFont(text: string) {
  return /^[\n\x20-\x7e\xa0-\xffıŒœ–—‘’“”…]*$/.test(text)
}

export interface TextStyle {
  text: string
  size: number
  mostWidth: number
  colour: string
}

/** Renders text as a PNG, scaled down if it would be too wide. */
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
