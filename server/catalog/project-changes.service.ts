import { CATEGORIES, DEFAULT_PROJECT_STATUS, type PROJECT_STATUSES } from '#contract/catalog/catalog.constants.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import { setsFlag } from '#contract/catalog/project-lists.ts'
import type { ProjectDraft } from '#contract/catalog/projects.schema.ts'
import { freeRoutingName, routingNameOf } from '#contract/catalog/routing-name.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { recordMovedPage } from '#server/company/moved-addresses.service.ts'
import type { Db } from '#server/db/connection.ts'
import { recordChange, requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { NamedFile, UploadsService } from '#server/uploads/uploads.service.ts'
import {
  createProjectsRepository,
  type ProjectRow,
  type ProjectsRepository,
  type ProjectValues,
} from './projects.repository.ts'
import { hideHeldBack } from './publish-gate.ts'
import { requireProject } from './require-project.ts'

interface Deps {
  write: Write
  uploads: Pick<UploadsService, 'requireFiles'>
  now?: () => Date
}

export function createProjectChangesService({ write, uploads, now = () => new Date() }: Deps) {
  return {
    save: (draft: ProjectDraft, actor: Actor) =>
      write(async (change) => {
        const { id } = await saveIn(change, draft, actor)
        return requireManaged(createProjectsRepository(change.db), id)
      }),

    saveIn,
    createIn,

    /** Toggles the visibility if `to` is omitted. */
    toggle: (id: number, actor: Actor, to?: 'shown' | 'hidden') =>
      write(async (change) => {
        const projects = createProjectsRepository(change.db)
        const before = await requireProject(change, id)
        if (to === (before.isActive ? 'shown' : 'hidden')) return requireManaged(projects, id)
        const after = await projects.update(id, { isActive: !before.isActive })
        const action = after.isActive ? 'show' : 'hide'
        recordChange(change, { actor, entity: 'project', entityId: id, before, after, action })
        return requireManaged(projects, after.id)
      }),

    remove: (id: number, actor: Actor) =>
      write(async (change) => {
        const project = await requireProject(change, id)
        const deletion = { deletedAt: now(), deletedBy: actor.id }
        const parts = await createProjectsRepository(change.db).moveToTrash(id, deletion)
        recordChange(change, { actor, entity: 'project', entityId: id, before: { ...project, parts }, after: null })
      }),
  }

  async function saveIn(change: Change, draft: ProjectDraft, actor: Actor): Promise<ProjectRow> {
    if (draft.id === NEW_RECORD_ID) {
      const [created] = await createIn(change, [draft], actor)
      if (!created) throw new Error('The project was not stored.')
      return created
    }
    // Locks the routing names before the project, in the same order as an import, to avoid a deadlock.
    if (draft.routingName !== null) await createProjectsRepository(change.db).lockAddresses()
    const before = await requireProject(change, draft.id)
    requireUnchanged(draft.version, before)
    requireCategory(draft.categoryId)
    await uploads.requireFiles(change.db, newFilesOf(draft, before))

    const values = valuesOf(draft, before)
    const routingName = await move(change.db, before, { ...values, routingName: chosenAddress(draft) })
    const after = await createProjectsRepository(change.db).update(before.id, { ...values, routingName })
    recordChange(change, { actor, entity: 'project', entityId: after.id, before, after })
    return after
  }

  /**
   * Derives routing names from the names of projects unless staff entered one. Deletes redirects from former routing
   * names that the new projects take. Hides the projects that the publish gate holds back.
   */
  async function createIn(change: Change, drafts: readonly ProjectDraft[], actor: Actor) {
    const projects = createProjectsRepository(change.db)
    for (const { categoryId } of drafts) requireCategory(categoryId)
    await uploads.requireFiles(
      change.db,
      drafts.flatMap((draft) => newFilesOf(draft, null)),
    )
    await projects.lockAddresses()
    const wanted = drafts.map((draft) => chosenAddress(draft) ?? routingNameOf(draft.name))
    const taken = await projects.findRoutingNamesLike(wanted)
    // Routing names entered by staff are reserved first, so that a derived one never equals any of them.
    for (const address of drafts.flatMap((draft) => chosenAddress(draft) ?? [])) {
      if (taken.includes(address)) throw new AppError('invalid', catalogChangesMessages.addressTaken)
      taken.push(address)
    }
    const routingNames = drafts.map((draft, nth) => {
      const chosen = chosenAddress(draft)
      if (chosen !== null) return chosen
      const routingName = freeRoutingName(wanted[nth] ?? '', taken)
      taken.push(routingName)
      return routingName
    })
    const created = await projects.createAll(
      drafts.map((draft, nth) => ({ ...valuesOf(draft, null), routingName: routingNames[nth] ?? '' })),
    )
    await projects.removeFormerAddresses(routingNames)
    const held = await hideHeldBack(
      change.db,
      created.map(({ id }) => id),
    )
    const stored = created.map((project) => (held.includes(project.id) ? { ...project, isActive: false } : project))
    for (const after of stored)
      recordChange(change, { actor, entity: 'project', entityId: after.id, before: null, after })
    return stored
  }
}

export type ProjectChangesService = ReturnType<typeof createProjectChangesService>

function chosenAddress({ routingName }: ProjectDraft) {
  return routingName === null ? null : routingNameOf(routingName)
}

/**
 * Returns the routing name after the save. Renaming the project keeps it, so that links keep working. If staff change
 * it, the old URL redirects to the new one.
 */
async function move(
  db: Db,
  before: ProjectRow,
  { routingName, categoryId }: Pick<ProjectValues, 'categoryId'> & { routingName: string | null },
) {
  if (routingName === null || routingName === before.routingName) return before.routingName
  const projects = createProjectsRepository(db)
  await requireFreeAddress(projects, routingName)
  await projects.removeFormerAddresses([routingName])
  await recordMovedPage(db, {
    from: addressOf(before),
    to: addressOf({ categoryId, routingName }),
    project: { id: before.id, formerName: before.routingName },
  })
  return routingName
}

function addressOf({ categoryId, routingName }: { categoryId: number; routingName: string }) {
  const categoryName = CATEGORIES.find(({ id }) => id === categoryId)?.name ?? ''
  return projectAddress({ categoryName, routingName })
}

async function requireFreeAddress(projects: ProjectsRepository, routingName: string) {
  if ((await projects.findRoutingNamesLike([routingName])).includes(routingName))
    throw new AppError('invalid', catalogChangesMessages.addressTaken)
}

function requireCategory(id: number) {
  if (!CATEGORIES.some((category) => category.id === id))
    throw new AppError('invalid', catalogChangesMessages.unknownCategory)
}

async function requireManaged(projects: ProjectsRepository, id: number) {
  const project = await projects.findById(id, { withHidden: true })
  if (!project) throw new AppError('notFound', catalogChangesMessages.unknownProject)
  return project
}

function valuesOf({ id, version, routingName, ...draft }: ProjectDraft, before: ProjectRow | null): ProjectValues {
  return {
    ...draft,
    ...resolveFlags(draft, before),
    featureImage: draft.featureImage ?? before?.featureImage ?? null,
    featureTitle: draft.featureTitle ?? before?.featureTitle ?? null,
  }
}

/** Leaves out files that the stored project already has. */
function newFilesOf(draft: ProjectDraft, before: ProjectRow | null): NamedFile[] {
  const fields = [
    {
      field: 'bannerImage',
      folder: UPLOAD_FOLDER.banners,
      kinds: ['image'],
      sentence: catalogChangesMessages.bannerImageRequired,
    },
    { field: 'video', folder: UPLOAD_FOLDER.videos, kinds: ['video'], sentence: catalogChangesMessages.videoRequired },
    { field: 'image', folder: UPLOAD_FOLDER.images, kinds: ['image'], sentence: catalogChangesMessages.imageRequired },
    { field: 'featureImage', folder: UPLOAD_FOLDER.images, kinds: ['image'], sentence: uploadsMessages.noFile },
  ] as const
  return fields.flatMap(({ field, ...place }) => {
    const name = draft[field]
    return name === null || name === before?.[field] ? [] : [{ ...place, name }]
  })
}

type Status = (typeof PROJECT_STATUSES)[number]

interface Flags {
  isExclusive: boolean
  isNewLaunch: boolean
  isCompleted: boolean
}

interface Placement {
  categoryId: number
  status: Status
}

/** A field is null if it was not submitted. */
type Submitted = { categoryId: number; status: Status | null } & { [K in keyof Flags]: boolean | null }

/**
 * Category and status always set their flags. An omitted flag keeps its value, except one set by the previous category
 * or status, which is removed.
 */
export function resolveFlags(submitted: Submitted, before: (Placement & Flags) | null): Placement & Flags {
  const placement = {
    categoryId: submitted.categoryId,
    status: submitted.status ?? before?.status ?? DEFAULT_PROJECT_STATUS,
  }
  const flag = (name: 'isNewLaunch' | 'isCompleted') => {
    if (setsFlag(placement, name)) return true
    return submitted[name] ?? (before?.[name] === true && !setsFlag(before, name))
  }
  return {
    ...placement,
    isExclusive: submitted.isExclusive ?? before?.isExclusive ?? false,
    isNewLaunch: flag('isNewLaunch'),
    isCompleted: flag('isCompleted'),
  }
}
