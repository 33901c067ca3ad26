import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import { freeNear } from '#contract/appointments/visit-rules.ts'
import { whenInWords } from '#contract/appointments/visit-time.ts'
import { readVisitDays } from '#contract/appointments/visits.endpoints.ts'
import type { VisitDays } from '#contract/appointments/visits.schema.ts'
import { dayAfter, isCalendarDay } from '#contract/wire/site-time.ts'
import type { Api } from '../lib/api-client.ts'
import type { PostedForm, PostedValues } from '../lib/posted-form.ts'

// Import this module only dynamically: it includes the contract of the API call.

export interface NearSlot {
  day: string
  timeSlot: string
  label: string
}

/** What a refusal shows: the slots around the requested day, and the free slots near the requested time. */
export interface RefusedTime extends VisitDays {
  near: NearSlot[]
}

/** Empty if the slots could not be loaded: then only the server checks the time. */
export async function readMonth(api: Api, projectName: string, month: string): Promise<VisitDays> {
  return read(api, projectName, `${month}-01`, LONGEST_MONTH)
}

const LONGEST_MONTH = 30
const DAYS_BEFORE = 2
const DAYS_AFTER = 7

export async function withFreeSlots(posted: PostedForm, api: Api) {
  const refused = await readRefusedTime(api, posted.values)
  return refused ? { ...posted, refused } : posted
}

/** Null if the time is incomplete, or if its slot is free or could not be loaded. */
export async function readRefusedTime(api: Api, values: PostedValues): Promise<RefusedTime | null> {
  const { projectName, selectedDate: day = '' } = values
  const timeSlot = TIME_SLOTS.find((slot) => slot === values.timeSlot)
  if (!projectName || !timeSlot || !isCalendarDay(day)) return null
  const around = await read(api, projectName, dayAfter(day, -DAYS_BEFORE), DAYS_BEFORE + DAYS_AFTER)
  const { days } = around
  const wanted = days.find((one) => one.day === day)?.slots.find((slot) => slot.timeSlot === timeSlot)
  if (!wanted || wanted.state === 'free') return null
  const near = freeNear(days, { day, timeSlot }).map((slot) => ({
    ...slot,
    label: whenInWords({ selectedDate: slot.day, timeSlot: slot.timeSlot }),
  }))
  return { ...around, near }
}

async function read(api: Api, projectName: string, from: string, days: number) {
  const outcome = await api(readVisitDays, { body: { projectName, from, to: dayAfter(from, days) } })
  return outcome.ok ? outcome.data : { openingHours: null, days: [] }
}
