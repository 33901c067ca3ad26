import { sql } from 'drizzle-orm'
import { contentRevision } from './change.tables.ts'
import type { Database, Db } from './connection.ts'

const CHANNEL = 'content_revision'
const POLL_EVERY_MS = 1000

/**
 * The current content revision, kept in memory because every page view reads it. Other processes announce changes by
 * notification; on PostgreSQL it is also polled, in case one was lost.
 */
export async function createContentRevision(database: Database, { pollEveryMs = POLL_EVERY_MS } = {}) {
  const listeners = new Set<(revision: number) => void>()
  let current = 0
  let isReachable = true

  function update(revision: number) {
    if (revision <= current) return
    current = revision
    for (const listener of listeners) listener(revision)
  }

  async function poll() {
    try {
      const [row] = await database.db.select().from(contentRevision)
      update(row?.revision ?? 0)
      isReachable = true
    } catch (error) {
      if (isReachable) database.onProblem('The content revision could not be read; trying on.', error)
      isReachable = false
    }
  }

  const stopListening = await database.listen(CHANNEL, (message) => {
    if (message === null) void poll()
    else update(Number(message))
  })
  await poll()
  const polling = database.kind === 'postgres' ? setInterval(poll, pollEveryMs).unref() : null

  return {
    current: () => current,
    /** Applies a change by this process before its notification arrives. */
    update,
    onChange(listener: (revision: number) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      if (polling) clearInterval(polling)
      listeners.clear()
      await stopListening()
    },
  }
}

export type ContentRevision = Awaited<ReturnType<typeof createContentRevision>>

/** Call inside a transaction: PostgreSQL sends the notification only on commit. */
export async function incrementRevision(db: Db) {
  const [row] = await db
    .update(contentRevision)
    .set({ revision: sql`${contentRevision.revision} + 1` })
    .returning()
  if (!row) throw new Error('The row of the content revision is missing.')
  await db.execute(sql`select pg_notify(${CHANNEL}, ${String(row.revision)})`)
  return row.revision
}
