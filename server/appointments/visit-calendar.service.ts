import { FIRST_SLOT_HOUR, TIME_SLOTS, VISIT } from '#contract/appointments/appointments.constants.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { visitCalendarMessages as messages } from '#contract/appointments/visit-calendar.messages.ts'
import type {
  LeadVisit,
  VisitReschedule,
  VisitStateChange,
  VisitUndo,
  WalkInVisit,
} from '#contract/appointments/visit-calendar.schema.ts'
import { dayFault, hasBegun, whenInWords } from '#contract/appointments/visit-time.ts'
import { leadsMessages } from '#contract/leads/leads.messages.ts'
import { siteDay, siteHour } from '#contract/wire/site-time.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import { recordSpokenConsents, splitChoices } from '#server/consent/record-consents.ts'
import type { Db } from '#server/db/connection.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { attachToLead } from '#server/leads/attach-to-lead.ts'
import { attachVisit } from '#server/leads/attach-visit.ts'
import { requireLead } from '#server/leads/leads.service.ts'
import { findRepeatedWalkIn } from '#server/leads/repeated-walk-in.ts'
import { forgetMark, takeBack } from '#server/leads/take-back-visit.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { visitBooked } from '#server/mail/visit.mails.ts'
import { recordEvent } from '#server/webhooks/record-event.ts'
import { type AppointmentRow, createAppointmentsRepository } from './appointments.repository.ts'
import {
  cancelVisit,
  isOver,
  markVisit,
  moveVisit,
  type NewTime,
  recordMove,
  recordVisitChange,
} from './change-visit.ts'
import { requirePlace } from './require-place.ts'
import { createVisitCalendarRepository } from './visit-calendar.repository.ts'
import { mailVisitor } from './visit-link.ts'
import { findStateBeforeChange, noticeLater } from './visit-notices.ts'
import { createVisitsRepository } from './visits.repository.ts'

interface Deps {
  write: Write
  projects: Pick<ProjectsService, 'listNames'>
  site: MailSite
  now?: () => Date
}

/**
 * Changes by staff in the calendar of visits. The email about a move or cancellation is delayed, so that the change can
 * be undone.
 */
export function createVisitCalendarService({ write, projects, site, now = () => new Date() }: Deps) {
  return {
    /** Moving a missed visit makes it booked again. Throws if the visit took place or is cancelled. */
    move: ({ id, version, day, timeSlot }: VisitReschedule, actor: Actor) =>
      write(async (change) => {
        const by = { actor, now: now(), site, isMailed: false }
        const to = { selectedDate: day, timeSlot }
        const before = await requireSeen(change.db, id, version)
        refusePast(to, by.now)
        const booked = before.state === 'missed' ? await mark(change, before, 'booked', by) : before
        const moved = await moveVisit(change, booked, to, by)
        return { moved, isNoticeDue: moved !== booked && (await noticeLater(change, before, moved, by.now)) }
      }),

    /** Cancels the visit, or sets whether the visitor came; `booked` resets this. */
    setState: ({ id, version, state }: VisitStateChange, actor: Actor) =>
      write(async (change) => {
        const by = { actor, now: now(), site, isMailed: false }
        const before = await requireSeen(change.db, id, version)
        if (before.state === state) return before
        if (state === 'cancelled') {
          const cancelled = await cancelVisit(change, before, null, by)
          await noticeLater(change, before, cancelled, by.now)
          return cancelled
        }
        if (state !== 'booked' && before.selectedDate !== null && before.selectedDate > siteDay(by.now))
          throw new AppError('invalid', messages.notYet)
        return mark(change, before, state, by)
      }),

    /** Undoes the last move or cancellation while its email is still delayed. */
    undo: ({ id, version }: VisitUndo, actor: Actor) =>
      write(async (change) => {
        const at = now()
        const before = await requireSeen(change.db, id, version)
        const earlier = await findStateBeforeChange(change.db, id)
        if (!earlier) throw new AppError('conflict', messages.undoOver)
        if (before.projectId !== null && !isOver(earlier, at))
          await requirePlace(change.db, { ...earlier, projectId: before.projectId, now: at, isStaff: true })
        const restored = await createVisitsRepository(change.db).update(id, {
          ...earlier,
          sequence: before.sequence + 1,
          cancelReason: null,
        })
        recordVisitChange(change, 'undo', before, restored, actor)
        await takeBack(change, id, before.state === 'cancelled' ? 'visitCancelled' : 'visitMoved')
        if (before.state === 'cancelled') {
          await recordEvent(change, { type: 'visit.booked', appointmentId: id })
        } else await recordMove(change, before)
        await noticeLater(change, before, restored, at)
        return restored
      }),

    /** Uses the rules of the public form, except that staff may book at short notice and far ahead. */
    async bookFor({ leadId, projectName, day, timeSlot }: LeadVisit, actor: Actor) {
      const at = now()
      const to = { selectedDate: day, timeSlot }
      refusePast(to, at)
      const project = await requireProject(projectName)
      return write(async (change) => {
        // Locks the slot before the lead, in the same order as the public form, to avoid a deadlock.
        await requirePlace(change.db, { ...to, projectId: project.id, now: at, isStaff: true })
        const lead = await requireLead(change.db, leadId)
        if (await createVisitCalendarRepository(change.db).isBooked(leadId, project.id, to))
          throw new AppError('conflict', messages.alreadyBooked)
        const { phone: mobileNumber, email } = lead
        const visit = await createAppointmentsRepository(change.db).create({
          ...to,
          projectId: project.id,
          projectName: project.name,
          purpose: VISIT,
          mobileNumber,
          email,
        })
        const booked = { appointmentId: visit.id, projectName: project.name, day, at, actorId: actor.id }
        await attachVisit(change, lead, booked)
        change.audit({ actor, action: 'create', entity: 'appointment', entityId: visit.id, subject: project.name })
        await recordEvent(change, { type: 'visit.booked', appointmentId: visit.id })
        await mailVisitor(change, visit, { mailOf: visitBooked, site, now: at })
        return visit
      })
    },

    /** Takes a place even if the slot is full, because the visitor is already there. */
    async addWalkIn(request: WalkInVisit, actor: Actor) {
      const { projectName, isOtherPerson, ...sent } = request
      const { values: walkIn, choices } = splitChoices(sent)
      const at = now()
      const project = await requireProject(projectName)
      return write(async (change) => {
        const stored = await findRepeatedWalkIn(change.db, { form: 'walkInVisit', request, actor, now: at })
        if (stored?.appointmentId) return { id: stored.appointmentId, leadId: stored.leadId }
        const visit = await createAppointmentsRepository(change.db).create({
          projectId: project.id,
          projectName: project.name,
          purpose: VISIT,
          unitNumber: walkIn.wants,
          selectedDate: siteDay(at),
          timeSlot: TIME_SLOTS[siteHour(at) - FIRST_SLOT_HOUR] ?? null,
          mobileNumber: walkIn.mobileNumber,
          email: walkIn.email,
          state: 'came',
        })
        const attached = await attachToLead(change, {
          ...walkIn,
          projectName: project.name,
          kind: 'walkIn',
          source: 'walkIn',
          appointmentId: visit.id,
          at,
          actorId: actor.id,
          matchesPhone: !isOtherPerson,
          site,
        })
        if (!attached) throw new AppError('invalid', leadsMessages.mobileInvalid)
        await recordSpokenConsents(change.db, { ...walkIn, projectName: project.name, choices, isOtherPerson, at })
        change.audit({ actor, action: 'create', entity: 'appointment', entityId: visit.id, subject: project.name })
        return { id: visit.id, leadId: attached.leadId }
      })
    },
  }

  async function requireProject(wanted: string) {
    const lowerCaseName = wanted.toLowerCase()
    const project = (await projects.listNames()).find(({ name }) => name.toLowerCase() === lowerCaseName)
    if (!project) throw new AppError('invalid', appointmentsMessages.projectUnknown)
    return project
  }
}

export type VisitCalendarService = ReturnType<typeof createVisitCalendarService>

function refusePast(to: NewTime, now: Date) {
  const fault = dayFault(to.selectedDate, now) ?? (hasBegun(to, now) ? messages.hourOver : null)
  if (fault !== null) throw new AppError('invalid', fault)
}

/**
 * Also updates the lead: `came` advances its state, and resetting it restores the earlier state unless a later visit
 * took place.
 */
async function mark(
  change: Change,
  visit: AppointmentRow,
  state: 'booked' | 'came' | 'missed',
  by: { actor: Actor; now: Date },
) {
  if (visit.state === 'came' || visit.state === 'missed') await forgetMark(change, visit.id)
  return markVisit(change, visit, state, by)
}

/** Locks and returns the visit. Throws if it does not exist, or has changed since the given version. */
async function requireSeen(db: Db, id: number, version: number | null | undefined) {
  const visit = await createVisitsRepository(db).findForUpdate(id)
  if (!visit) throw new AppError('notFound', messages.unknown)
  if (version != null && version !== visit.sequence)
    throw new AppError('conflict', messages.changedMeanwhile(inWords(visit)))
  return visit
}

function inWords(visit: AppointmentRow) {
  return visit.state === 'booked' ? messages.on(whenInWords(visit)) : messages.stateNow[visit.state]
}
