import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Company } from '#contract/company/company.schema.ts'
import { iconLetterOf } from '#contract/company/icon-letter.ts'
import { coloursOf, DEFAULT_LOOK, type Look } from '#contract/company/look.schema.ts'
import { type ColourTokens, tokensOf } from '#contract/company/look-colours.ts'
import { extensionOf } from '#contract/uploads/upload-rules.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { appRoot } from '#server/app-root.ts'
import { drawText, headingFont } from '#server/draw-text.ts'
import { type FileStore, readStored } from '#server/gateways/file-store.ts'
import { imageEngine, readImage } from '#server/image-engine.ts'
import type { CompanyService } from './company.service.ts'

interface Deps {
  company: Pick<CompanyService, 'find'>
  originals: Pick<FileStore, 'open'>
  cache: Pick<FileStore, 'open' | 'write'>
  /** Whether this is the demo company, which has a mark although none was uploaded. */
  isDemo: (company: Company) => Promise<boolean>
}

interface Icon {
  size: number
  /** The icon gets a background, because some operating systems draw black behind transparent parts. */
  isOpaque?: boolean
  margin?: number
}

const SVG = 'image/svg+xml'
const PNG = 'image/png'

/** Images at fixed URLs, generated from the square mark. */
const ICONS = {
  '/apple-touch-icon.png': { size: 180, isOpaque: true },
  '/icon-192.png': { size: 192 },
  '/icon-512.png': { size: 512 },
  // Android may crop this one to a circle of four fifths of its width.
  '/icon-maskable-512.png': { size: 512, isOpaque: true, margin: 0.1 },
  '/mail-mark.png': { size: 96 },
} satisfies Record<string, Icon>
const FAVICON = { svg: '/favicon.svg', ico: '/favicon.ico' } as const
const FAVICON_SIZE = 32
const MANIFEST = '/manifest.webmanifest'
export const BRAND_FILES = [FAVICON.svg, FAVICON.ico, ...Object.keys(ICONS), MANIFEST]

/** The URL stays the same when the mark changes, so emails sent earlier show the current one. */
export const MAIL_MARK = '/mail-mark.png' satisfies keyof typeof ICONS

interface Mark {
  /** Identifies the mark in the cache key of its icons. */
  name: string
  content: Buffer
  type: typeof SVG | typeof PNG
}

export function createBrandService({ company, originals, cache, isDemo }: Deps) {
  return {
    /** Returns the logo as a PNG that fits in the box. Null if there is none or its file is missing. */
    async logo(field: 'logoLight' | 'logoDark', box: { width: number; height: number }) {
      const logo = (await company.find())[field]
      const stored = logo && (await readLogo(logo.file))
      if (!stored) return null
      return readImage(stored)
        .resize({ ...box, fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true })
    },

    /** Returns the square mark as a PNG. */
    async mark() {
      return icon(await markOf(await company.find()), ICONS['/icon-512.png'])
    },

    async file(path: string): Promise<{ type: string; body: string | Buffer }> {
      const found = await company.find()
      if (path === MANIFEST) return { type: 'application/manifest+json', body: JSON.stringify(manifestOf(found)) }
      const mark = await markOf(found)
      if (path === FAVICON.svg) return { type: SVG, body: mark.type === SVG ? mark.content : wrapped(mark.content) }
      if (path === FAVICON.ico) return { type: 'image/x-icon', body: icoOf(await icon(mark, { size: FAVICON_SIZE })) }
      return { type: PNG, body: await icon(mark, ICONS[path as keyof typeof ICONS]) }
    },
  }

  async function markOf(found: Company): Promise<Mark> {
    const uploaded = found.mark && (await readLogo(found.mark.file))
    if (found.mark && uploaded) {
      const type = extensionOf(found.mark.file) === 'svg' ? SVG : PNG
      return { name: found.mark.file, content: uploaded, type }
    }
    if (await isDemo(found)) return { name: 'demo', content: await readFile(DEMO_MARK), type: SVG }
    const letter = iconLetterOf(found.name)
    const { look = DEFAULT_LOOK } = found
    const { ink } = coloursOf(look)
    return { name: `letter ${letter} ${ink} ${look.type}`, content: await drawLetter(letter, look), type: PNG }
  }

  function readLogo(file: string) {
    return readStored(originals, `${UPLOAD_FOLDER.logos}/${file}`)
  }

  async function icon(mark: Mark, kind: Icon) {
    const path = `brand/${hash('sha256', JSON.stringify([mark.name, kind])).slice(0, 32)}.png`
    const ready = await readStored(cache, path)
    if (ready) return ready
    const made = await drawIcon(mark, kind)
    await cache.write(path, made)
    return made
  }
}

/**
 * Returns the logo for a plain ground, and whether that ground is light: it is dark, unless the company has a logo or
 * mark but no logo for dark ground.
 */
export function logoOnPlain({ logoDark, logoLight, mark }: Pick<Company, 'logoDark' | 'logoLight' | 'mark'>) {
  const field: 'logoDark' | 'logoLight' | null = logoDark ? 'logoDark' : logoLight ? 'logoLight' : null
  return { field, isLight: !logoDark && Boolean(logoLight || mark) }
}

export type BrandService = ReturnType<typeof createBrandService>

const DEMO_MARK = join(appRoot, 'demo/mark.svg')

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

async function drawIcon({ content }: Mark, { size, isOpaque = false, margin = 0 }: Icon) {
  const edge = Math.round(size * margin)
  const side = size - 2 * edge
  const background = isOpaque ? await groundOf(content) : CLEAR
  const icon = readImage(content)
    .resize({ width: side, height: side, fit: 'contain', background: CLEAR })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
  return (isOpaque ? icon.flatten({ background }) : icon).png().toBuffer()
}

/**
 * Returns the colour of the corner pixel, so that a mark with a background extends to the edge of the icon. White if
 * that pixel is transparent.
 */
async function groundOf(mark: Buffer) {
  const [r = 0, g = 0, b = 0, alpha] = await readImage(mark).ensureAlpha().raw().toBuffer()
  return alpha === 255 ? { r, g, b } : 'white'
}

const LETTER_SIDE = 512

async function drawLetter(letter: string, look: Look) {
  const { ink, paper } = tokensOf(coloursOf(look))
  const ground = imageEngine()({ create: { width: LETTER_SIDE, height: LETTER_SIDE, channels: 3, background: ink } })
  if (letter === '') return ground.png().toBuffer()
  const drawn = await drawText({ text: letter, font: headingFont(look), size: 360, mostWidth: 400, colour: paper })
  return ground
    .composite([{ input: drawn.data, gravity: 'centre' }])
    .png()
    .toBuffer()
}

/** Wraps a PNG in an SVG, because the icon's only URL ends in .svg. */
function wrapped(png: Buffer) {
  const image = `<image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${image}</svg>`
}

function icoOf(png: Buffer) {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(1, 4)
  directory.writeUInt8(FAVICON_SIZE, 6)
  directory.writeUInt8(FAVICON_SIZE, 7)
  directory.writeUInt16LE(1, 10)
  directory.writeUInt16LE(32, 12)
  directory.writeUInt32LE(png.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, png])
}

function coloursIn({ look = DEFAULT_LOOK }: Company): ColourTokens {
  return tokensOf(coloursOf(look))
}

function manifestOf(company: Company) {
  const { ink, paper } = coloursIn(company)
  const icon = (src: keyof typeof ICONS, more: object = {}) => {
    const { size } = ICONS[src]
    return { src, sizes: `${size}x${size}`, type: PNG, ...more }
  }
  return {
    name: company.legalName,
    short_name: company.name,
    start_url: '/home',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: ink,
    icons: [icon('/icon-192.png'), icon('/icon-512.png'), icon('/icon-maskable-512.png', { purpose: 'maskable' })],
  }
}
