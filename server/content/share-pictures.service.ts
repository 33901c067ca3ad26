import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { registrationInWords, registrationOnCard } from '#contract/catalog/registration-on-card.ts'
import type { Company, Logo } from '#contract/company/company.schema.ts'
import { coloursOf, DEFAULT_LOOK, type Look } from '#contract/company/look.schema.ts'
import { type ColourTokens, tokensOf } from '#contract/company/look-colours.ts'
import { SHARE_PICTURE } from '#contract/content/content.constants.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { appRoot } from '#server/app-root.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import type { BrandService } from '#server/company/brand.service.ts'
import type { CompanyService } from '#server/company/company.service.ts'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'
import { drawText, headingFont, type TextStyle } from '#server/draw-text.ts'
import { type FileStore, readStored } from '#server/gateways/file-store.ts'
import { imageEngine, readImage } from '#server/image-engine.ts'

/** Part of the cache key. Raise it when the drawing changes. */
const LAYOUT_VERSION = '2'

const { width, height } = SHARE_PICTURE
const MARGIN = 64
const GAP = 40
const BASE = 12

const LOGO_BOX = { width: 240, height: 52 }

interface PreviewText {
  title: string
  line: string
  note?: string
  brand: string
}

interface Drawn {
  data: Buffer
  info: { width: number; height: number }
}

async function drawSharePicture(
  photograph: Uint8Array,
  { title, line, note, brand }: PreviewText,
  look: Look,
  logo: Drawn | null,
) {
  const colour = tokensOf(coloursOf(look))
  const drawLight = (style: Pick<TextStyle, 'text' | 'size' | 'mostWidth' | 'leastSize'>) =>
    drawText({ ...style, font: headingFont(look), colour: colour.paper })
  const name = await drawLight({ text: title, size: 92, leastSize: 48, mostWidth: width - 2 * MARGIN })
  const sender = logo ?? (await drawLight({ text: brand, size: 44, mostWidth: 300 }))
  const mostWidth = width - 2 * MARGIN - sender.info.width - GAP
  const place = await drawLight({ text: line, size: 32, leastSize: 22, mostWidth })
  const small = note ? await drawLight({ text: note, size: 24, leastSize: 18, mostWidth }) : null
  const bottom = height - BASE - 52
  const foot = small ? bottom - small.info.height - 14 : bottom
  return readImage(photograph)
    .resize({ width, height, fit: 'cover' })
    .composite([
      { input: Buffer.from(scrim(colour)), left: 0, top: 0 },
      { input: name.data, left: MARGIN, top: foot - place.info.height - 26 - name.info.height },
      { input: place.data, left: MARGIN, top: foot - place.info.height },
      ...(small ? [{ input: small.data, left: MARGIN, top: bottom - small.info.height }] : []),
      { input: sender.data, left: width - MARGIN - sender.info.width, top: bottom - sender.info.height },
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

interface Deps {
  projects: Pick<ProjectsService, 'findShownOnCard'>
  company: Pick<CompanyService, 'find'>
  brand: Pick<BrandService, 'logo'>
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
  const { projects, company, brand, isDemo, originals, cache, now = () => new Date() } = deps
  const queue = createConcurrencyLimit({ running: 1 })

  return {
    /** Returns the link preview image of every page that has none of its own. */
    async ofSite(): Promise<Buffer | 'busy' | null> {
      const found = await company.find()
      const { name, legalName, slogan, look, logoDark } = found
      const hasPhotograph = await isDemo(found)
      return drawOnce({
        look,
        text: { title: hasPhotograph ? (slogan ?? name) : name, line: legalName, brand: name },
        photograph: hasPhotograph ? 'site' : 'plain',
        logo: logoDark,
        open: (colour) => (hasPhotograph ? readFile(SITE_PHOTOGRAPH) : plainGround(colour)),
      })
    },

    /** Null if the project is not public or its image is missing; `busy` if too many requests are waiting. */
    async ofProject(id: number): Promise<Buffer | 'busy' | null> {
      const project = await projects.findShownOnCard(id)
      if (!project) return null
      const { name, look, logoDark } = await company.find()
      return drawOnce({
        look,
        text: {
          title: project.name,
          line: `${project.type}, ${project.city}`,
          note: registrationInWords(registrationOnCard(project, siteDay(now()))),
          brand: name,
        },
        photograph: project.bannerImage,
        logo: logoDark,
        open: () => readStored(originals, `${UPLOAD_FOLDER.banners}/${project.bannerImage}`),
      })
    },
  }

  async function drawOnce({ text, photograph, logo, open, look = DEFAULT_LOOK }: Drawing) {
    const style = [LAYOUT_VERSION, look.type, ...Object.values(coloursOf(look))]
    const path = `share/${fingerprint([photograph, logo?.file ?? '', ...Object.values(text), ...style])}.jpg`
    const cached = await readStored(cache, path)
    if (cached) return cached
    if (queue.waiting() >= MAX_WAITING) return 'busy'

    return queue.run(async () => {
      const ground = await open(tokensOf(coloursOf(look)))
      if (!ground) return null
      const picture = await drawSharePicture(ground, text, look, logo && (await brand.logo('logoDark', LOGO_BOX)))
      await cache.write(path, picture)
      return picture
    })
  }
}

interface Drawing {
  look: Look | undefined
  text: PreviewText
  /** Identifies the image in the cache key. */
  photograph: string
  logo: Logo | null
  open: (colour: ColourTokens) => Promise<Buffer | null>
}

const SITE_PHOTOGRAPH = join(appRoot, 'server/content/pictures/share-ground.jpg')

function plainGround(colour: ColourTokens) {
  return imageEngine()({ create: { width, height, channels: 3, background: colour.ink } })
    .png()
    .toBuffer()
}

export type SharePicturesService = ReturnType<typeof createSharePicturesService>

/** Part of the cache key, so that another name, image or look creates a new image. */
function fingerprint(parts: string[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
