import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'

/**
 * Repeats a check until it passes. The timeout is long, because on a busy machine a job or mail can take many seconds;
 * only a check that never passes takes that long.
 */
export function waitFor<T>(check: () => T | Promise<T>) {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 })
}

/** Waits until a transaction on this PostgreSQL database waits for the lock of another one. */
export function waitForBlocked(db: Db) {
  const blocked = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return waitFor(async () => expect(await rowsOf(db, blocked)).toHaveLength(1))
}
