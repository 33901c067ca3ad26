import { hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { shownRegistrations } from '#contract/catalog/registrations-in-words.ts'
import { inShownOrder } from '#contract/catalog/shown-registration.ts'
import { mainOffice, salesPhone } from '#contract/company/company-contacts.ts'
import { DEFAULT_LOOK } from '#contract/company/look.schema.ts'
import { originalNameOf } from '#contract/uploads/original-name.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { siteDay, writtenDay } from '#contract/wire/site-time.ts'
import { type BrandService, logoOnPlain } from '#server/company/brand.service.ts'
import type { CompanyService } from '#server/company/company.service.ts'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'
import { appendedFile } from '#server/gateways/appended-file.ts'
import { type FileStore, readStored, type StoredFile } from '#server/gateways/file-store.ts'
import { updateWithCover } from '#server/pdf-update.ts'
import { brochureCover, type Cover, type CoverImages, LAYOUT_VERSION, LOGO_BOX } from './brochure-cover.ts'
import type { BrochuresRepository } from './brochures.repository.ts'

interface Deps {
  brochures: BrochuresRepository
  company: Pick<CompanyService, 'find'>
  brand: Pick<BrandService, 'logo' | 'mark'>
  originals: Pick<FileStore, 'open'>
  /** Its files can be deleted at any time; they are generated again when requested. */
  cache: Pick<FileStore, 'open' | 'write'>
  now?: () => Date
}

/**
 * Maximum number of requests that wait for a cover page. Only one cover page is generated at a time, because each needs
 * the whole brochure in memory.
 */
const MAX_WAITING = 20

export function createBrochuresService({ brochures, company, brand, originals, cache, now = () => new Date() }: Deps) {
  const queue = createConcurrencyLimit({ running: 1 })

  return {
    /**
     * Returns a brochure of a visible project with its cover page. Null if there is none or its file is missing, `busy`
     * if too many requests are waiting. One that is only sent by email is returned only if `isByLink`.
     */
    async open(documentId: number, { isByLink }: { isByLink: boolean }) {
      const brochure = await find(documentId, { withHidden: false })
      if (!brochure || (brochure.delivery === 'mail' && !isByLink)) return null
      const cover = await coverFor(brochure)
      if (cover === 'busy') return cover
      const file = await originals.open(brochure.path)
      if (!file) {
        await cover?.close()
        return null
      }
      return { file: await joined(file, cover), name: brochure.name }
    },

    /**
     * Whether a brochure can get a cover page, even if its project is hidden. True while this is unknown; null if there
     * is no such brochure.
     */
    async hasCover(documentId: number) {
      const brochure = await find(documentId, { withHidden: true })
      if (!brochure) return null
      const cover = await coverFor(brochure)
      if (cover === 'busy' || cover === null) return true
      await cover.close()
      return cover.bytes > 0
    },
  }

  async function find(documentId: number, visibility: { withHidden: boolean }) {
    const found = await brochures.find(documentId, visibility)
    if (!found) return null
    const { file, delivery, project } = found
    const owner = await company.find()
    const { name, look = DEFAULT_LOOK, legalName, cin, email } = owner
    const today = siteDay(now())
    const registrations = inShownOrder(found.registrations, today)
    const cover: Cover = {
      company: {
        name,
        legalName,
        contact: [mainOffice(owner)?.lines.join(', '), salesPhone(owner)?.label, email, cin && `CIN ${cin}`].filter(
          (line): line is string => Boolean(line),
        ),
        hasLightBand: logoOnPlain(owner).isLight,
      },
      project: { name: project.name, line: `${project.type}, ${project.city}` },
      registered: shownRegistrations(registrations, { project, today }),
      look,
    }
    const codes = registrations.map(({ id, portalUrl, qrImage }) => ({ id, portalUrl, qrImage }))
    // Leaves out the date: a cached cover keeps showing the day on which it was generated.
    const logos = [owner.logoDark, owner.logoLight, owner.mark].map((logo) => logo?.file)
    const key = hash('sha256', JSON.stringify([LAYOUT_VERSION, file, cover, codes, logos]))
    return {
      path: `${UPLOAD_FOLDER.images}/${file}`,
      name: originalNameOf(file),
      delivery,
      cover,
      codes,
      cachePath: `brochure-covers/${key.slice(0, 32)}`,
    }
  }

  type Brochure = NonNullable<Awaited<ReturnType<typeof find>>>

  /**
   * Returns the bytes that add the cover page when they are appended to the brochure. Empty if the PDF cannot be
   * updated, null if its file is missing, `busy` if too many requests are waiting.
   */
  async function coverFor(brochure: Brochure): Promise<StoredFile | 'busy' | null> {
    const ready = await cache.open(brochure.cachePath)
    if (ready) return ready
    if (queue.waiting() >= MAX_WAITING) return 'busy'
    await queue.run(() => make(brochure))
    return cache.open(brochure.cachePath)
  }

  async function make({ path, cover, codes, cachePath }: Brochure) {
    const pdf = await readStored(originals, path)
    if (!pdf) return
    const made = await brochureCover(cover, { day: writtenDay(siteDay(now())), ...(await imagesOf(codes)) })
    await cache.write(cachePath, (await updateWithCover(pdf, made)) ?? Buffer.alloc(0))
  }

  async function imagesOf(codes: Brochure['codes']): Promise<CoverImages> {
    const owner = await company.find()
    const { field } = logoOnPlain(owner)
    const logo = field && (await brand.logo(field, LOGO_BOX))
    const qrs = await Promise.all(
      codes.map(async ({ id, portalUrl, qrImage }) => {
        const image = qrImage && (await readStored(originals, `${UPLOAD_FOLDER.images}/${qrImage}`))
        return [id, { image: image || null, link: portalUrl }] as const
      }),
    )
    return { logo: logo?.data ?? null, mark: owner.mark && (await brand.mark()), qrs: new Map(qrs) }
  }
}

async function joined(file: StoredFile, cover: StoredFile | null) {
  if (!cover) return file
  const { bytes, modifiedAt } = cover
  if (bytes === 0) {
    await cover.close()
    return file
  }
  return appendedFile(file, { end: await buffer(cover.stream()), modifiedAt })
}

export type BrochuresService = ReturnType<typeof createBrochuresService>
export type OpenBrochure = Awaited<ReturnType<BrochuresService['open']>>
