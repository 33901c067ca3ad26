import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { recordChange } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { createGalleryRows, createProjectPartsRepository } from './project-parts.repository.ts'
import { requireProject } from './require-project.ts'

interface Deps {
  write: Write
  uploads: Pick<UploadsService, 'requireFiles'>
  now?: () => Date
}

interface NewGalleryImage {
  projectId: number
  imageCategoryId: number
  fileName: string
}

export function createGalleryChangesService({ write, uploads, now = () => new Date() }: Deps) {
  return {
    add: ({ projectId, imageCategoryId, fileName }: NewGalleryImage, actor: Actor) =>
      write(async (change) => {
        const rows = createGalleryRows(change.db)
        await requireProject(change, projectId)
        if (!(await rows.hasCategory(imageCategoryId)))
          throw new AppError('notFound', catalogChangesMessages.unknownImageCategory)
        await uploads.requireFiles(change.db, [
          {
            folder: UPLOAD_FOLDER.images,
            name: fileName,
            kinds: ['image'],
            sentence: catalogChangesMessages.galleryImageRequired,
          },
        ])

        const after = await rows.append({ projectId, imageCategoryId, image: fileName })
        recordChange(change, { actor, entity: 'gallery-image', entityId: after.id, before: null, after })
        const gallery = await createProjectPartsRepository(change.db).findGallery(projectId)
        const added = gallery.find(({ id }) => id === after.id)
        if (!added) throw new Error('The picture is not in the gallery it was added to.')
        return added
      }),

    delete: (id: number, actor: Actor) =>
      write(async (change) => {
        const rows = createGalleryRows(change.db)
        const before = await rows.find(id)
        if (!before) throw new AppError('notFound', wireRefusals.unknownRecord)
        await rows.moveToTrash(id, { deletedAt: now(), deletedBy: actor.id })
        recordChange(change, { actor, entity: 'gallery-image', entityId: id, before, after: null })
      }),
  }
}
