import { currentRequestId } from '#server/request-id.ts'
import { aboutRecord } from './about-record.ts'
import { auditLog } from './change.tables.ts'
import type { Database, Db } from './connection.ts'
import type { FreeSpaceGuard } from './free-space.ts'
import { insideWrite } from './inside-write.ts'
import type { JobOptions, Jobs } from './jobs.ts'
import { type ContentRevision, raiseRevision } from './revision.ts'

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
