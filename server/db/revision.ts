import { sql } from 'drizzle-orm'
import { contentRevision } from './change.tables.ts'
import type { Database, Db } from './connection.ts'

const CHANNEL = 'content_revision'
const POLL_EVERY_MS = 1000

/**
 * The number of the content's current state, held in memory because every page view asks for it. Changes made by other
 * processes arrive as notifications; on PostgreSQL we also look once a second, in case one was lost on the way.
 */
export async function createContentRevision(database: Database, { pollEveryMs = POLL_EVERY_MS } = {}) {
  const listeners = new Set<(revision: number) => void>()
  let current = 0
  let isReachable = true

  function note(revision: number) {
    if (revision <= current) return
    current = revision
    for (const listener of listeners) listener(revision)
  }

  async function look() {
    try {
      const [row] = await database.db.select().from(contentRevision)
      note(row?.revision ?? 0)
      isReachable = true
    } catch (error) {
      if (isReachable) database.onProblem('The content revision could not be read; trying on.', error)
      isReachable = false
    }
  }

  const stopListening = await database.listen(CHANNEL, (message) => {
    if (message === null) void look()
    else note(Number(message))
  })
  await look()
  const polling = database.kind === 'postgres' ? setInterval(look, pollEveryMs).unref() : null

  return {
    current: () => current,
    /** Tells of a change made here, so that it counts before the notification has gone round. */
    note,
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

/** Part of a transaction: other processes are told when it commits, and not if it never does. */
export async function raiseRevision(db: Db) {
  const [row] = await db
    .update(contentRevision)
    .set({ revision: sql`${contentRevision.revision} + 1` })
    .returning()
  if (!row) throw new Error('The row of the content revision is missing.')
  await db.execute(sql`select pg_notify(${CHANNEL}, ${String(row.revision)})`)
  return row.revision
}
