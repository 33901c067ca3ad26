import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { OPEN_STATES } from '#contract/leads/leads.constants.ts'
import { leadsMessages } from '#contract/leads/leads.messages.ts'
import type { Db } from '#server/db/connection.ts'
import { insertAll } from '#server/db/rows.ts'
import type { Actor, Change } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { recordEvent } from '#server/webhooks/record-event.ts'
import { createWebhooksRepository } from '#server/webhooks/webhooks.repository.ts'
import { createLeadListRepository } from './lead-list.repository.ts'
import { fullName } from './leads.repository.ts'
import { leadEvents, leads } from './leads.tables.ts'
import { tellOwner } from './tell-owner.ts'

const isOpen = and(isNull(leads.mergedIntoId), inArray(leads.state, [...OPEN_STATES]))

export async function countOpenLeads(db: Db, ownerIds: readonly number[]) {
  const counted = await db
    .select({ ownerId: leads.ownerId, open: count() })
    .from(leads)
    .where(and(isOpen, inArray(leads.ownerId, [...ownerIds])))
    .groupBy(leads.ownerId)
  return new Map(counted.map(({ ownerId, open }) => [ownerId, open]))
}

interface HandOver {
  from: number
  to: number | null
  actor: Actor | null
  at: Date
  site: MailSite
}

/**
 * Gives the open leads of an account that can no longer work on them to another account. Call in the transaction that
 * changes the account.
 */
export async function handOverLeads(change: Change, { from, to, actor, at, site }: HandOver) {
  const { db } = change
  const owners = await createLeadListRepository(db).findOwnerNames()
  if (to !== null && (to === from || !owners.has(to))) throw new AppError('invalid', leadsMessages.ownerUnknown)
  // Locks all leads of the account, because deleting it also updates those that are not open. Sorted by id, as in bulk
  // changes, to avoid a deadlock. `no key update` lets other transactions add rows that refer to a lead.
  const owned = await db
    .select({ id: leads.id, isOpen: sql<boolean>`${isOpen}` })
    .from(leads)
    .where(eq(leads.ownerId, from))
    .orderBy(leads.id)
    .for('no key update')
  const leadIds = owned.filter((lead) => lead.isOpen).map(({ id }) => id)
  if (leadIds.length === 0) return

  await db
    .update(leads)
    .set({ ownerId: to, version: sql`${leads.version} + 1` })
    .where(inArray(leads.id, leadIds))
  const [previous] = await db.select({ name: fullName }).from(accounts).where(eq(accounts.id, from))
  const details = { from: previous?.name ?? null, to: to === null ? null : (owners.get(to) ?? null) }
  const entry = { kind: 'owner' as const, at, actorId: actor?.id ?? null, details }
  await insertAll(
    db,
    leadEvents,
    leadIds.map((leadId) => ({ ...entry, leadId })),
  )
  // The webhooks are read once for all leads, because there can be thousands.
  const webhooks = await createWebhooksRepository(db).findWanting('lead.changed')
  for (const leadId of webhooks.length > 0 ? leadIds : [])
    await recordEvent(change, { type: 'lead.changed', leadId, previous: { ownerId: from } })
  if (to !== null && to !== actor?.id) await tellOwner(change, { ownerId: to, leadIds, site })
}
