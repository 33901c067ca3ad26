import { DEFAULT_MEDIA_CATEGORY } from '#contract/media/media.constants.ts'
import { mediaMessages } from '#contract/media/media.messages.ts'
import type { MediaItemDraft } from '#contract/media/media.schema.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import { demandUnchanged, recordChange } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { TestimonialsService } from '#server/testimonials/testimonials.service.ts'
import type { NamedFile, UploadsService } from '#server/uploads/uploads.service.ts'
import { createMediaRepository, type MediaItemRow, type MediaItemValues } from './media.repository.ts'

interface Deps {
  write: Write
  uploads: Pick<UploadsService, 'demandFiles'>
  projects: Pick<ProjectsService, 'requireVisible'>
  testimonials: Pick<TestimonialsService, 'removeIn'>
  now?: () => Date
}

const ENTITY = 'media-item'

/** What staff change of press coverage, news and events. */
export function createMediaChangesService({ write, uploads, projects, testimonials, now = () => new Date() }: Deps) {
  return {
    async save(draft: MediaItemDraft, actor: Actor) {
      if (draft.projectId !== null) await demandProject(draft.projectId)
      return write(async (change) => {
        const media = createMediaRepository(change.db)
        const before = draft.id === NEW_RECORD_ID ? null : await demandItem(media.findLocked(draft.id))
        demandUnchanged(draft.version, before)
        await uploads.demandFiles(change.db, newFilesOf(draft, before))

        const values = valuesOf(draft, before)
        const after = before ? await media.updateById(before.id, values) : await media.create(values)
        recordChange(change, { actor, entity: ENTITY, entityId: after.id, before, after })
        return after
      })
    },

    /** Shows the item on the home page, or no longer. */
    toggleOnHome: (id: number, actor: Actor) =>
      write(async (change) => {
        const media = createMediaRepository(change.db)
        const before = await demandItem(media.findLocked(id))
        const after = await media.updateById(id, { isActive: !before.isActive })
        const action = after.isActive ? 'show' : 'hide'
        recordChange(change, { actor, entity: ENTITY, entityId: id, before, after, action })
        return after
      }),

    /** Media items and testimonials share their ids and this call, so the id alone says which of the two it is. */
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

  function valuesOf(
    { id, version, projectId, projectCity, ...draft }: MediaItemDraft,
    before: MediaItemRow | null,
  ): MediaItemValues {
    return {
      ...draft,
      categoryId: draft.categoryId ?? DEFAULT_MEDIA_CATEGORY,
      // The business is in India: in its morning, the day by UTC is still the day before.
      date: draft.date ?? siteDay(now()),
      projectId: projectId ?? before?.projectId ?? null,
      projectCity: projectCity ?? before?.projectCity ?? null,
    }
  }

  /** Here a project is part of what was sent, not what was asked for: naming none that exists is a bad request. */
  async function demandProject(id: number) {
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

async function demandItem(found: Promise<MediaItemRow | null>) {
  const item = await found
  if (!item) throw new AppError('notFound', wireRefusals.unknownRecord)
  return item
}

/** A picture that the item already has is not asked for again. */
function newFilesOf({ image }: MediaItemDraft, before: MediaItemRow | null): NamedFile[] {
  if (image === null || image === before?.image) return []
  return [{ folder: UPLOAD_FOLDER.banners, name: image, kinds: ['image'], sentence: uploadsMessages.noFile }]
}
