import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { backOfficeRefusals } from '#contract/back-office/refusals.messages.ts'
import { MOST_HANDOVERS, MOST_PROGRESS_UPDATES } from '#contract/catalog/progress.constants.ts'
import { progressMessages } from '#contract/catalog/progress.messages.ts'
import { MOST_REGISTRATIONS } from '#contract/catalog/registrations.constants.ts'
import { registrationsMessages } from '#contract/catalog/registrations.messages.ts'
import { MOST_UNIT_TYPES } from '#contract/catalog/unit-types.constants.ts'
import { unitTypesMessages } from '#contract/catalog/unit-types.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import type { TrashKind, TrashKinds } from '#server/db/trash.ts'
import { AppError } from '#server/errors.ts'
import { createFeaturesRepository, storedFeature } from './features.repository.ts'
import {
  documents,
  features,
  galleryImages,
  handovers,
  locations,
  perks,
  plans,
  progressUpdates,
  projectFeatures,
  registrations,
  specifications,
  unitTypes,
} from './project-parts.tables.ts'
import { createProjectsRepository } from './projects.repository.ts'
import { projects } from './projects.tables.ts'
import { hideHeldBack } from './publish-gate.ts'
import { createRegistrationsRepository } from './registrations.repository.ts'

const PARTS = [
  ...[galleryImages, specifications, plans, documents, locations, perks],
  ...[unitTypes, progressUpdates, handovers, registrations],
]
type PartTable = (typeof PARTS)[number]

const OUT_OF_TRASH = { deletedAt: null, deletedBy: null }

const project: TrashKind = {
  table: projects,
  id: projects.id,
  name: projects.name,
  deletedAt: projects.deletedAt,
  deletedBy: projects.deletedBy,
  /**
   * Also restores the parts that were deleted together with the project; parts deleted earlier stay in the trash. A
   * project that the publish gate holds back is restored hidden.
   */
  async restoreById(db, id) {
    const stored = createProjectsRepository(db)
    await stored.lockAddresses()
    const [trashed] = await db
      .select()
      .from(projects)
      .where(and(eq(projects.id, id), isNotNull(projects.deletedAt)))
      .for('update')
    if (!trashed?.deletedAt) return null
    const isTaken = and(eq(projects.routingName, trashed.routingName), isNull(projects.deletedAt))
    if ((await db.$count(projects, isTaken)) > 0) throw placeTaken()

    for (const table of PARTS) {
      await db
        .update(table as typeof perks)
        .set(OUT_OF_TRASH)
        .where(and(eq(table.projectId, id), eq(table.deletedAt, trashed.deletedAt)))
    }
    await stored.removeFormerAddresses([trashed.routingName])
    const [restored] = await db
      .update(projects)
      .set({ ...OUT_OF_TRASH, version: sql`${projects.version} + 1` })
      .where(eq(projects.id, id))
      .returning()
    if (!restored) return null
    const held = await hideHeldBack(db, [id])
    return held.length > 0 ? { ...restored, isActive: false } : restored
  },
}

const feature: TrashKind = {
  table: features,
  id: features.id,
  name: features.name,
  deletedAt: features.deletedAt,
  deletedBy: features.deletedBy,
  /** Also adds the feature back to the existing projects that had selected it. */
  async restoreById(db, id) {
    const all = createFeaturesRepository(db)
    await all.lockAll()
    const [trashed] = await db
      .select()
      .from(features)
      .where(and(eq(features.id, id), isNotNull(features.deletedAt)))
    if (!trashed) return null
    if (await all.isNameTaken(trashed.name, id)) throw placeTaken()

    const [restored] = await db
      .update(features)
      .set({ ...OUT_OF_TRASH, version: sql`${features.version} + 1` })
      .where(eq(features.id, id))
      .returning(storedFeature)
    const choices = (await findPreviousChoosers(db, id)).map((projectId) => ({ projectId, featureId: id }))
    if (choices.length > 0) await db.insert(projectFeatures).values(choices).onConflictDoNothing()
    return restored ?? null
  },
}

export const catalogInTrash = {
  project,
  feature,
  'gallery-image': partKind(galleryImages, galleryImages.image),
  specification: partKind(specifications, specifications.name),
  plan: partKind(plans, sql`coalesce(${plans.name}, ${plans.image}, '')`),
  document: partKind(documents, documents.file),
  location: partKind(locations, sql`coalesce(${locations.title}, ${locations.mapUrl})`, requireNoLocation),
  perk: partKind(perks, perks.name),
  'unit-type': partKind(unitTypes, unitTypes.name, requireFreeName),
  'progress-update': partKind(
    progressUpdates,
    sql`concat_ws(', ', ${progressUpdates.tower}, to_char(${progressUpdates.date}, 'FMDD Mon YYYY'))`,
    requireFewUpdates,
  ),
  handover: partKind(handovers, sql`coalesce(${handovers.tower}, '')`, requireFreeTower),
  registration: partKind(
    registrations,
    sql`coalesce(${registrations.number}, ${registrations.covers}, '')`,
    requireFewRegistrations,
  ),
} satisfies Partial<TrashKinds>

/**
 * The trash lists a part with the name of its project. While the project is in the trash too, the part is not listed
 * and cannot be restored on its own. `requireRestorable` must lock the project, so that concurrent saves and restores
 * wait.
 */
function partKind(
  table: PartTable,
  own: TrashKind['name'],
  requireRestorable?: (db: Db, trashed: { id: number; projectId: number; name: string }) => Promise<void>,
): TrashKind {
  const ofProject = (what: SQL) => sql`(select ${what} from ${projects} where ${projects.id} = ${table.projectId})`
  const hasProject = ofProject(sql`${projects.deletedAt} is null`)
  const raised = 'version' in getTableColumns(table) ? { version: sql`${sql.identifier('version')} + 1` } : {}
  return {
    table,
    id: table.id,
    name: sql`concat_ws(': ', ${ofProject(sql`${projects.name}`)}, nullif(${own}, ''))`,
    deletedAt: table.deletedAt,
    deletedBy: table.deletedBy,
    isListed: hasProject,
    async restoreById(db, id) {
      const [trashed] = await db
        .select()
        .from(table as typeof perks)
        .where(and(eq(table.id, id), isNotNull(table.deletedAt), hasProject))
        .for('update')
      if (!trashed) return null
      await requireRestorable?.(db, trashed)
      const [restored] = await db
        .update(table as typeof perks)
        .set({ ...OUT_OF_TRASH, ...raised })
        .where(eq(table.id, id))
        .returning()
      return restored ?? null
    },
  }
}

async function requireNoLocation(db: Db, { projectId }: { projectId: number }) {
  await createProjectsRepository(db).findLocked(projectId)
  const others = await db.$count(locations, and(eq(locations.projectId, projectId), isNull(locations.deletedAt)))
  if (others > 0) throw placeTaken()
}

async function requireFreeName(db: Db, { projectId, name }: { projectId: number; name: string }) {
  await createProjectsRepository(db).findLocked(projectId)
  const isPresent = and(eq(unitTypes.projectId, projectId), isNull(unitTypes.deletedAt))
  if ((await db.$count(unitTypes, and(isPresent, sql`lower(${unitTypes.name}) = lower(${name})`))) > 0)
    throw placeTaken()
  if ((await db.$count(unitTypes, isPresent)) >= MOST_UNIT_TYPES)
    throw new AppError('conflict', unitTypesMessages.tooMany)
}

async function requireFewUpdates(db: Db, { projectId }: { projectId: number }) {
  await createProjectsRepository(db).findLocked(projectId)
  const present = and(eq(progressUpdates.projectId, projectId), isNull(progressUpdates.deletedAt))
  if ((await db.$count(progressUpdates, present)) >= MOST_PROGRESS_UPDATES)
    throw new AppError('conflict', progressMessages.tooManyUpdates)
}

async function requireFewRegistrations(db: Db, { projectId }: { projectId: number }) {
  await createProjectsRepository(db).findLocked(projectId)
  if ((await createRegistrationsRepository(db).count(projectId)) >= MOST_REGISTRATIONS)
    throw new AppError('conflict', registrationsMessages.tooMany)
}

async function requireFreeTower(db: Db, { id, projectId }: { id: number; projectId: number }) {
  await createProjectsRepository(db).findLocked(projectId)
  const rows = await db
    .select({ id: handovers.id, key: sql<string>`lower(coalesce(${handovers.tower}, ''))` })
    .from(handovers)
    .where(and(eq(handovers.projectId, projectId), or(eq(handovers.id, id), isNull(handovers.deletedAt))))
  const own = rows.find((row) => row.id === id)
  const others = rows.filter((row) => row.id !== id)
  if (others.some(({ key }) => key === own?.key)) throw placeTaken()
  if (others.length >= MOST_HANDOVERS) throw new AppError('conflict', progressMessages.tooManyHandovers)
}

/** Reads the projects that had selected a deleted feature from the audit log, because deleting it removed the links. */
async function findPreviousChoosers(db: Db, featureId: number) {
  const [line] = await db
    .select({ before: auditLog.before })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'feature'), eq(auditLog.entityId, String(featureId)), eq(auditLog.action, 'delete')))
    .orderBy(desc(auditLog.id))
    .limit(1)
  const { chosenBy = [] } = (line?.before ?? {}) as { chosenBy?: number[] }
  if (chosenBy.length === 0) return []
  const found = await db.select({ id: projects.id }).from(projects).where(inArray(projects.id, chosenBy))
  return found.map(({ id }) => id)
}

function placeTaken() {
  return new AppError('conflict', backOfficeRefusals.placeTaken)
}
