import { and, desc, eq, inArray } from 'drizzle-orm'
import type { LeadState } from '#contract/leads/leads.constants.ts'
import { LEAD_STATES } from '#contract/leads/leads.constants.ts'
import type { Change } from '#server/db/write.ts'
import { recordLeadChange } from '#server/webhooks/record-event.ts'
import { createLeadsRepository } from './leads.repository.ts'
import { leadEvents } from './leads.tables.ts'

/** Removes the attendance mark of a visit from the timeline, and restores the earlier state of the lead. */
export async function forgetMark(change: Change, appointmentId: number) {
  const { db } = change
  const isMark = and(
    eq(leadEvents.appointmentId, appointmentId),
    inArray(leadEvents.kind, ['visitCame', 'visitMissed']),
  )
  const [mark] = await db.select().from(leadEvents).where(isMark).orderBy(desc(leadEvents.id)).limit(1)
  if (!mark) return
  await db.delete(leadEvents).where(eq(leadEvents.id, mark.id))
  const { from, to } = mark.details ?? {}
  const earlier = LEAD_STATES.find((state) => state === from)
  // A state that staff have set since then is kept.
  if (earlier) await changeState(change, mark.leadId, (state) => (state === to ? earlier : state))
}

/** After an undone cancellation, the lead has a booked visit again. */
export async function restoreBooked(change: Change, appointmentId: number) {
  const [event] = await change.db
    .select({ leadId: leadEvents.leadId })
    .from(leadEvents)
    .where(eq(leadEvents.appointmentId, appointmentId))
    .limit(1)
  if (event) await changeState(change, event.leadId, (state) => (state === 'contacted' ? 'visitBooked' : state))
}

async function changeState(change: Change, leadId: number, stateAfter: (state: LeadState) => LeadState) {
  const leads = createLeadsRepository(change.db)
  const lead = await leads.findRemaining(leadId)
  if (!lead) return
  const state = stateAfter(lead.state)
  if (state !== lead.state) await recordLeadChange(change, lead, await leads.update(lead.id, { state }))
}
