import { requirePublishable } from '#server/catalog/publish-gate.ts'
import { currentRequestId } from '#server/request-id.ts'
import { recordPublishedProjects } from '#server/webhooks/published-projects.ts'
import { auditLog } from './change.tables.ts'
import type { Database, Db } from './connection.ts'
import type { FreeSpaceGuard } from './free-space.ts'
import { insideWrite } from './inside-write.ts'
import type { JobOptions, Jobs } from './jobs.ts'
import { type ContentRevision, incrementRevision } from './revision.ts'
import { insertAll } from './rows.ts'

/** Fields that can name a record in the audit log, in order of preference. */
const NAMING_FIELDS = ['name', 'title', 'email', 'to', 'file', 'number'] as const

/** Entities that are part of a project. Media items only reference a project, so they are not included. */
const PROJECT_PARTS = new Set([
  'gallery-image',
  'specification',
  'plan',
  'document',
  'location',
  'perk',
  'unit-type',
  'cost-terms',
  'progress-update',
  'handover',
  'registration',
  'gate-exemption',
])

/** The account that makes a change, as it was at the time. Changes by visitors and background jobs have no actor. */
export interface Actor {
  id: number
  email: string
  role: string
}

export interface AuditEntry {
  actor: Actor | null
  action: string
  entity: string
  entityId: string | number | null
  /** Set when the record has none of `NAMING_FIELDS`. */
  subject?: string | null
  before?: object | null
  after?: object | null
}

/** A write in progress; its effects are committed or rolled back together. */
export interface Change {
  db: Db
  audit(entry: AuditEntry): void
  /** Invalidates all cached pages once the write is committed. */
  contentChanged(): void
  /** An array adds one job per element. */
  enqueue(queue: string, data: object | readonly object[], options?: JobOptions): void
}

export interface WriterParts {
  jobs: Pick<Jobs, 'enqueueIn'>
  freeSpace: Pick<FreeSpaceGuard, 'requireSpace'>
  revision: Pick<ContentRevision, 'update'>
}

export function createWriter(database: Database, { jobs, freeSpace, revision }: WriterParts) {
  return async function write<T>(work: (change: Change) => Promise<T>): Promise<T> {
    await freeSpace.requireSpace()
    const { result, newRevision } = await database.db.transaction(async (db) => {
      const entries: AuditEntry[] = []
      const jobsToAdd: [queue: string, data: object | readonly object[], options?: JobOptions][] = []
      let isContentChanged = false

      const change: Change = {
        db,
        audit: (entry) => entries.push(entry),
        contentChanged: () => {
          isContentChanged = true
        },
        enqueue: (...job) => jobsToAdd.push(job),
      }
      const result = await insideWrite(() => work(change))
      await requirePublishable(db, entries.flatMap(projectChangeIn))
      await recordPublishedProjects(change, entries)

      await insertAll(db, auditLog, entries.map(toRow))
      for (const [queue, data, options] of jobsToAdd) await jobs.enqueueIn(db, queue, data, options)
      // Incremented last, because other content writes wait for this row from here until the commit.
      const newRevision = isContentChanged ? await incrementRevision(db) : null
      return { result, newRevision }
    })
    if (newRevision !== null) revision.update(newRevision)
    return result
  }
}

export type Write = ReturnType<typeof createWriter>

function toRow({ actor, entityId, before, after, ...entry }: AuditEntry): typeof auditLog.$inferInsert {
  return {
    ...entry,
    ...describeRecord({ actor, entityId, before, after, ...entry }),
    requestId: currentRequestId(),
    actorId: actor?.id,
    actorEmail: actor?.email,
    actorRole: actor?.role,
    entityId: entityId === null ? null : String(entityId),
    before: withoutSecrets(before),
    after: withoutSecrets(after),
  }
}

/** Leaves out passwords, tokens and hashes, because staff can read the audit log. */
function withoutSecrets(record: object | null | undefined) {
  if (!record) return null
  return Object.fromEntries(Object.entries(record).filter(([name]) => !/(hash|token)$|^password$/i.test(name)))
}

function describeRecord(entry: AuditEntry): { subject: string | null; projectId: number | null } {
  return { subject: entry.subject ?? nameOf(entry), projectId: projectOf(entry) }
}

function nameOf({ actor, entity, entityId, before, after }: AuditEntry) {
  for (const record of [after, before]) {
    for (const field of NAMING_FIELDS) {
      const value = fieldOf(record, field)
      if (typeof value === 'string' && value !== '') return value
    }
  }
  return entity === 'account' && actor !== null && String(actor.id) === String(entityId) ? actor.email : null
}

/** The entry for the order of all projects has the id 0 and belongs to no project. */
function projectChangeIn(entry: AuditEntry) {
  const projectId = projectOf(entry)
  const { entity, before = null, after = null } = entry
  return projectId ? [{ projectId, entity, before, after }] : []
}

function projectOf({ entity, entityId, before, after }: AuditEntry) {
  if (entity === 'project') return Number(entityId)
  if (!PROJECT_PARTS.has(entity)) return null
  const projectId = fieldOf(after, 'projectId') ?? fieldOf(before, 'projectId')
  return typeof projectId === 'number' ? projectId : null
}

function fieldOf(record: object | null | undefined, field: string): unknown {
  return (record as Record<string, unknown> | null | undefined)?.[field]
}
