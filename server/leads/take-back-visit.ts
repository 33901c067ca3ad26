import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { LEAD_STATES } from '#contract/leads/leads.constants.ts'
import type { Change } from '#server/db/write.ts'
import { recordLeadChange } from '#server/webhooks/record-event.ts'
import { createLeadsRepository } from './leads.repository.ts'
import { leadEvents } from './leads.tables.ts'

type Details = (typeof leadEvents.$inferSelect)['details']

/** Removes the attendance mark of a visit from the timeline, and restores the lead as it was before. */
export async function forgetMark(change: Change, appointmentId: number) {
  const { db } = change
  const isMark = and(
    eq(leadEvents.appointmentId, appointmentId),
    inArray(leadEvents.kind, ['visitCame', 'visitMissed']),
  )
  const [mark] = await db.select().from(leadEvents).where(isMark).orderBy(desc(leadEvents.id)).limit(1)
  if (!mark) return
  await db.delete(leadEvents).where(eq(leadEvents.id, mark.id))
  const isLater = and(
    eq(leadEvents.leadId, mark.leadId),
    inArray(leadEvents.kind, ['visitCame', 'walkIn']),
    gt(leadEvents.id, mark.id),
  )
  const [later] = await db.select().from(leadEvents).where(isLater).orderBy(leadEvents.id).limit(1)
  if (!later) await restoreLead(change, mark.leadId, mark.details)
  // The person has visited all the same. Taking back that mark, too, restores what this one changed.
  else if (later.kind === 'visitCame' && mark.details?.lead && !later.details?.lead)
    await createLeadsRepository(db).updateEvent(later.id, { details: mark.details })
}

/** Restores the lead of a visit whose move or cancellation is undone. */
export async function takeBack(change: Change, appointmentId: number, kind: 'visitMoved' | 'visitCancelled') {
  const { db } = change
  const [visit] = await db
    .select({ leadId: leadEvents.leadId })
    .from(leadEvents)
    .where(eq(leadEvents.appointmentId, appointmentId))
    .limit(1)
  if (!visit) return
  // Of any visit: the last of several cancelled visits changed the lead, whichever of them is undone.
  const isChange = and(eq(leadEvents.leadId, visit.leadId), inArray(leadEvents.kind, ['state', kind]))
  const [latest] = await db.select().from(leadEvents).where(isChange).orderBy(desc(leadEvents.id)).limit(1)
  await restoreLead(change, visit.leadId, latest?.kind === kind ? latest.details : null)
}

/** A state that the lead has got since then is kept. */
async function restoreLead(change: Change, leadId: number, details: Details) {
  const leads = createLeadsRepository(change.db)
  const lead = await leads.findRemaining(leadId)
  // Marks of earlier versions have the states alone.
  const { from, to, waitingSince = null } = { ...details, ...details?.lead }
  const state = LEAD_STATES.find((known) => known === from)
  if (!lead || !state || state === to || lead.state !== to) return
  const values = { state, waitingSince: waitingSince === null ? null : new Date(waitingSince) }
  await recordLeadChange(change, lead, await leads.update(lead.id, values))
}
