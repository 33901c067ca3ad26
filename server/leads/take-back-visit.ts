import { and, desc, eq, gt, gte, inArray, or, sql } from 'drizzle-orm'
import { LEAD_STATES } from '#contract/leads/leads.constants.ts'
import type { Db } from '#server/db/connection.ts'
import type { Change } from '#server/db/write.ts'
import { recordLeadChange } from '#server/webhooks/record-event.ts'
import { firstAnswer } from './first-answer.ts'
import { createLeadsRepository } from './leads.repository.ts'
import { leadEvents } from './leads.tables.ts'

type LeadEvent = typeof leadEvents.$inferSelect

/** Deletes the timeline entry that says whether the visitor came, and restores the lead as it was before. */
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
  if (!later) await restoreLead(change, mark)
  // A later visit took place, so the lead stays as it is. The later event takes over the change of this one, so that
  // removing that event as well restores the lead.
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
  // The change can belong to another visit: of several cancellations, only the last one changed the lead.
  const isChange = and(eq(leadEvents.leadId, visit.leadId), inArray(leadEvents.kind, ['state', kind]))
  const [latest] = await db.select().from(leadEvents).where(isChange).orderBy(desc(leadEvents.id)).limit(1)
  if (latest?.kind === kind) await restoreLead(change, latest)
}

/**
 * Restores the state and the waiting time that a lead had before an event of a visit. Keeps a state set since then. A
 * lead that would be `new` again but was answered since then becomes `contacted`.
 */
export async function restoreLead(change: Change, { leadId, at, details }: LeadEvent) {
  const leads = createLeadsRepository(change.db)
  const lead = await leads.findRemaining(leadId)
  // Earlier versions of this program stored events with only the states.
  const { from, to, waitingSince = null } = { ...details, ...details?.lead }
  const state = LEAD_STATES.find((known) => known === from)
  if (!lead || !state || state === to || lead.state !== to) return
  const restored = { state, waitingSince: waitingSince === null ? null : new Date(waitingSince) }
  const answeredAt = state === 'new' ? await findAnswer(change.db, lead.id, restored.waitingSince ?? at) : null
  const values = answeredAt ? { state: 'contacted' as const, ...firstAnswer(restored, answeredAt) } : restored
  await recordLeadChange(change, lead, await leads.update(lead.id, values))
}

/** Returns the time of the first contact since then that counts as an answer. Null if there is none. */
async function findAnswer(db: Db, leadId: number, since: Date) {
  const isAnswer = or(
    inArray(leadEvents.kind, ['whatsapp', 'mail']),
    and(eq(leadEvents.kind, 'call'), sql`${leadEvents.details} ->> 'result' = 'spoke'`),
  )
  const [found] = await db
    .select({ at: leadEvents.at })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, leadId), isAnswer, gte(leadEvents.at, since)))
    .orderBy(leadEvents.at)
    .limit(1)
  return found?.at ?? null
}
