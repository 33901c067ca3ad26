import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { leadSettings } from './leads.tables.ts'

/**
 * The sales account that gets the next lead if leads are assigned in turn, otherwise null. The row is locked, so that
 * two concurrent arrivals go to two accounts.
 */
export async function nextInTurn(db: Db, { source, actorId }: { source: string; actorId?: number }) {
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
