import * as z from 'zod/mini'
import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import type { TimeSlot, VisitRules } from '#contract/appointments/visit-rules.ts'
import {
  type BookedVisits,
  Holiday,
  type VisitSettings,
  VisitSettingsDraft,
} from '#contract/appointments/visit-settings.schema.ts'
import { visitSlotsMessages } from '#contract/appointments/visit-slots.messages.ts'
import { isCalendarDay } from '#contract/wire/site-time.ts'
import { type FormErrors, fieldRule } from '../lib/read-form.ts'
import type { FormValues } from '../ui/form/form-values.ts'
import { type ListRow, newRow, type RowColumn, rowsAsText } from '../ui/record/row-list.tsx'
import { rowPath } from '../ui/record/row-path.ts'
import type { Reading } from '../ui/record/use-single-record.ts'
import { visitHoursTexts as texts } from './visit-hours-texts.ts'

export const HOLIDAY_COLUMNS: readonly RowColumn[] = [
  { name: 'day', label: texts.holidayDay, kind: 'day' },
  { name: 'name', label: texts.holidayName, kind: 'text' },
]

/** Monday first; 0 is Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0]

export interface SlotValues {
  timeSlot: TimeSlot
  isOffered: boolean
  places: number | null
  weekendPlaces: number | null
}

export interface VisitHoursValues {
  openWeekdays: number[]
  slots: SlotValues[]
  noticeHours: number
  daysAhead: number
  hasReminder: boolean
  holidays: ListRow[]
}

export const VISIT_HOURS_LABELS: Record<keyof VisitHoursValues, string> = {
  openWeekdays: texts.openDays,
  slots: texts.hours,
  noticeHours: texts.earliest,
  daysAhead: texts.latest,
  hasReminder: texts.reminder,
  holidays: texts.holidays,
}

export function valuesOf({ openWeekdays, slots, noticeHours, daysAhead, hasReminder, holidays }: VisitSettings) {
  return {
    openWeekdays,
    slots: TIME_SLOTS.map((timeSlot) => {
      const offered = slots.find((slot) => slot.timeSlot === timeSlot)
      return { timeSlot, places: null, weekendPlaces: null, ...offered, isOffered: offered !== undefined }
    }),
    noticeHours,
    daysAhead,
    hasReminder,
    holidays: holidays
      .toSorted((a, b) => a.day.localeCompare(b.day))
      .map((holiday) => newRow(HOLIDAY_COLUMNS, holiday)),
  } satisfies VisitHoursValues
}

/** Leaves out holidays without a valid date. */
function rulesOf({ slots, holidays, ...values }: VisitHoursValues): VisitRules {
  return {
    ...values,
    slots: slots.filter(({ isOffered }) => isOffered).map(({ isOffered: _offered, ...slot }) => slot),
    holidays: holidaysIn(holidays).filter(({ day }) => isCalendarDay(day)),
  }
}

interface PreviewParts {
  /** Null for the hours of the company. */
  projectId: number | null
  booked: readonly BookedVisits[]
  companyHolidays: VisitRules['holidays']
}

/**
 * Holidays of the company also close its projects. Places are counted per project, so the preview of the company counts
 * no visits.
 */
export function previewOf(values: VisitHoursValues, { projectId, booked, companyHolidays }: PreviewParts) {
  const rules = rulesOf(values)
  if (projectId === null) return { rules, booked: [] }
  return { rules: { ...rules, holidays: [...rules.holidays, ...companyHolidays] }, booked }
}

function holidaysIn(rows: readonly ListRow[]) {
  return rows.map(({ values: { day = '', name = '' } }) => ({ day, name }))
}

export function readingOf(projectId: number | null) {
  return (values: VisitHoursValues, version: number | undefined): Reading<VisitSettingsDraft> => {
    const { holidays } = values
    const given = { ...rulesOf(values), holidays: holidaysIn(holidays), projectId, version }
    const result = z.safeDecode(VisitSettingsDraft, given)
    if (result.success) return { ok: true, draft: result.data }
    const errors: FormErrors = {}
    for (const { path, message } of result.error.issues) errors[rowPath(path, { holidays }).join('.')] ??= message
    return { ok: false, errors }
  }
}

export function ruleOf(name: string, value: string): string | null {
  const [, , field] = name.split('.')
  return field === 'day' || field === 'name' ? fieldRule(Holiday.shape[field])(value) : null
}

export function textsOf(values: VisitHoursValues): FormValues {
  return {
    openWeekdays: WEEKDAYS.filter((day) => values.openWeekdays.includes(day))
      .map((day) => texts.weekday[day])
      .join(', '),
    slots: values.slots.map(slotInWords).join('\n'),
    noticeHours: texts.noticeOf(values.noticeHours),
    daysAhead: texts.daysAheadOf(values.daysAhead),
    hasReminder: values.hasReminder ? 'on' : '',
    holidays: rowsAsText(values.holidays),
  }
}

function slotInWords({ timeSlot, isOffered, places, weekendPlaces }: SlotValues) {
  if (!isOffered) return `${timeSlot}: ${visitSlotsMessages.slot.notOffered}`
  return `${timeSlot}: ${places ?? texts.any} / ${weekendPlaces ?? texts.any}`
}
