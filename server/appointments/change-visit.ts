import { slotBegins, type TimeSlot } from '#contract/appointments/visit-rules.ts'
import { whenInWords } from '#contract/appointments/visit-time.ts'
import { visitsMessages as messages } from '#contract/appointments/visits.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { Actor, Change } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { recordVisit } from '#server/leads/record-visit.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMail } from '#server/mail/mail-queue.ts'
import { visitCancelled, visitChangedMail, visitMoved } from '#server/mail/visit.mails.ts'
import { recordEvent } from '#server/webhooks/record-event.ts'
import type { AppointmentRow } from './appointments.repository.ts'
import { requirePlace } from './require-place.ts'
import { mailVisitor } from './visit-link.ts'
import { createVisitsRepository } from './visits.repository.ts'

interface ChangeOf {
  actor: Actor | null
  now: Date
  site: MailSite
  /**
   * False if no email is sent now: the visitor has no usable email address, the rate limit is reached, or the email is
   * delayed.
   */
  isMailed: boolean
}

export interface NewTime {
  selectedDate: string
  timeSlot: TimeSlot
}

/** Whether a visit has begun or, without a slot, whether its day has passed. False if the visit has no date. */
export function isOver({ selectedDate, timeSlot }: Pick<AppointmentRow, 'selectedDate' | 'timeSlot'>, now: Date) {
  if (selectedDate === null) return false
  return timeSlot === null ? selectedDate < siteDay(now) : slotBegins(selectedDate, timeSlot) <= now
}

/** Takes the new place and frees the old one. The caller must hold the row lock of the visit (`findForUpdate`). */
export async function moveVisit(change: Change, visit: AppointmentRow, to: NewTime, by: ChangeOf) {
  requireBooked(visit)
  if (visit.selectedDate === to.selectedDate && visit.timeSlot === to.timeSlot) return visit
  const { actor, now, site } = by
  if (visit.projectId !== null)
    await requirePlace(change.db, { ...to, projectId: visit.projectId, now, isStaff: actor !== null })
  const moved = await createVisitsRepository(change.db).update(visit.id, {
    ...to,
    sequence: visit.sequence + 1,
    remindedAt: null,
  })
  recordVisitChange(change, 'move', visit, moved, actor)
  const event = { appointmentId: visit.id, at: now, actorId: actor?.id ?? null, from: visit, to }
  await recordVisit(change, { ...event, kind: 'visitMoved' })
  await recordMove(change, visit)
  if (by.isMailed) await mailVisitor(change, moved, { mailOf: visitMoved, site, now })
  if (actor === null) {
    const notice = { ...moved, before: whenInWords(visit), reason: null }
    await queueMail(change, visitChangedMail(notice, 'moved', site))
  }
  return moved
}

export async function cancelVisit(change: Change, visit: AppointmentRow, reason: string | null, by: ChangeOf) {
  requireBooked(visit)
  const { actor, now, site } = by
  const cancelled = await createVisitsRepository(change.db).update(visit.id, {
    state: 'cancelled',
    cancelReason: reason,
    sequence: visit.sequence + 1,
  })
  recordVisitChange(change, 'cancel', visit, cancelled, actor)
  const event = { appointmentId: visit.id, at: now, actorId: actor?.id ?? null, from: visit, text: reason }
  await recordVisit(change, { ...event, kind: 'visitCancelled' })
  await recordEvent(change, { type: 'visit.cancelled', appointmentId: visit.id })
  if (by.isMailed) await mailVisitor(change, cancelled, { mailOf: visitCancelled, site, now })
  if (actor === null) {
    const notice = { ...cancelled, before: whenInWords(visit), reason }
    await queueMail(change, visitChangedMail(notice, 'cancelled', site))
  }
  return cancelled
}

/** Records whether the visitor came; `booked` resets this. */
export async function markVisit(
  change: Change,
  visit: AppointmentRow,
  state: 'booked' | 'came' | 'missed',
  { actor, now }: Pick<ChangeOf, 'now'> & { actor: Actor },
) {
  if (visit.state === 'cancelled') throw new AppError('conflict', messages.alreadyCancelled)
  if (visit.state === state) return visit
  const marked = await createVisitsRepository(change.db).update(visit.id, { state, sequence: visit.sequence + 1 })
  recordVisitChange(change, 'mark', visit, marked, actor)
  if (state !== 'booked') {
    const kind = state === 'came' ? 'visitCame' : 'visitMissed'
    await recordVisit(change, { appointmentId: visit.id, kind, at: now, actorId: actor.id })
  }
  return marked
}

function requireBooked({ state }: AppointmentRow) {
  if (state === 'cancelled') throw new AppError('conflict', messages.alreadyCancelled)
  if (state !== 'booked') throw new AppError('conflict', messages.alreadyOver)
}

export async function recordMove(change: Change, { id, selectedDate, timeSlot }: AppointmentRow) {
  const previous = { date: selectedDate, timeSlot }
  await recordEvent(change, { type: 'visit.moved', appointmentId: id, previous })
}

/** Contains no contact data, because the audit log is kept longer than the visit. */
export function recordVisitChange(
  change: Change,
  action: string,
  before: AppointmentRow,
  after: AppointmentRow,
  actor: Actor | null,
) {
  const shown = ({ selectedDate, timeSlot, state }: AppointmentRow) => ({ selectedDate, timeSlot, state })
  change.audit({
    actor,
    action,
    entity: 'appointment',
    entityId: after.id,
    subject: after.projectName,
    before: shown(before),
    after: shown(after),
  })
}
