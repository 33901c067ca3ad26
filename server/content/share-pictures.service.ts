import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { registrationInWords, registrationOnCard } from '#contract/catalog/registration-on-card.ts'
import type { Company } from '#contract/company/company.schema.ts'
import { mainOffice, salesPhone } from '#contract/company/company-contacts.ts'
import { coloursOf, DEFAULT_LOOK, type Look } from '#contract/company/look.schema.ts'
import { type ColourTokens, tokensOf } from '#contract/company/look-colours.ts'
import { SHARE_PICTURE } from '#contract/content/content.constants.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { appRoot } from '#server/app-root.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import { type BrandService, logoOnPlain } from '#server/company/brand.service.ts'
import type { CompanyService } from '#server/company/company.service.ts'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'
import { drawText, headingFont, type TextStyle } from '#server/draw-text.ts'
import { type FileStore, readStored } from '#server/gateways/file-store.ts'
import { imageEngine, readImage } from '#server/image-engine.ts'
import type { SitePageRow } from './site-pages.repository.ts'

/** Part of the cache key. Raise it when the drawing changes. */
const LAYOUT_VERSION = '3'

const { width, height } = SHARE_PICTURE
const MARGIN = 64
const GAP = 40
const BASE = 12

const LOGO_BOX = { width: 240, height: 52 }
/** Of a picture without a photograph, which has more room for the logo. */
const LARGE_LOGO_BOX = { width: 460, height: 112 }

interface PreviewText {
  title: string
  line: string | null
  note?: string | null
  brand: string
}

interface Drawn {
  data: Buffer
  info: { width: number; height: number }
}

interface Signs {
  logo: Drawn | null
  mark: Buffer | null
}

type Style = Pick<TextStyle, 'text' | 'size' | 'mostWidth' | 'leastSize'>

/** Draws the text on the photograph, with the logo or the name of the company in the right corner. */
async function drawOnPhotograph(photograph: Uint8Array, text: PreviewText, look: Look, { logo }: Signs) {
  const colour = tokensOf(coloursOf(look))
  const drawLight = (style: Style) => drawText({ ...style, font: headingFont(look), colour: colour.paper })
  const sender = logo ?? (await drawLight({ text: text.brand, size: 44, mostWidth: 300 }))
  const lineWidth = width - 2 * MARGIN - sender.info.width - GAP
  return readImage(photograph)
    .resize({ width, height, fit: 'cover' })
    .composite([
      { input: Buffer.from(scrim(colour)), left: 0, top: 0 },
      ...(await linesOf(text, { draw: drawLight, lineWidth })),
      { input: sender.data, left: width - MARGIN - sender.info.width, top: BOTTOM - sender.info.height },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** Draws the text on a plain ground, below the logo, or else below the square mark and the name of the company. */
async function drawOnPlain(text: PreviewText, look: Look, { logo, mark, isLight }: Signs & { isLight: boolean }) {
  const colour = tokensOf(coloursOf(look))
  const background = isLight ? colour.stone : colour.ink
  const draw = (style: Style) =>
    drawText({ ...style, font: headingFont(look), colour: isLight ? colour.ink : colour.paper })
  return imageEngine()({ create: { width, height, channels: 3, background } })
    .composite([
      { input: Buffer.from(base(colour)), left: 0, top: height - BASE },
      ...(await signOnPlain(text, { logo, mark, draw })),
      ...(await linesOf(text, { draw, lineWidth: width - 2 * MARGIN })),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

async function signOnPlain({ title, brand }: PreviewText, { logo, mark, draw }: Signs & { draw: Draw }) {
  if (logo) return [{ input: logo.data, left: MARGIN, top: MARGIN }]
  const side = LARGE_LOGO_BOX.height
  const left = mark ? MARGIN + side + 28 : MARGIN
  const name = brand === title ? null : await draw({ text: brand, size: 56, mostWidth: width - MARGIN - left })
  return [
    ...(mark ? [{ input: await readImage(mark).resize(side, side).png().toBuffer(), left: MARGIN, top: MARGIN }] : []),
    ...(name ? [{ input: name.data, left, top: MARGIN + Math.round((side - name.info.height) / 2) }] : []),
  ]
}

const BOTTOM = height - BASE - 52

type Draw = (style: Style) => Promise<Drawn>

/** Returns the lines from the bottom: the note, the line and the title. */
async function linesOf({ title, line, note }: PreviewText, { draw, lineWidth }: { draw: Draw; lineWidth: number }) {
  const drawn = [
    ...(note ? [{ text: await draw({ text: note, size: 24, leastSize: 18, mostWidth: lineWidth }), gap: 14 }] : []),
    ...(line ? [{ text: await draw({ text: line, size: 32, leastSize: 22, mostWidth: lineWidth }), gap: 26 }] : []),
    { text: await draw({ text: title, size: 92, leastSize: 48, mostWidth: width - 2 * MARGIN }), gap: 0 },
  ]
  let bottom = BOTTOM
  return drawn.map(({ text, gap }) => {
    const top = bottom - text.info.height
    bottom = top - gap
    return { input: text.data, left: MARGIN, top }
  })
}

const scrim = (colour: ColourTokens) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">
    <stop offset=".3" stop-color="${colour.ink}" stop-opacity="0"/><stop offset="1" stop-color="${colour.ink}" stop-opacity=".92"/>
  </linearGradient></defs>
  <rect width="${width}" height="${height}" fill="url(#g)"/>
  <rect y="${height - BASE}" width="${width}" height="${BASE}" fill="${colour['brass-500']}"/>
</svg>`

const base = (colour: ColourTokens) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${BASE}"><rect width="${width}" height="${BASE}" fill="${colour['brass-500']}"/></svg>`

interface Deps {
  projects: Pick<ProjectsService, 'findShownOnCard'>
  company: Pick<CompanyService, 'find'>
  brand: Pick<BrandService, 'logo' | 'mark'>
  pages: { findShown: (address: string) => Promise<Pick<SitePageRow, 'name' | 'title'> | null> }
  /** Whether this is the demo company, whose photograph is bundled. */
  isDemo: (company: Company) => Promise<boolean>
  originals: FileStore
  /** Files can be deleted from it at any time; images are drawn again when requested. */
  cache: FileStore
  now?: () => Date
}

/** Maximum number of waiting requests. Images are drawn one at a time: crawlers request them, and they can wait. */
const MAX_WAITING = 20

export function createSharePicturesService(deps: Deps) {
  const { projects, company, brand, pages, isDemo, originals, cache, now = () => new Date() } = deps
  const queue = createConcurrencyLimit({ running: 1 })

  return {
    /** Returns the link preview image of every page that has none of its own. */
    async ofSite(): Promise<Buffer | 'busy' | null> {
      const found = await company.find()
      const { name, legalName, slogan } = found
      if (await isDemo(found)) return ofDemo(found, slogan ?? name)
      // The logo contains the name.
      return onPlain(found, slogan ?? (found.logoDark || found.logoLight ? legalName : name))
    },

    /** Returns the image of a page that staff have added. Null if it is unknown or hidden. */
    async ofPage(address: string): Promise<Buffer | 'busy' | null> {
      const page = await pages.findShown(address)
      if (!page) return null
      const title = page.title ?? page.name
      const found = await company.find()
      return (await isDemo(found)) ? ofDemo(found, title) : onPlain(found, title)
    },

    /** Null if the project is not public or its image is missing; `busy` if too many requests are waiting. */
    async ofProject(id: number): Promise<Buffer | 'busy' | null> {
      const project = await projects.findShownOnCard(id)
      if (!project) return null
      const found = await company.find()
      return onPhotograph(found, {
        text: {
          title: project.name,
          line: `${project.type}, ${project.city}`,
          note: registrationInWords(registrationOnCard(project, siteDay(now()))),
          brand: found.name,
        },
        photograph: project.bannerImage,
        open: () => readStored(originals, `${UPLOAD_FOLDER.banners}/${project.bannerImage}`),
      })
    },
  }

  function ofDemo(found: Company, title: string) {
    return onPhotograph(found, {
      text: { title, line: found.legalName, brand: found.name },
      photograph: 'site',
      open: () => readFile(SITE_PHOTOGRAPH),
    })
  }

  function onPhotograph({ look = DEFAULT_LOOK, logoDark }: Company, { text, photograph, open }: OnPhotograph) {
    return drawOnce({ look, parts: [photograph, logoDark?.file ?? '', ...Object.values(text)] }, async () => {
      const ground = await open()
      if (!ground) return null
      const logo = logoDark && (await brand.logo('logoDark', LOGO_BOX))
      return drawOnPhotograph(ground, text, look, { logo, mark: null })
    })
  }

  function onPlain(found: Company, title: string) {
    const { name, legalName, look = DEFAULT_LOOK, logoDark, logoLight, mark } = found
    const { field, isLight } = logoOnPlain(found)
    const contact = [cityOf(found), salesPhone(found)?.label].filter(Boolean).join(', ')
    const text = { title, line: title === legalName ? null : legalName, note: contact, brand: name }
    const files = [logoDark, logoLight, mark].map((logo) => logo?.file ?? '')
    return drawOnce({ look, parts: ['plain', ...files, ...Object.values(text)] }, async () => {
      const logo = field && (await brand.logo(field, LARGE_LOGO_BOX))
      return drawOnPlain(text, look, { logo, mark: mark && (await brand.mark()), isLight })
    })
  }

  async function drawOnce({ look, parts }: { look: Look; parts: unknown[] }, draw: () => Promise<Buffer | null>) {
    const style = [LAYOUT_VERSION, look.type, ...Object.values(coloursOf(look))]
    const path = `share/${fingerprint([...parts, ...style])}.jpg`
    const cached = await readStored(cache, path)
    if (cached) return cached
    if (queue.waiting() >= MAX_WAITING) return 'busy'

    return queue.run(async () => {
      const picture = await draw()
      if (picture) await cache.write(path, picture)
      return picture
    })
  }
}

interface OnPhotograph {
  text: PreviewText
  /** Identifies the image in the cache key. */
  photograph: string
  open: () => Promise<Buffer | null>
}

/** Returns the last line of the address without its postal code. */
function cityOf(company: Company) {
  return mainOffice(company)
    ?.lines.at(-1)
    ?.replace(/[\s,–-]*\d{3} ?\d{3}$/, '')
}

const SITE_PHOTOGRAPH = join(appRoot, 'server/content/pictures/share-ground.jpg')

export type SharePicturesService = ReturnType<typeof createSharePicturesService>

/** Part of the cache key, so that another name, image or look creates a new image. */
function fingerprint(parts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
