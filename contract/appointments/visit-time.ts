import { siteDay, siteHour, writtenDate } from '#contract/wire/site-time.ts'
import { FIRST_SLOT_HOUR, TIME_SLOTS, VISIT_DAYS_AHEAD } from './appointments.constants.ts'
import { appointmentsMessages } from './appointments.messages.ts'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Formats a day like 'Sat 21 Nov 2026', identically in every browser and on the server. */
export function dayInWords(day: string) {
  return `${WEEKDAYS[new Date(`${day}T00:00:00.000Z`).getUTCDay()]} ${writtenDate(day)}`
}

interface VisitTime {
  selectedDate: string | null
  timeSlot: string | null
}

/** Formats the time of a visit like 'Sat 21 Nov 2026, 3-4'. Empty if neither a date nor a slot is set. */
export function whenInWords({ selectedDate, timeSlot }: VisitTime) {
  return [selectedDate && dayInWords(selectedDate), timeSlot].filter(Boolean).join(', ')
}

const DAY_MS = 86_400_000

export function lastVisitDay(today: string) {
  return new Date(Date.parse(today) + VISIT_DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10)
}

/** Whether the visit is today and its slot has begun, in Indian time. False on all other days, including past ones. */
export function hasBegun({ selectedDate, timeSlot }: VisitTime, now: Date) {
  const place = (TIME_SLOTS as readonly (string | null)[]).indexOf(timeSlot)
  return place !== -1 && selectedDate === siteDay(now) && siteHour(now) >= FIRST_SLOT_HOUR + place
}

/** Returns the message for a day that cannot be booked. Null if the day can be booked or is not set. */
export function dayFault(day: string | null, now: Date) {
  const today = siteDay(now)
  if (day === null) return null
  if (day < today) return appointmentsMessages.datePast
  return day > lastVisitDay(today) ? appointmentsMessages.dateTooFar : null
}
