import { and, asc, eq, inArray, isNull, ne, sql, sum } from 'drizzle-orm'
import { BROCHURE_TYPE } from '#contract/catalog/catalog.constants.ts'
import { DEFAULT_GATE_MODE, type GateMode, PUBLISH_GATE_ID } from '#contract/catalog/publish-gate.constants.ts'
import type { Db } from '#server/db/connection.ts'
import type { GateFacts } from './gate-rules.ts'
import { documents, registrations, unitTypes } from './project-parts.tables.ts'
import { projects } from './projects.tables.ts'
import { gateExemptions, publishGate } from './publish-gate.tables.ts'
import { createUnlabelledPicturesRepository } from './unlabelled-pictures.repository.ts'

export type ExemptionRow = typeof gateExemptions.$inferSelect

const { rules, reason, endsOn, writtenBy } = gateExemptions
/** The exemption as one JSON column, which is null for most projects. */
const exemption = sql<GateFacts['exemption']>`case when ${gateExemptions.projectId} is not null
  then json_build_object('rules', ${rules}, 'reason', ${reason}, 'endsOn', ${endsOn}, 'writtenBy', ${writtenBy}) end`
const registrationFacts = {
  id: registrations.id,
  projectId: registrations.projectId,
  number: registrations.number,
  authority: registrations.authority,
  portalUrl: registrations.portalUrl,
  validUntil: registrations.validUntil,
  handedOverDate: registrations.handedOverDate,
  collectionAccount: registrations.collectionAccount,
  qrImage: registrations.qrImage,
}

const isOfProject = and(eq(unitTypes.projectId, projects.id), isNull(unitTypes.deletedAt))

export function createPublishGateRepository(db: Db) {
  return {
    async find() {
      const [found] = await db.select().from(publishGate)
      return found ?? null
    },

    async findMode(): Promise<GateMode> {
      const [found] = await db.select({ mode: publishGate.mode }).from(publishGate)
      return found?.mode ?? DEFAULT_GATE_MODE
    },

    /** Uses an advisory lock, because before the first save there is no row to lock. */
    async lock() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('publish_gate'))`)
    },

    async store(mode: GateMode) {
      const [stored] = await db
        .insert(publishGate)
        .values({ id: PUBLISH_GATE_ID, mode })
        .onConflictDoUpdate({
          target: publishGate.id,
          set: { mode, version: sql`${publishGate.version} + 1`, updatedAt: sql`now()` },
        })
        .returning()
      if (!stored) throw new Error('The publish gate was not stored.')
      return stored
    },

    async findFacts(ids: readonly number[] | 'shown'): Promise<GateFacts[]> {
      if (ids.length === 0) return []
      const isChosen = and(
        isNull(projects.deletedAt),
        ids === 'shown' ? projects.isActive : inArray(projects.id, [...ids]),
      )
      // Uses a condition instead of a list of ids, because there can be thousands of visible projects.
      const chosen = db.select({ id: projects.id }).from(projects).where(isChosen)
      const found = await db
        .select({
          id: projects.id,
          name: projects.name,
          isActive: projects.isActive,
          isCompleted: projects.isCompleted,
          reraNumber: projects.reraNumber,
          hasPriceSheet: sql<boolean>`exists (${priceSheets()})`,
          hasUnitTypes: sql<boolean>`exists (${unitTypesOfProject()})`,
          unitsLeft: sql`coalesce((${unitsLeftOfProject()}), 0)`.mapWith(Number),
          exemption,
        })
        .from(projects)
        .leftJoin(gateExemptions, eq(gateExemptions.projectId, projects.id))
        .where(isChosen)
        .orderBy(asc(projects.sortOrder), asc(projects.id))
      const registered = await db
        .select(registrationFacts)
        .from(registrations)
        .where(and(inArray(registrations.projectId, chosen), isNull(registrations.deletedAt)))
        .orderBy(asc(registrations.projectId), asc(registrations.id))
      const unlabelled = await createUnlabelledPicturesRepository(db).count(ids)
      const registrationsOf = Map.groupBy(registered, ({ projectId }) => projectId)
      const unlabelledOf = Map.groupBy(unlabelled, ({ projectId }) => projectId)
      return found.map((project) => ({
        ...project,
        registrations: registrationsOf.get(project.id) ?? [],
        unlabelled: unlabelledOf.get(project.id) ?? [],
      }))
    },

    async hide(ids: readonly number[]) {
      await db
        .update(projects)
        .set({ isActive: false })
        .where(inArray(projects.id, [...ids]))
    },

    async findExemption(projectId: number) {
      const [found] = await db.select().from(gateExemptions).where(eq(gateExemptions.projectId, projectId))
      return found ?? null
    },

    async storeExemption(values: Omit<ExemptionRow, 'createdAt'>) {
      const { projectId, ...changed } = values
      const [stored] = await db
        .insert(gateExemptions)
        .values(values)
        .onConflictDoUpdate({ target: gateExemptions.projectId, set: { ...changed, createdAt: sql`now()` } })
        .returning()
      if (!stored) throw new Error('The exemption was not stored.')
      return stored
    },

    async deleteExemption(projectId: number) {
      await db.delete(gateExemptions).where(eq(gateExemptions.projectId, projectId))
    },
  }

  function priceSheets() {
    return db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.projectId, projects.id), isNull(documents.deletedAt), ne(documents.type, BROCHURE_TYPE)))
  }

  function unitTypesOfProject() {
    return db.select({ id: unitTypes.id }).from(unitTypes).where(isOfProject)
  }

  function unitsLeftOfProject() {
    return db
      .select({ units: sum(unitTypes.available) })
      .from(unitTypes)
      .where(isOfProject)
  }
}
