import type { Change } from '#server/db/write.ts'
import { recordLeadChange } from '#server/webhooks/record-event.ts'
import { stateAfter } from './attach-to-lead.ts'
import { firstAnswer } from './first-answer.ts'
import { createLeadsRepository, type LeadValues } from './leads.repository.ts'

interface BookedVisit {
  appointmentId: number
  projectName: string
  day: string
  at: Date
  actorId: number
}

/**
 * Adds a visit that staff booked to the lead they chose, so contacts are not matched. The booking counts as the first
 * answer. The caller must hold the row lock of the lead (`requireLead`).
 */
export async function attachVisit(change: Change, lead: LeadValues, visit: BookedVisit) {
  const { appointmentId, projectName, day, at, actorId } = visit
  const leads = createLeadsRepository(change.db)
  const state = stateAfter(lead.state, { kind: 'visit', visitOn: day })
  const after = await leads.update(lead.id, {
    ...(state !== lead.state && { state, lostReason: null, lostNote: null }),
    ...firstAnswer(lead, at),
    ownerId: lead.ownerId ?? actorId,
  })
  await leads.addEvent({ leadId: lead.id, kind: 'visit', at, actorId, appointmentId })
  await leads.addProject({ leadId: lead.id, projectName, askedAt: at })
  await recordLeadChange(change, lead, after)
}
