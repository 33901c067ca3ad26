import { DEFAULT_MEDIA_CATEGORY } from '#contract/media/media.constants.ts'
import { mediaMessages } from '#contract/media/media.messages.ts'
import type { MediaGroup, MediaItem, MediaItemDraft } from '#contract/media/media.schema.ts'
import type { MediaPage } from '#contract/media/media-list.endpoints.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import { recordChange, requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { TestimonialsService } from '#server/testimonials/testimonials.service.ts'
import type { NamedFile, UploadsService } from '#server/uploads/uploads.service.ts'
import {
  createMediaRepository,
  type MediaItemRow,
  type MediaItemValues,
  type MediaRepository,
  type MediaSearch,
} from './media.repository.ts'

interface Deps {
  write: Write
  uploads: Pick<UploadsService, 'requireFiles'>
  projects: Pick<ProjectsService, 'requireVisible'>
  testimonials: Pick<TestimonialsService, 'removeIn'>
  now?: () => Date
}

const ENTITY = 'media-item'

export function createMediaChangesService({ write, uploads, projects, testimonials, now = () => new Date() }: Deps) {
  return {
    async save(draft: MediaItemDraft, actor: Actor) {
      if (draft.projectId !== null) await requireProject(draft.projectId)
      return write((change) => saveIn(change, draft, actor))
    },

    saveIn,

    toggleOnHome: (id: number, actor: Actor) =>
      write(async (change) => {
        const media = createMediaRepository(change.db)
        const before = await requireItem(media.findLocked(id))
        const after = await media.updateById(id, { isActive: !before.isActive })
        const action = after.isActive ? 'show' : 'hide'
        recordChange(change, { actor, entity: ENTITY, entityId: id, before, after, action })
        return after
      }),

    /** Media items and testimonials share one sequence of ids, so the id decides which one is deleted. */
    removeItemOrTestimonial: (id: number, actor: Actor) =>
      write(async (change) => {
        const media = createMediaRepository(change.db)
        const before = await media.findLocked(id)
        if (!before) {
          if (!(await testimonials.removeIn(change, id, actor)))
            throw new AppError('notFound', wireRefusals.unknownRecord)
          return
        }
        await media.moveToTrash(id, { deletedAt: now(), deletedBy: actor.id })
        recordChange(change, { actor, entity: ENTITY, entityId: id, before, after: null })
      }),
  }

  /** Saves an item as part of another write. The caller must have checked that its project exists. */
  async function saveIn(change: Change, draft: MediaItemDraft, actor: Actor) {
    const media = createMediaRepository(change.db)
    const before = draft.id === NEW_RECORD_ID ? null : await requireItem(media.findLocked(draft.id))
    requireUnchanged(draft.version, before)
    await uploads.requireFiles(change.db, newFilesOf(draft, before))

    const values = valuesOf(draft, before)
    const after = before ? await media.updateById(before.id, values) : await media.create(values)
    recordChange(change, { actor, entity: ENTITY, entityId: after.id, before, after })
    return after
  }

  function valuesOf(
    { id, version, projectId, projectCity, ...draft }: MediaItemDraft,
    before: MediaItemRow | null,
  ): MediaItemValues {
    return {
      ...draft,
      categoryId: draft.categoryId ?? DEFAULT_MEDIA_CATEGORY,
      // The date in India, which can be a day ahead of UTC.
      date: draft.date ?? siteDay(now()),
      projectId: projectId ?? before?.projectId ?? null,
      projectCity: projectCity ?? before?.projectCity ?? null,
    }
  }

  /** Throws 'invalid' instead of 'not found', because the project is a field of the request. */
  async function requireProject(id: number) {
    try {
      await projects.requireVisible(id, true)
    } catch (error) {
      if (error instanceof AppError && error.kind === 'notFound')
        throw new AppError('invalid', mediaMessages.unknownProject)
      throw error
    }
  }
}

export type MediaChangesService = ReturnType<typeof createMediaChangesService>

async function requireItem(found: Promise<MediaItemRow | null>) {
  const item = await found
  if (!item) throw new AppError('notFound', wireRefusals.unknownRecord)
  return item
}

/** An image that the item already has is not checked again. */
function newFilesOf({ image }: MediaItemDraft, before: MediaItemRow | null): NamedFile[] {
  if (image === null || image === before?.image) return []
  return [{ folder: UPLOAD_FOLDER.banners, name: image, kinds: ['image'], sentence: uploadsMessages.noFile }]
}

export function createMediaService({ media }: { media: MediaRepository }) {
  return {
    listCategories: () => media.findCategories(),
    count: () => media.count(),
    list: () => media.findNewestFirst(),
    listForStaff: () => media.findNewestFirstForStaff(),
    async search(request: MediaSearch): Promise<MediaPage> {
      const [page, overall] = await Promise.all([media.findPage(request), media.countByCategory()])
      return { ...page, overall }
    },
    listForHome: ({ limit }: { limit: number | null }) => media.findActiveNewestFirst({ limit }),
    listGroups: async () => groupsOf(await media.findNewestFirst()),
  }
}

export type MediaService = ReturnType<typeof createMediaService>

/** Groups by category and year, newest year first. The items of a group stay newest first. */
function groupsOf(newestFirst: MediaItem[]): MediaGroup[] {
  const groups = new Map<string, MediaGroup>()
  for (const item of newestFirst) {
    const year = Number(item.date.slice(0, 4))
    const key = `${item.categoryId} ${year}`
    const group = groups.get(key) ?? { categoryId: item.categoryId, year, items: [] }
    group.items.push(item)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => a.categoryId - b.categoryId || b.year - a.year)
}
