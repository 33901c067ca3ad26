import * as z from 'zod/mini'
import { whenInWords } from '#contract/appointments/visit-time.ts'
import { cancelVisit, moveVisit } from '#contract/appointments/visits.endpoints.ts'
import { visitsMessages } from '#contract/appointments/visits.messages.ts'
import { VisitCancellation, VisitMove } from '#contract/appointments/visits.schema.ts'
import { isCalendarDay } from '#contract/wire/site-time.ts'
import type { Api } from '../lib/api-client.ts'
import { readLinkedVisit } from './load-visit.ts'
import { type RefusedTime, readRefusedTime } from './visit-days.ts'

export interface ChangedVisit {
  isDone: boolean
  status: number
  message: string
  /** Set when the visit already had the requested time, so nothing was changed. */
  isSame?: boolean
  isMailed?: boolean
  /** The time before the move, so that it can be undone. */
  back?: { selectedDate: string; timeSlot: string }
  /** The requested time, if the move failed. */
  wanted?: { selectedDate: string; timeSlot: string }
  refused?: RefusedTime
}

export async function changeLinkedVisit(api: Api, token: string, form: FormData): Promise<ChangedVisit> {
  const text = (name: string) => String(form.get(name) ?? '')
  if (form.get('do') === 'cancel') {
    const reading = z.safeDecode(VisitCancellation, { token, reason: text('reason') })
    if (!reading.success) return invalid(reading.error)
    const outcome = await api(cancelVisit, { body: reading.data })
    const { ok, status, message } = outcome
    return { isDone: ok, status, message, ...(outcome.ok && { isMailed: outcome.data.isMailed }) }
  }

  const wanted = { selectedDate: text('selectedDate'), timeSlot: text('timeSlot') }
  const reading = z.safeDecode(VisitMove, { token, ...wanted } as never)
  // Fills in the form again. The form cannot submit a day that does not exist, so a forged one is left out.
  if (!reading.success) return { ...invalid(reading.error), ...(isCalendarDay(wanted.selectedDate) && { wanted }) }
  const before = await readLinkedVisit(api, token)
  // The form was sent unchanged, or again because the first response was lost.
  if (before?.canChange && before.selectedDate === wanted.selectedDate && before.timeSlot === wanted.timeSlot)
    return { isDone: true, isSame: true, status: 200, message: visitsMessages.isOn(whenInWords(wanted)) }
  const outcome = await api(moveVisit, { body: reading.data })
  const { status, message } = outcome
  if (outcome.ok) {
    const { isMailed } = outcome.data
    const { selectedDate, timeSlot } = before ?? {}
    return {
      isDone: true,
      status,
      message,
      isMailed,
      ...(selectedDate && timeSlot && { back: { selectedDate, timeSlot } }),
    }
  }
  const refused = before?.canChange && (await readRefusedTime(api, { projectName: before.projectName, ...wanted }))
  return { isDone: false, status, message, wanted, ...(refused && { refused }) }
}

function invalid({ issues }: z.core.$ZodError) {
  return { isDone: false, status: 400, message: issues[0]?.message ?? '' }
}
