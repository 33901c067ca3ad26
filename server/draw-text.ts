import { join } from 'node:path'
import type { Look } from '#contract/company/look.schema.ts'
import { appRoot } from './app-root.ts'
import { imageEngine } from './image-engine.ts'

export interface BundledFont {
  file: string
  family: string
}

// Bundled, because the system may have no fonts, and the renderers of images and PDFs cannot read our web fonts
// (WOFF2).
export const SERIF: BundledFont = { file: fileOf('plinth-share.ttf'), family: 'Plinth Display' }
const SANS: BundledFont = { file: fileOf('plinth-share-sans.ttf'), family: 'Plinth Sans' }

export function headingFont({ type }: Pick<Look, 'type'>) {
  return type === 'schibsted' ? SANS : SERIF
}

function fileOf(name: string) {
  return join(appRoot, 'server/content/fonts', name)
}

/** Whether the bundled fonts have every character of the text. For other characters, system fonts are used. */
export function isInBundledFont(text: string) {
  return /^[\n\x20-\x7e\xa0-\xffıŒœ–—‘’“”…]*$/.test(text)
}

export interface TextStyle {
  text: string
  font: BundledFont
  size: number
  mostWidth: number
  /** The smallest font size. Text that is still too wide at this size is wrapped. */
  leastSize?: number
  colour: string
}

export async function drawText({ mostWidth, leastSize = 0, ...style }: TextStyle) {
  const drawn = await draw(style)
  if (drawn.info.width <= mostWidth) return drawn
  const size = Math.floor((style.size * mostWidth) / drawn.info.width)
  return size < leastSize ? draw({ ...style, size: leastSize }, mostWidth) : draw({ ...style, size })
}

function draw({ text, font, size, colour }: Omit<TextStyle, 'mostWidth' | 'leastSize'>, width?: number) {
  const markup = `<span foreground="${colour}" insert_hyphens="false">${escaped(text)}</span>`
  const lines = width === undefined ? {} : { width, wrap: 'word-char' as const }
  return imageEngine()({
    text: { text: markup, fontfile: font.file, font: `${font.family} ${size}`, rgba: true, dpi: 72, ...lines },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
