import { builtInOwner } from '#contract/content/built-in-addresses.ts'
import { defaultAbout, defaultHome } from '#contract/content/default-pages.ts'
import type { HomeSection } from '#contract/content/home-sections.schema.ts'
import type { AddressCheck, ListedPage, ManagedPage } from '#contract/content/manage-pages.endpoints.ts'
import { freeAddresses } from '#contract/content/page-address.ts'
import type { PageBlock } from '#contract/content/page-blocks.schema.ts'
import { FIXED_ADDRESS, kindOfPage, SITE_PAGE_ID } from '#contract/content/site-pages.constants.ts'
import type { ShownPage } from '#contract/content/site-pages.endpoints.ts'
import { sitePagesMessages as messages } from '#contract/content/site-pages.messages.ts'
import type { SitePageDraft } from '#contract/content/site-pages.schema.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import { recordMovedPage } from '#server/company/moved-addresses.service.ts'
import type { Db } from '#server/db/connection.ts'
import { recordChange, requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { filesOfPage } from './page-files.ts'
import { createSitePagesRepository, type SitePageRow } from './site-pages.repository.ts'

interface Deps {
  db: Db
  write: Write
  uploads: Pick<UploadsService, 'requireFiles'>
  projects: Pick<ProjectsService, 'listChosen'>
  now?: () => Date
}

interface WantedAddress {
  id: number
  address: string
  title: string | null
}

export function createSitePagesService({ db, write, uploads, projects, now = () => new Date() }: Deps) {
  const pages = createSitePagesRepository(db)

  return {
    listLinks: () => pages.findLinks(),

    /** Leaves out hidden sections and blocks. A hidden page is not found. */
    async show(address: string): Promise<ShownPage> {
      const { id: _id, place: _place, hidden: _hidden, version: _version, ...page } = await findShown(address)
      const isShown = ({ hidden }: { hidden: boolean }) => !hidden
      const sections = page.sections.filter(isShown)
      const blocks = page.blocks.filter(isShown)
      return { ...page, sections, blocks, projects: await projects.listChosen(projectIdsOf(sections, blocks)) }
    },

    async list(): Promise<ListedPage[]> {
      const stored = await pages.findAll()
      const fixed = [defaultHome(), defaultAbout()].map(
        (page) => stored.find(({ id }) => id === page.id) ?? { ...page, updatedAt: null },
      )
      const further = stored.filter(({ id }) => kindOfPage(id) === 'further')
      return [...fixed, ...further].map(({ id, address, name, place, hidden, updatedAt }) => ({
        ...{ id, kind: kindOfPage(id), address, name, place, hidden, changedAt: updatedAt?.toISOString() ?? null },
      }))
    },

    find: async (id: number): Promise<ManagedPage> => pageOrDefault(id, await pages.find(id)),

    checkAddress: (wanted: WantedAddress): Promise<AddressCheck> => checkAddress(db, wanted),

    save: ({ id, version, ...values }: SitePageDraft, actor: Actor): Promise<ManagedPage> =>
      write(async (change) => {
        const stored = createSitePagesRepository(change.db)
        await stored.lock()
        const before = id === NEW_RECORD_ID ? null : await stored.find(id)
        const known = id === NEW_RECORD_ID ? null : pageOrDefault(id, before)
        requireUnchanged(version, known)
        if (values.address !== null) await requireFree(change.db, { id, address: values.address, title: values.title })
        await uploads.requireFiles(change.db, newFiles(values, before))
        if (before?.address && values.address && before.address !== values.address) {
          await recordMovedPage(change.db, { from: `/${before.address}`, to: `/${values.address}` })
        }
        const after = id === NEW_RECORD_ID ? await stored.create(values) : await stored.store(id, values)
        // Home and about exist before their first save, so it is a change of the default page.
        recordChange(change, { actor, entity: 'site-page', entityId: after.id, before: before ?? known, after })
        return toPage(after)
      }),

    delete: (id: number, actor: Actor) =>
      write(async (change) => {
        if (kindOfPage(id) !== 'further') throw new AppError('invalid', messages.notDeletable)
        const stored = createSitePagesRepository(change.db)
        await stored.lock()
        const before = await stored.find(id)
        if (!before) throw new AppError('notFound', messages.unknownPage)
        await stored.moveToTrash(id, { deletedAt: now(), deletedBy: actor.id })
        recordChange(change, { actor, entity: 'site-page', entityId: id, before, after: null })
      }),
  }

  async function findShown(address: string): Promise<ManagedPage> {
    if (address === FIXED_ADDRESS.home) return pageOrDefault(SITE_PAGE_ID.home, await pages.find(SITE_PAGE_ID.home))
    if (address === FIXED_ADDRESS.about) return pageOrDefault(SITE_PAGE_ID.about, await pages.find(SITE_PAGE_ID.about))
    const found = await pages.findShown(address)
    if (!found) throw new AppError('notFound', messages.unknownPage)
    return toPage(found)
  }
}

export type SitePagesService = ReturnType<typeof createSitePagesService>

function pageOrDefault(id: number, row: SitePageRow | null): ManagedPage {
  if (row) return toPage(row)
  if (id === SITE_PAGE_ID.home) return defaultHome()
  if (id === SITE_PAGE_ID.about) return defaultAbout()
  throw new AppError('notFound', messages.unknownPage)
}

function toPage(row: SitePageRow): ManagedPage {
  const { createdAt: _created, updatedAt: _updated, deletedAt: _deleted, deletedBy: _by, ...page } = row
  const kind = kindOfPage(row.id)
  return { ...page, kind, sections: kind === 'home' ? withAllSections(row.sections) : [] }
}

/** Adds sections that did not exist when the home page was saved, at their place in the default order. */
export function withAllSections(stored: readonly HomeSection[]): HomeSection[] {
  const all = [...stored]
  const specified = defaultHome().sections
  for (const [at, section] of specified.entries()) {
    if (stored.some(({ kind }) => kind === section.kind)) continue
    const before = specified[at - 1]?.kind
    all.splice(all.findIndex(({ kind }) => kind === before) + 1, 0, section)
  }
  return all
}

function projectIdsOf(sections: readonly HomeSection[], blocks: readonly PageBlock[]) {
  return [...sections, ...blocks].flatMap((part) => ('projectIds' in part ? part.projectIds : []))
}

/** A file that the page already has is not checked again, so that the page can be saved even if the file was lost. */
function newFiles(page: Parameters<typeof filesOfPage>[0], before: SitePageRow | null) {
  const known = before ? filesOfPage(before).map(({ name }) => name) : []
  return filesOfPage(page).filter(({ name }) => !known.includes(name))
}

async function checkAddress(db: Db, { id, address, title }: WantedAddress): Promise<AddressCheck> {
  const others = (await createSitePagesRepository(db).findAddresses()).filter((page) => page.id !== id)
  const taken = others.find((page) => page.address === address)
  const owner = builtInOwner(address) ?? (taken ? nameOfOwner(taken) : null)
  const addresses = others.map((page) => page.address).filter((one) => one !== null)
  return { address, owner, free: owner === null ? [] : freeAddresses({ address, title, taken: addresses }) }
}

function nameOfOwner({ name, deletedAt }: Pick<SitePageRow, 'name' | 'deletedAt'>) {
  return deletedAt === null ? messages.ownedByPage(name) : messages.ownedByTrashedPage(name)
}

async function requireFree(db: Db, wanted: WantedAddress) {
  const { address, owner, free } = await checkAddress(db, wanted)
  if (owner !== null) throw new AppError('invalid', messages.addressTaken(address, owner, free))
}
