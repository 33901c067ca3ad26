import { BROCHURE_TYPE, PRICE_IMAGE_TYPE } from '#contract/catalog/catalog.constants.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { progressMessages } from '#contract/catalog/progress.messages.ts'
import type { HandoverDraft, ProgressUpdateDraft } from '#contract/catalog/progress-draft.schema.ts'
import type {
  LocationPerkDraft,
  PlanDraft,
  ProjectDocumentDraft,
  ProjectLocationDraft,
  SpecificationDraft,
} from '#contract/catalog/project-parts.schema.ts'
import type { RegistrationDraft } from '#contract/catalog/registration-draft.schema.ts'
import { MOST_REGISTRATIONS } from '#contract/catalog/registrations.constants.ts'
import { registrationsMessages } from '#contract/catalog/registrations.messages.ts'
import type { AvailableChange, UnitTypeDraft } from '#contract/catalog/unit-type-draft.schema.ts'
import { unitTypesMessages } from '#contract/catalog/unit-types.messages.ts'
import { extensionOf } from '#contract/uploads/upload-rules.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { recordChange, requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { NamedFile, UploadsService } from '#server/uploads/uploads.service.ts'
import {
  createGalleryRows,
  createPartRows,
  type PartKind,
  type PartRow,
  type PartValues,
} from './part-rows.repository.ts'
import { requireHandoverFits, requireUpdateFits, subjectOf } from './progress-rules.ts'
import { createProjectPartsRepository } from './project-parts.repository.ts'
import { createRegistrationsRepository } from './registrations.repository.ts'
import { requireProject } from './require-project.ts'
import { requireUnitTypeFits, unitTypeValues } from './unit-type-rules.ts'

interface Deps {
  write: Write
  uploads: Pick<UploadsService, 'requireFiles'>
  now?: () => Date
}

interface Save<K extends PartKind> {
  id: number
  version: number | null | undefined
  values: PartValues<K>
  /** The files that must exist. Files that the stored part already has are not checked again. */
  files?: (before: PartRow<K> | null) => NamedFile[]
  /** Throws if the values contradict other parts of the project. */
  check?: (change: Change) => Promise<void>
  actor: Actor
}

export function createPartChangesService({ write, uploads, now = () => new Date() }: Deps) {
  return {
    saveSpecification: ({ id, version, ...values }: SpecificationDraft, actor: Actor) =>
      save('specification', { id, version, values, actor, files: (before) => picture(values.image, before?.image) }),

    async savePlan({ id, version, ...values }: PlanDraft, actor: Actor) {
      const files = (before: PartRow<'plan'> | null) => picture(values.image, before?.image)
      return { ...(await save('plan', { id, version, values, actor, files })), kindId: values.kindId }
    },

    savePerk: ({ id, version, ...values }: LocationPerkDraft, actor: Actor) =>
      save('perk', { id, version, values, actor, files: (before) => picture(values.image, before?.image) }),

    saveDocument: ({ id, version, ...draft }: ProjectDocumentDraft, actor: Actor) =>
      save('document', {
        id,
        version,
        values: documentValues(draft),
        actor,
        files: (before) => documentFile(draft.file, before?.file),
      }),

    saveUnitType: ({ id, version, ...draft }: UnitTypeDraft, actor: Actor) =>
      save('unit-type', {
        id,
        version,
        values: unitTypeValues(draft),
        actor,
        check: ({ db }) => requireUnitTypeFits(db, { id, ...draft }),
      }),

    saveProgressUpdate: ({ id, version, ...values }: ProgressUpdateDraft, actor: Actor) =>
      save('progress-update', {
        id,
        version,
        values,
        actor,
        files: (before) => newPhotographs(values.photographs, before?.photographs ?? []),
        check: ({ db }) => requireUpdateFits(db, { id, projectId: values.projectId }),
      }),

    saveHandover: ({ id, version, ...values }: HandoverDraft, actor: Actor) =>
      save('handover', {
        id,
        version,
        values,
        actor,
        check: (change) => requireHandoverFits(change, { id, ...values }),
      }),

    saveRegistration: ({ id, version, ...values }: RegistrationDraft, actor: Actor) =>
      save('registration', {
        id,
        version,
        values,
        actor,
        files: (before) => picture(values.qrImage, before?.qrImage),
        check: async ({ db }) => {
          const isFull = (await createRegistrationsRepository(db).count(values.projectId)) >= MOST_REGISTRATIONS
          if (id === NEW_RECORD_ID && isFull) throw new AppError('invalid', registrationsMessages.tooMany)
        },
      }),

    /** Saved without the other fields, because the number of units left changes often. */
    changeAvailable: ({ id, available, version }: AvailableChange, actor: Actor) =>
      write(async (change) => {
        const rows = createPartRows(change.db, 'unit-type')
        const before = await rows.find(id)
        if (!before) throw new AppError('notFound', wireRefusals.unknownRecord)
        requireUnchanged(version, before)
        if (available > before.total) throw new AppError('invalid', unitTypesMessages.availableOverTotal)
        const after = await rows.update(id, { available })
        recordChange(change, { actor, entity: 'unit-type', entityId: id, before, after, action: 'change-available' })
        return after
      }),

    saveLocation: (draft: ProjectLocationDraft, actor: Actor) =>
      write((change) => saveLocationIn(change, draft, actor)),

    saveLocationIn,

    deleteSpecification: (id: number, actor: Actor) => remove('specification', id, actor),
    deletePlan: (id: number, actor: Actor) => remove('plan', id, actor),
    deleteDocument: (id: number, actor: Actor) => remove('document', id, actor),
    deleteLocation: (id: number, actor: Actor) => remove('location', id, actor),
    deletePerk: (id: number, actor: Actor) => remove('perk', id, actor),
    deleteUnitType: (id: number, actor: Actor) => remove('unit-type', id, actor),
    deleteProgressUpdate: (id: number, actor: Actor) => remove('progress-update', id, actor),
    deleteHandover: (id: number, actor: Actor) => remove('handover', id, actor),
    deleteRegistration: (id: number, actor: Actor) => remove('registration', id, actor),
  }

  async function saveLocationIn(change: Change, { id, version, ...values }: ProjectLocationDraft, actor: Actor) {
    await requireProject(change, values.projectId)
    const [present] = await createPartRows(change.db, 'location').findOfProject(values.projectId)
    if (id !== NEW_RECORD_ID && id !== present?.id) throw new AppError('notFound', wireRefusals.unknownRecord)
    return store(change, 'location', { id, version, values, actor }, present ?? null)
  }

  function save<K extends PartKind>(kind: K, part: Save<K>) {
    return write(async (change) => {
      await requireProject(change, part.values.projectId)
      const before = part.id === NEW_RECORD_ID ? null : await createPartRows(change.db, kind).find(part.id)
      const isOfProject = before?.projectId === part.values.projectId
      if (part.id !== NEW_RECORD_ID && !isOfProject) throw new AppError('notFound', wireRefusals.unknownRecord)
      return store(change, kind, part, before)
    })
  }

  async function store<K extends PartKind>(change: Change, kind: K, part: Save<K>, before: PartRow<K> | null) {
    const { version, values, files, check, actor } = part
    const rows = createPartRows(change.db, kind)
    requireUnchanged(version, before)
    await check?.(change)
    await uploads.requireFiles(change.db, files?.(before) ?? [])

    const after = before ? await rows.update(before.id, values) : await rows.create(values)
    recordChange(change, { actor, entity: kind, entityId: after.id, ...subjectOf(kind, after), before, after })
    return after
  }

  function remove(kind: PartKind, id: number, actor: Actor) {
    return write(async (change) => {
      const rows = createPartRows(change.db, kind)
      const before = await rows.find(id)
      if (!before) throw new AppError('notFound', wireRefusals.unknownRecord)
      await rows.moveToTrash(id, { deletedAt: now(), deletedBy: actor.id })
      recordChange(change, { actor, entity: kind, entityId: id, ...subjectOf(kind, before), before, after: null })
    })
  }
}

export type PartChangesService = ReturnType<typeof createPartChangesService>

function picture(name: string | null, stored: string | null | undefined): NamedFile[] {
  if (name === null || name === stored) return []
  return [{ folder: UPLOAD_FOLDER.images, name, kinds: ['image'], sentence: uploadsMessages.noFile }]
}

function newPhotographs(names: readonly string[], stored: readonly string[]): NamedFile[] {
  return names
    .filter((name) => !stored.includes(name))
    .map((name) => ({
      folder: UPLOAD_FOLDER.images,
      name,
      kinds: ['image'],
      sentence: progressMessages.photographUnknown,
    }))
}

function documentFile(name: string, stored: string | undefined): NamedFile[] {
  if (name === stored) return []
  return [
    {
      folder: UPLOAD_FOLDER.images,
      name,
      kinds: ['image', 'document'],
      sentence: catalogChangesMessages.documentRequired,
    },
  ]
}

/** Only brochures can be sent by email, because a price image is shown on the page itself. */
function documentValues(draft: Omit<ProjectDocumentDraft, 'id' | 'version'>) {
  const type = typeOf(draft)
  return { ...draft, type, ...(type !== BROCHURE_TYPE && { delivery: 'open' as const }) }
}

function typeOf({ type, file }: { type: string | null; file: string }) {
  const given = type ?? (extensionOf(file) === BROCHURE_TYPE ? BROCHURE_TYPE : PRICE_IMAGE_TYPE)
  return given.toLowerCase() === BROCHURE_TYPE ? BROCHURE_TYPE : given
}

interface GalleryChangesDeps {
  write: Write
  uploads: Pick<UploadsService, 'requireFiles'>
  now?: () => Date
}

interface NewGalleryImage {
  projectId: number
  imageCategoryId: number
  fileName: string
}

export function createGalleryChangesService({ write, uploads, now = () => new Date() }: GalleryChangesDeps) {
  return {
    add: (image: NewGalleryImage, actor: Actor) =>
      write(async (change) => {
        const [one] = await addIn(change, [image], actor)
        const gallery = await createProjectPartsRepository(change.db).findGallery(image.projectId)
        const added = gallery.find(({ id }) => id === one?.id)
        if (!added) throw new Error('The picture is not in the gallery it was added to.')
        return added
      }),

    addIn,

    delete: (id: number, actor: Actor) =>
      write(async (change) => {
        const rows = createGalleryRows(change.db)
        const before = await rows.find(id)
        if (!before) throw new AppError('notFound', wireRefusals.unknownRecord)
        await rows.moveToTrash(id, { deletedAt: now(), deletedBy: actor.id })
        recordChange(change, { actor, entity: 'gallery-image', entityId: id, before, after: null })
      }),
  }

  async function addIn(change: Change, images: readonly NewGalleryImage[], actor: Actor) {
    const rows = createGalleryRows(change.db)
    for (const projectId of new Set(images.map((image) => image.projectId))) await requireProject(change, projectId)
    const known = await rows.findCategoryIds()
    if (images.some(({ imageCategoryId }) => !known.includes(imageCategoryId)))
      throw new AppError('notFound', catalogChangesMessages.unknownImageCategory)
    await uploads.requireFiles(
      change.db,
      images.map(({ fileName }) => ({
        folder: UPLOAD_FOLDER.images,
        name: fileName,
        kinds: ['image'],
        sentence: catalogChangesMessages.galleryImageRequired,
      })),
    )

    const added = await rows.append(
      images.map(({ projectId, imageCategoryId, fileName }) => ({ projectId, imageCategoryId, image: fileName })),
    )
    for (const after of added)
      recordChange(change, { actor, entity: 'gallery-image', entityId: after.id, before: null, after })
    return added
  }
}

export type GalleryChangesService = ReturnType<typeof createGalleryChangesService>
