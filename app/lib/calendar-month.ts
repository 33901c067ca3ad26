// In this file, days are yyyy-MM-dd strings and months yyyy-MM strings: they compare as text and have no time zone.

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function monthOf(day: string) {
  return day.slice(0, 7)
}

export function monthInWords(month: string) {
  return `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
}

/** Formats a day in full, such as 'Saturday 21 November 2026'. */
export function dayInFull(day: string) {
  return `${WEEKDAYS[weekdayOf(day)]} ${Number(day.slice(8))} ${monthInWords(monthOf(day))}`
}

/** Returns the weeks of a month, Monday first, with null for days of the adjacent months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const last = daysIn(month)
  const cells: (string | null)[] = Array.from({ length: weekdayOf(first) }, () => null)
  for (let day = 1; day <= last; day += 1) cells.push(`${month}-${String(day).padStart(2, '0')}`)
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

function shiftDay(day: string, days: number) {
  return written(new Date(Date.parse(day) + days * 86_400_000))
}

/** Returns the same day in another month, or that month's last day if it is shorter. */
export function shiftMonth(day: string, months: number) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const target = monthOf(written(new Date(Date.UTC(year, month - 1 + months, 1))))
  return `${target}-${String(Math.min(date, daysIn(target))).padStart(2, '0')}`
}

/** Returns the day that a key moves to from `day`. Null for keys that the calendar does not handle. */
export function dayAfterKey(day: string, key: string): string | null {
  if (key === 'ArrowLeft') return shiftDay(day, -1)
  if (key === 'ArrowRight') return shiftDay(day, 1)
  if (key === 'ArrowUp') return shiftDay(day, -7)
  if (key === 'ArrowDown') return shiftDay(day, 7)
  if (key === 'Home') return shiftDay(day, -weekdayOf(day))
  if (key === 'End') return shiftDay(day, 6 - weekdayOf(day))
  if (key === 'PageUp') return shiftMonth(day, -1)
  if (key === 'PageDown') return shiftMonth(day, 1)
  return null
}

function weekdayOf(day: string) {
  return (new Date(Date.parse(day)).getUTCDay() + 6) % 7
}

function daysIn(month: string) {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

function written(date: Date) {
  return date.toISOString().slice(0, 10)
}
