import { currentRequestId } from '#server/request-id.ts'
import { auditLog } from './change.tables.ts'
import type { Database, Db } from './connection.ts'
import type { FreeSpaceGuard } from './free-space.ts'
import { insideWrite } from './inside-write.ts'
import type { JobOptions, Jobs } from './jobs.ts'
import { type ContentRevision, raiseRevision } from './revision.ts'

/** The fields that name a record, whatever its kind, in the order they are looked for. */
const NAMING_FIELDS = ['name', 'title', 'email', 'to', 'file'] as const

/** A media item may name a project, but it is not part of it. */
const PARTS_OF_A_PROJECT = new Set(['gallery-image', 'specification', 'plan', 'document', 'location', 'perk'])

/** Who did it, as they were when they did it; null for a visitor or the program itself. */
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
  /** Given where the record's own fields do not name it. */
  subject?: string | null
  before?: object | null
  after?: object | null
}

/** One write in progress. Everything asked of it is kept or lost together. */
export interface Change {
  db: Db
  audit(entry: AuditEntry): void
  /** Public content is different now: every cached page is out of date. */
  contentChanged(): void
  enqueue(queue: string, data: object, options?: JobOptions): void
}

export interface WriterParts {
  jobs: Pick<Jobs, 'enqueueIn'>
  freeSpace: Pick<FreeSpaceGuard, 'demand'>
  revision: Pick<ContentRevision, 'note'>
}

export function createWriter(database: Database, { jobs, freeSpace, revision }: WriterParts) {
  return async function write<T>(work: (change: Change) => Promise<T>): Promise<T> {
    await freeSpace.demand()
    const { result, newRevision } = await database.db.transaction(async (db) => {
      const lines: AuditEntry[] = []
      const jobsToAdd: [queue: string, data: object, options?: JobOptions][] = []
      let isContentChanged = false

      const change: Change = {
        db,
        audit: (entry) => lines.push(entry),
        contentChanged: () => {
          isContentChanged = true
        },
        enqueue: (...job) => jobsToAdd.push(job),
      }
      const result = await insideWrite(() => work(change))

      if (lines.length > 0) await db.insert(auditLog).values(lines.map(toRow))
      for (const [queue, data, options] of jobsToAdd) await jobs.enqueueIn(db, queue, data, options)
      // Last, because from here until the commit every other content write waits for this row.
      const newRevision = isContentChanged ? await raiseRevision(db) : null
      return { result, newRevision }
    })
    if (newRevision !== null) revision.note(newRevision)
    return result
  }
}

export type Write = ReturnType<typeof createWriter>

function toRow({ actor, entityId, before, after, ...entry }: AuditEntry): typeof auditLog.$inferInsert {
  return {
    ...entry,
    ...aboutRecord({ actor, entityId, before, after, ...entry }),
    requestId: currentRequestId(),
    actorId: actor?.id,
    actorEmail: actor?.email,
    actorRole: actor?.role,
    entityId: entityId === null ? null : String(entityId),
    before: withoutSecrets(before),
    after: withoutSecrets(after),
  }
}

/** The log is read by many; hashes of passwords, tokens and codes have no place in it. */
function withoutSecrets(record: object | null | undefined) {
  if (!record) return null
  return Object.fromEntries(Object.entries(record).filter(([name]) => !/(hash|token)$|^password$/i.test(name)))
}

/** What an audit line says of its record beside its number: the record's name and the project it belongs to. */
function aboutRecord(entry: AuditEntry): { subject: string | null; projectId: number | null } {
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

function projectOf({ entity, entityId, before, after }: AuditEntry) {
  if (entity === 'project') return Number(entityId)
  if (!PARTS_OF_A_PROJECT.has(entity)) return null
  const projectId = fieldOf(after, 'projectId') ?? fieldOf(before, 'projectId')
  return typeof projectId === 'number' ? projectId : null
}

function fieldOf(record: object | null | undefined, field: string): unknown {
  return (record as Record<string, unknown> | null | undefined)?.[field]
}
