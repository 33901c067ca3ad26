import { and, eq } from 'drizzle-orm'
import { whenInWords } from '#contract/appointments/visit-time.ts'
import type { LeadState } from '#contract/leads/leads.constants.ts'
import { appointments } from '#server/appointments/appointments.tables.ts'
import type { Db } from '#server/db/connection.ts'
import type { Change } from '#server/db/write.ts'
import { recordLeadChange } from '#server/webhooks/record-event.ts'
import { createLeadsRepository } from './leads.repository.ts'
import { leadEvents } from './leads.tables.ts'

interface VisitTime {
  selectedDate: string | null
  timeSlot: string | null
}

interface VisitEvent {
  appointmentId: number
  kind: 'visitMoved' | 'visitCancelled' | 'visitCame' | 'visitMissed'
  at: Date
  actorId: number | null
  from?: VisitTime
  to?: VisitTime
  /** The reason for a cancellation. */
  text?: string | null
}

/** Adds an event of a visit to the timeline of its lead, and updates the state of the lead. */
export async function recordVisit(change: Change, visit: VisitEvent) {
  const { appointmentId, kind, at, actorId, from, to, text = null } = visit
  const { db } = change
  const [booked] = await db
    .select({ leadId: leadEvents.leadId })
    .from(leadEvents)
    .where(eq(leadEvents.appointmentId, appointmentId))
    .orderBy(leadEvents.id)
    .limit(1)
  // A visit without any contact has no lead.
  if (!booked) return
  const leads = createLeadsRepository(db)
  const lead = await leads.findRemaining(booked.leadId)
  if (!lead) return
  const state = await stateAfter(db, { leadId: lead.id, state: lead.state, kind })
  const times = from || to ? { from: from ? whenInWords(from) : null, to: to ? whenInWords(to) : null } : null
  const waitingSince = lead.waitingSince?.toISOString() ?? null
  const details = state === lead.state ? times : { ...times, lead: { from: lead.state, to: state, waitingSince } }
  await leads.addEvent({ leadId: lead.id, kind, at, actorId, text, appointmentId, details })
  if (state === lead.state) return
  await recordLeadChange(change, lead, await leads.update(lead.id, { state, waitingSince: null }))
}

interface Before {
  leadId: number
  state: LeadState
  kind: VisitEvent['kind']
}

/**
 * A visit that was moved or took place can advance the lead. If its last booked visit is cancelled, the lead goes back
 * from `visitBooked` to `contacted`.
 */
async function stateAfter(db: Db, { leadId, state, kind }: Before): Promise<LeadState> {
  if (kind === 'visitCame') return BEFORE_VISITED.includes(state) ? 'visited' : state
  if (kind === 'visitMoved') return state === 'new' || state === 'contacted' ? 'visitBooked' : state
  if (kind !== 'visitCancelled' || state !== 'visitBooked') return state
  const others = await db
    .select({ id: appointments.id })
    .from(appointments)
    .innerJoin(leadEvents, eq(leadEvents.appointmentId, appointments.id))
    .where(and(eq(leadEvents.leadId, leadId), eq(appointments.state, 'booked')))
    .limit(1)
  return others.length === 0 ? 'contacted' : state
}

const BEFORE_VISITED: readonly LeadState[] = ['new', 'contacted', 'visitBooked']
