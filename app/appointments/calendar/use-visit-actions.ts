import { useState } from 'react'
import { searchAppointments } from '#contract/appointments/appointments.endpoints.ts'
import {
  getVisitWeek,
  rescheduleVisit,
  setVisitState,
  undoVisitChange,
} from '#contract/appointments/visit-calendar.endpoints.ts'
import type { CalendarVisit } from '#contract/appointments/visit-calendar.schema.ts'
import type { TimeSlot } from '#contract/appointments/visit-rules.ts'
import type { VisitState } from '#contract/appointments/visits.constants.ts'
import { useRefreshLeads } from '../../leads/use-lead-actions.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { shareRunning } from '../../lib/share-running.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { showFailure } from '../../ui/feedback/show-failure.ts'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'
import { nameOf, visitsTexts } from './visits-texts.ts'
import { dayAndMonth, slotInWords } from './week.ts'

export interface VisitPlace {
  day: string
  timeSlot: string
}

/** As long as the server waits before it emails the visitor. */
const UNDO_MS = 20_000

/** Saves each change immediately, and only once if tapped twice. */
export function useVisitActions() {
  const refreshCalls = useRefresh()
  const refreshLeads = useRefreshLeads()
  const [moving, setMoving] = useState<(VisitPlace & { id: number }) | null>(null)

  const refresh = () => Promise.all([refreshCalls(getVisitWeek, searchAppointments), refreshLeads()])

  async function send(visit: CalendarVisit, { day, timeSlot }: VisitPlace) {
    setMoving({ id: visit.id, day, timeSlot })
    const outcome = await browserApi(rescheduleVisit, {
      body: { id: visit.id, version: visit.version, day, timeSlot: timeSlot as TimeSlot },
    })
    await refresh()
    setMoving(null)
    if (outcome.ok) return outcome.data
    showFailure(outcome, { isStaff: true, action: 'Moving a visit', toasts: projectToasts })
    return null
  }

  async function undo({ id, version }: CalendarVisit) {
    const outcome = await browserApi(undoVisitChange, { body: { id, version } })
    await refresh()
    if (outcome.ok) return outcome.data
    showFailure(outcome, { isStaff: true, action: 'Undoing a change of a visit', toasts: projectToasts })
    return null
  }

  async function sendState(visit: CalendarVisit, state: VisitState) {
    const outcome = await browserApi(setVisitState, { body: { id: visit.id, version: visit.version, state } })
    await refresh()
    if (outcome.ok) return outcome.data
    showFailure(outcome, { isStaff: true, action: 'Marking a visit', toasts: projectToasts })
    return null
  }

  function showUndo(title: string, text: string | undefined, takeBack: () => Promise<CalendarVisit | null>) {
    const act = async () => {
      if (await takeBack()) projectToasts.show({ kind: 'success', title: visitsTexts.undone })
    }
    projectToasts.show({
      kind: 'success',
      title,
      text,
      durationMs: UNDO_MS,
      action: { label: visitsTexts.undo, onAct: () => void act() },
    })
  }

  async function move(visit: CalendarVisit, to: VisitPlace) {
    const moved = await send(visit, to)
    if (!moved) return false
    const title = visitsTexts.movedTo(`${dayAndMonth(to.day)}, ${slotInWords(to.timeSlot)}`)
    // After a move back to the time that was last announced to the visitor, no notice is due: no email is sent, and
    // there is nothing to undo.
    if (moved.isNoticeDue) showUndo(title, mailText(visit), () => undo(moved))
    else projectToasts.show({ kind: 'success', title })
    return true
  }

  async function setState(visit: CalendarVisit, state: VisitState) {
    const changed = await sendState(visit, state)
    if (!changed) return
    const title = TITLE[state](nameOf(visit))
    if (state === 'cancelled') showUndo(title, mailText(visit), () => undo(changed))
    else showUndo(title, undefined, () => sendState(changed, visit.state))
  }

  return {
    /** The new place of a visit whose move is being saved, so that it is shown there immediately. */
    moving,

    move: (visit: CalendarVisit, to: VisitPlace) =>
      shareRunning(`move of ${visit.id} ${visit.version} ${to.day} ${to.timeSlot}`, () => move(visit, to)),

    setState: (visit: CalendarVisit, state: VisitState) =>
      shareRunning(`state of ${visit.id} ${visit.version} ${state}`, () => setState(visit, state)),
  }
}

const TITLE: Record<VisitState, (name: string) => string> = {
  booked: visitsTexts.markRemoved,
  came: visitsTexts.markedCame,
  missed: visitsTexts.markedMissed,
  cancelled: visitsTexts.isCancelled,
}

function mailText(visit: CalendarVisit) {
  return visit.email === null ? visitsTexts.callInstead : visitsTexts.mailSoon(nameOf(visit))
}
