import { FIRST_SLOT_HOUR, TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import type { CalendarHour, CalendarVisit } from '#contract/appointments/visit-calendar.schema.ts'
import { hasBegun } from '#contract/appointments/visit-time.ts'
import { dayAfter, MONTHS, siteDay, siteHour } from '#contract/wire/site-time.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** For example 'Mon 16'. */
export function shortDay(day: string) {
  return `${WEEKDAYS[indexInWeek(day)]} ${Number(day.slice(8))}`
}

/** For example 'Sun 22 Nov'. */
export function dayAndMonth(day: string) {
  return `${shortDay(day)} ${monthOf(day)}`
}

/** For example '16 – 22 Nov 2026', '30 Nov – 6 Dec 2026' or '28 Dec 2026 – 3 Jan 2027'. */
export function weekInWords(monday: string) {
  const sunday = dayAfter(monday, 6)
  const [startYear, endYear] = [monday.slice(0, 4), sunday.slice(0, 4)]
  const start = [
    Number(monday.slice(8)),
    monthOf(monday) !== monthOf(sunday) && monthOf(monday),
    startYear !== endYear && startYear,
  ]
  return `${start.filter(Boolean).join(' ')} – ${Number(sunday.slice(8))} ${monthOf(sunday)} ${endYear}`
}

/** Replaces the hyphen with an en dash: '10–11 AM'. */
export function slotInWords(timeSlot: string) {
  return timeSlot.replace('-', '–')
}

/** Whether the hour of a visit has begun or, for a visit without an hour, whether its day is over. */
export function isDue({ day, timeSlot }: { day: string; timeSlot: string | null }, now: Date) {
  return day < siteDay(now) || hasBegun({ selectedDate: day, timeSlot }, now)
}

export function isNow(day: string, timeSlot: string | null, now: Date) {
  return timeSlot !== null && day === siteDay(now) && TIME_SLOTS[siteHour(now) - FIRST_SLOT_HOUR] === timeSlot
}

export function isHourOver(day: string, timeSlot: string | null, now: Date) {
  return isDue({ day, timeSlot }, now) && !isNow(day, timeSlot, now)
}

export function isFull({ places, taken }: Pick<CalendarHour, 'places' | 'taken'>) {
  return places !== null && taken >= places
}

/** Returns all time slots, preceded by null if there are visits without one. */
export function rowsOf(visits: readonly CalendarVisit[]): (string | null)[] {
  return visits.some(({ timeSlot }) => timeSlot === null) ? [null, ...TIME_SLOTS] : [...TIME_SLOTS]
}

export function cellOf(day: string, timeSlot: string | null) {
  return `${day} ${timeSlot ?? ''}`
}

function monthOf(day: string) {
  return MONTHS[Number(day.slice(5, 7)) - 1]
}

function indexInWeek(day: string) {
  return (new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7
}
