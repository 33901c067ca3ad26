import * as z from 'zod/mini'
import { cancelVisit, moveVisit } from '#contract/appointments/visits.endpoints.ts'
import { VisitCancellation, VisitMove } from '#contract/appointments/visits.schema.ts'
import type { Api } from '../lib/api-client.ts'
import { readLinkedVisit } from './load-visit.ts'
import { type RefusedTime, readRefusedTime } from './visit-days.ts'

export interface ChangedVisit {
  isDone: boolean
  status: number
  message: string
  /** The time before a move, which can be taken back. */
  back?: { selectedDate: string; timeSlot: string }
  /** The time that was refused. */
  wanted?: { selectedDate: string; timeSlot: string }
  refused?: RefusedTime
}

/** Applies a posted form of the page of a visit. */
export async function changeLinkedVisit(api: Api, token: string, form: FormData): Promise<ChangedVisit> {
  const text = (name: string) => String(form.get(name) ?? '')
  if (form.get('do') === 'cancel') {
    const reading = z.safeDecode(VisitCancellation, { token, reason: text('reason') })
    if (!reading.success) return invalid(reading.error)
    const { ok, status, message } = await api(cancelVisit, { body: reading.data })
    return { isDone: ok, status, message }
  }

  const wanted = { selectedDate: text('selectedDate'), timeSlot: text('timeSlot') }
  const reading = z.safeDecode(VisitMove, { token, ...wanted } as never)
  if (!reading.success) return { ...invalid(reading.error), wanted }
  const before = await readLinkedVisit(api, token)
  const { ok, status, message } = await api(moveVisit, { body: reading.data })
  if (ok) {
    const { selectedDate, timeSlot } = before ?? {}
    return { isDone: true, status, message, ...(selectedDate && timeSlot && { back: { selectedDate, timeSlot } }) }
  }
  const refused = before && (await readRefusedTime(api, { projectName: before.projectName, ...wanted }))
  return { isDone: false, status, message, wanted, ...(refused && { refused }) }
}

function invalid({ issues }: z.core.$ZodError) {
  return { isDone: false, status: 400, message: issues[0]?.message ?? '' }
}
