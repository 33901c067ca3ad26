import { FIRST_SLOT_HOUR, TIME_SLOTS } from './appointments.constants.ts'
import type { VisitRules } from './visit-rules.ts'
import { visitsMessages } from './visits.messages.ts'

const DAYS = 7

/**
 * Describes in one line when a project can be visited. Null if weekdays, hours and notice are not restricted, or if no
 * weekday or hour is open.
 */
export function openingHours({ openWeekdays, slots, noticeHours }: VisitRules) {
  const ranges = rangesOf(TIME_SLOTS.map((timeSlot) => slots.some((slot) => slot.timeSlot === timeSlot)))
  const hasAllHours = ranges.length === 1 && slots.length === TIME_SLOTS.length
  if (ranges.length === 0 || openWeekdays.length === 0) return null
  if (openWeekdays.length === DAYS && hasAllHours && noticeHours === 0) return null
  const hours = ranges.map(({ from, to }) => ({ from: FIRST_SLOT_HOUR + from, to: FIRST_SLOT_HOUR + to }))
  return visitsMessages.open({ days: daysOf(openWeekdays), hours, noticeHours })
}

/** Returns the ranges of consecutive true values; `to` is the index after the last one. */
function rangesOf(values: readonly boolean[]) {
  const ranges: { from: number; to: number }[] = []
  for (const [index, isTrue] of values.entries()) {
    const last = ranges.at(-1)
    if (isTrue && last?.to === index) last.to += 1
    else if (isTrue) ranges.push({ from: index, to: index + 1 })
  }
  return ranges
}

/**
 * Returns three to six consecutive weekdays as a range, which may span the weekend. Otherwise lists each open weekday
 * from Monday on.
 */
function daysOf(openWeekdays: readonly number[]) {
  const isOpen = (day: number) => openWeekdays.includes(day % DAYS)
  const starts = Array.from({ length: DAYS }, (_, nth) => (nth + 1) % DAYS).filter(
    (day) => isOpen(day) && !isOpen(day + DAYS - 1),
  )
  const [first] = starts
  if (first !== undefined && starts.length === 1 && openWeekdays.length > 2)
    return { first, last: (first + openWeekdays.length - 1) % DAYS }
  return { each: [1, 2, 3, 4, 5, 6, 0].filter(isOpen) }
}
