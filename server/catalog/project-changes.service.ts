import { say } from '#contract/catalog/catalog-changes.messages.ts'
import type { ProjectDraft } from '#contract/catalog/projects.schema.ts'
import { freeRoutingName, routingNameOf } from '#contract/catalog/routing-name.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { say as uploadsSay } from '#contract/uploads/uploads.messages.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { demandUnchanged, recordChange } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { NamedFile, UploadsService } from '#server/uploads/uploads.service.ts'
import { createCategoriesRepository } from './categories.repository.ts'
import { createFormerAddresses } from './former-addresses.repository.ts'
import { standingOf } from './project-flags.ts'
import { createProjectRows, type ProjectRow, type ProjectRows, type ProjectValues } from './project-rows.repository.ts'
import { createProjectsRepository } from './projects.repository.ts'

interface Deps {
  write: Write
  uploads: Pick<UploadsService, 'demandFiles'>
  now?: () => Date
}

export function createProjectChangesService({ write, uploads, now = () => new Date() }: Deps) {
  return {
    save: (draft: ProjectDraft, actor: Actor) =>
      write(async (change) => {
        const rows = createProjectRows(change.db)
        const before = draft.id === NEW_RECORD_ID ? null : await demandProject(rows, draft.id)
        demandUnchanged(draft.version, before)
        await demandCategory(change.db, draft.categoryId)
        await uploads.demandFiles(change.db, newFilesOf(draft, before))

        const values = valuesOf(draft, before)
        const wanted = draft.routingName === null ? null : routingNameOf(draft.routingName)
        const after = before
          ? await rows.update(before.id, { ...values, routingName: await move(change.db, before, wanted) })
          : await create(change.db, values, wanted)
        recordChange(change, { actor, entity: 'project', entityId: after.id, before, after })
        return asSeenByStaff(change.db, after)
      }),

    /** Hides a shown project and shows a hidden one. */
    toggle: (id: number, actor: Actor) =>
      write(async (change) => {
        const rows = createProjectRows(change.db)
        const before = await demandProject(rows, id)
        const after = await rows.update(id, { isActive: !before.isActive })
        const action = after.isActive ? 'show' : 'hide'
        recordChange(change, { actor, entity: 'project', entityId: id, before, after, action })
        return asSeenByStaff(change.db, after)
      }),

    remove: (id: number, actor: Actor) =>
      write(async (change) => {
        const rows = createProjectRows(change.db)
        const project = await demandProject(rows, id)
        const parts = await rows.moveToTrash(id, { deletedAt: now(), deletedBy: actor.id })
        recordChange(change, { actor, entity: 'project', entityId: id, before: { ...project, parts }, after: null })
      }),
  }
}

/** Made of the name unless another one is wanted. A former address of another project is taken over. */
async function create(db: Db, values: ProjectValues, wanted: string | null): Promise<ProjectRow> {
  const rows = createProjectRows(db)
  await rows.lockAddresses()
  if (wanted !== null) await demandFreeAddress(rows, wanted)
  const name = wanted ?? routingNameOf(values.name)
  const routingName = freeRoutingName(name, await rows.findRoutingNamesLike(name))
  const created = await rows.create({ ...values, routingName })
  if (!created) throw new Error('The project was not stored.')
  await createFormerAddresses(db).remove(routingName)
  return created
}

/**
 * The project's routing name after the save. It stays when the project is renamed, so that links go on working; where
 * staff change it, the old address leads to the new one.
 */
async function move(db: Db, before: ProjectRow, wanted: string | null) {
  if (wanted === null || wanted === before.routingName) return before.routingName
  const rows = createProjectRows(db)
  await rows.lockAddresses()
  await demandFreeAddress(rows, wanted)
  const former = createFormerAddresses(db)
  await former.remove(wanted)
  await former.add({ routingName: before.routingName, projectId: before.id })
  return wanted
}

async function demandFreeAddress(rows: ProjectRows, wanted: string) {
  if ((await rows.findRoutingNamesLike(wanted)).includes(wanted)) throw new AppError('invalid', say.addressTaken)
}

async function demandProject(rows: ProjectRows, id: number) {
  const project = await rows.findLocked(id)
  if (!project) throw new AppError('notFound', say.unknownProject)
  return project
}

async function demandCategory(db: Db, id: number) {
  const categories = await createCategoriesRepository(db).findAll()
  if (!categories.some((category) => category.id === id)) throw new AppError('invalid', say.unknownCategory)
}

async function asSeenByStaff(db: Db, { id }: ProjectRow) {
  const project = await createProjectsRepository(db).findById(id, { withHidden: true })
  if (!project) throw new AppError('notFound', say.unknownProject)
  return project
}

function valuesOf({ id, version, routingName, ...draft }: ProjectDraft, before: ProjectRow | null): ProjectValues {
  return {
    ...draft,
    ...standingOf(draft, before),
    featureImage: draft.featureImage ?? before?.featureImage ?? null,
    featureTitle: draft.featureTitle ?? before?.featureTitle ?? null,
  }
}

/** A file that the project already has is not asked for again. */
function newFilesOf(draft: ProjectDraft, before: ProjectRow | null): NamedFile[] {
  const fields = [
    { field: 'bannerImage', folder: UPLOAD_FOLDER.banners, kinds: ['image'], sentence: say.bannerImageRequired },
    { field: 'video', folder: UPLOAD_FOLDER.videos, kinds: ['video'], sentence: say.videoRequired },
    { field: 'image', folder: UPLOAD_FOLDER.images, kinds: ['image'], sentence: say.imageRequired },
    { field: 'featureImage', folder: UPLOAD_FOLDER.images, kinds: ['image'], sentence: uploadsSay.noFile },
  ] as const
  return fields.flatMap(({ field, ...place }) => {
    const name = draft[field]
    return name === null || name === before?.[field] ? [] : [{ ...place, name }]
  })
}
