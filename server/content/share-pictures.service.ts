import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { coloursOf, DEFAULT_LOOK, type Look } from '#contract/company/look.schema.ts'
import { type ColourTokens, tokensOf } from '#contract/company/look-colours.ts'
import { SHARE_PICTURE } from '#contract/content/content.constants.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { appRoot } from '#server/app-root.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import type { CompanyService } from '#server/company/company.service.ts'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'
import type { FileStore } from '#server/gateways/file-store.ts'
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

/** The preview image of a shared link: the photograph with name and place above a line in the accent colour. */
async function drawSharePicture(photograph: Uint8Array, { title, line, brand }: PreviewText, colour: ColourTokens) {
  const drawText = (style: Omit<TextStyle, 'colour'>) => drawFitting({ ...style, colour: colour.paper })
  const name = await drawText({ text: title, size: 92, mostWidth: width - 2 * MARGIN })
  const place = await drawText({ text: line, size: 32, mostWidth: width - 2 * MARGIN - 220 })
  const brandText = await drawText({ text: brand, size: 44, mostWidth: 300 })
  const foot = height - BASE - 52
  return readImage(photograph)
    .resize({ width, height, fit: 'cover' })
    .composite([
      { input: Buffer.from(scrim(colour)), left: 0, top: 0 },
      { input: name.data, left: MARGIN, top: foot - place.info.height - 26 - name.info.height },
      { input: place.data, left: MARGIN, top: foot - place.info.height },
      { input: brandText.data, left: width - MARGIN - brandText.info.width, top: foot - brandText.info.height },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

const scrim = (colour: ColourTokens) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">
    <stop offset=".3" stop-color="${colour.ink}" stop-opacity="0"/><stop offset="1" stop-color="${colour.ink}" stop-opacity=".92"/>
  </linearGradient></defs>
  <rect width="${width}" height="${height}" fill="url(#g)"/>
  <rect y="${height - BASE}" width="${width}" height="${BASE}" fill="${colour['brass-500']}"/>
</svg>`

interface TextStyle {
  text: string
  size: number
  mostWidth: number
  colour: string
}

/** Text of this size, or smaller if it would be too wide. */
async function drawFitting({ text, size, mostWidth, colour }: TextStyle) {
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

interface Deps {
  projects: Pick<ProjectsService, 'findShown'>
  company: Pick<CompanyService, 'find'>
  originals: FileStore
  /** Can be emptied at any time. */
  cache: FileStore
}

/** Images are drawn one at a time and requests wait, because crawlers request them, not visitors. */
const MAX_WAITING = 20

export function createSharePicturesService({ projects, company, originals, cache }: Deps) {
  const queue = createConcurrencyLimit({ running: 1 })

  return {
    /** The picture of every page that has none of its own. */
    async ofSite(): Promise<Buffer | 'busy' | null> {
      const { name, legalName, slogan, look } = await company.find()
      return drawOnce({
        look,
        text: { title: slogan ?? name, line: legalName, brand: name },
        photograph: 'site',
        open: () => readFile(SITE_PHOTOGRAPH),
      })
    },

    /** Returns null when the project is not public, and `busy` when too many requests are waiting. */
    async ofProject(id: number): Promise<Buffer | 'busy' | null> {
      const project = await projects.findShown(id)
      if (!project) return null
      const { name, look } = await company.find()
      return drawOnce({
        look,
        text: { title: project.name, line: `${project.type}, ${project.city}`, brand: name },
        photograph: project.bannerImage,
        open: () => read(originals, `${UPLOAD_FOLDER.banners}/${project.bannerImage}`),
      })
    },
  }

  async function drawOnce({ text, photograph, open, look = DEFAULT_LOOK }: Drawing) {
    const colours = coloursOf(look)
    const path = `share/${fingerprint([photograph, ...Object.values(text), ...Object.values(colours)])}.jpg`
    const cached = await read(cache, path)
    if (cached) return cached
    if (queue.waiting() >= MAX_WAITING) return 'busy'

    return queue.run(async () => {
      const ground = await open()
      if (!ground) return null
      const picture = await drawSharePicture(ground, text, tokensOf(colours))
      await cache.write(path, picture)
      return picture
    })
  }
}

interface Drawing {
  look: Look | undefined
  text: PreviewText
  /** Name of the photograph, part of the cache key. */
  photograph: string
  open: () => Promise<Buffer | null>
}

const SITE_PHOTOGRAPH = join(appRoot, 'server/content/pictures/share-ground.jpg')

export type SharePicturesService = ReturnType<typeof createSharePicturesService>

async function read(store: FileStore, path: string) {
  const file = await store.open(path)
  return file && buffer(file.stream())
}

/** Part of the cache key, so that another name, photograph or look creates a new image. */
function fingerprint(parts: string[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
