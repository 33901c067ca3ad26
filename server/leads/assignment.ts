import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { leadSettings } from './leads.tables.ts'

/**
 * Returns the sales account that gets the next lead. Null if assignment is manual, for imports and leads that staff
 * add, and if every sales account is blocked. Locks the settings row, so that two concurrent leads go to different
 * accounts.
 */
export async function nextRoundRobinOwner(db: Db, { source, actorId }: { source: string; actorId?: number }) {
  if (source === 'import' || actorId !== undefined) return null
  const [settings] = await db.select().from(leadSettings).for('update')
  if (settings?.assignment !== 'roundRobin') return null
  const find = async (after: number) => {
    const isSales = and(eq(accounts.role, 'Sales'), eq(accounts.isBlocked, false), gt(accounts.id, after))
    const [next] = await db.select({ id: accounts.id }).from(accounts).where(isSales).orderBy(asc(accounts.id)).limit(1)
    return next?.id ?? null
  }
  const next = (await find(settings.lastOwnerId ?? 0)) ?? (await find(0))
  if (next !== null) await db.update(leadSettings).set({ lastOwnerId: next })
  return next
}
