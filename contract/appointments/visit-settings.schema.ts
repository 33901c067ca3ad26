import * as z from 'zod/mini'
import { calendarDay, optionalFlag, orNull, recordId, required, versionSeen } from '#contract/wire/fields.ts'
import { wholeNumber } from '#contract/wire/figures.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { TIME_SLOTS, VISIT_DAYS_AHEAD } from './appointments.constants.ts'
import { appointmentsMessages } from './appointments.messages.ts'
import type { VisitRules } from './visit-rules.ts'
import { visitSettingsMessages as messages } from './visit-settings.messages.ts'
import { VISIT_LIMIT } from './visits.constants.ts'

const places = () => orNull(wholeNumber({ min: 1, max: VISIT_LIMIT.places }, messages.placesInvalid))

export const OfferedSlot = z.object({
  timeSlot: z.enum(TIME_SLOTS, appointmentsMessages.timeSlotUnknown),
  places: places(),
  weekendPlaces: places(),
})

export const Holiday = z.object({
  day: calendarDay(messages.holidayDayRequired),
  name: required(messages.holidayNameRequired, { max: LENGTH.name }),
})

export function eachOnce<T extends z.ZodMiniType>(entry: T, keyOf: (value: z.output<T>) => unknown, message: string) {
  return z.array(entry, message).check(({ value, issues }) => {
    if (new Set(value.map(keyOf)).size < value.length) issues.push({ code: 'custom', path: [], message, input: value })
  })
}

export function listOfHolidays<T extends z.ZodMiniType<{ day: string; name: string }>>(entry: T) {
  return eachOnce(entry, ({ day }) => day, messages.holidayTwice).check(
    z.maxLength(VISIT_LIMIT.holidays, messages.tooManyHolidays),
  )
}

export const VisitSettingsDraft = z.object({
  /** Null saves the hours of the company. */
  projectId: orNull(recordId()),
  openWeekdays: eachOnce(
    wholeNumber({ min: 0, max: 6 }, messages.weekdayInvalid),
    (day) => day,
    messages.weekdayInvalid,
  ),
  slots: eachOnce(OfferedSlot, ({ timeSlot }) => timeSlot, messages.slotTwice),
  noticeHours: wholeNumber({ min: 0, max: VISIT_LIMIT.noticeHours }, messages.noticeInvalid),
  daysAhead: wholeNumber({ min: 1, max: VISIT_DAYS_AHEAD }, messages.daysAheadInvalid),
  hasReminder: optionalFlag(),
  /** The holidays of a project apply in addition to those of the company. */
  holidays: listOfHolidays(Holiday),
  version: versionSeen(),
})
export type VisitSettingsDraft = z.output<typeof VisitSettingsDraft>

export const DroppedVisitSettings = z.object({ projectId: recordId(), version: versionSeen() })
export type DroppedVisitSettings = z.output<typeof DroppedVisitSettings>

export const BookedVisits = z.object({ day: z.string(), timeSlot: z.nullable(z.string()), count: z.int() })
export type BookedVisits = z.output<typeof BookedVisits>

export interface VisitSettings extends VisitRules {
  projectId: number | null
  /** 0 if no hours are saved yet. */
  version: number
}
