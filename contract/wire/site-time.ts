export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Formats a date for display, such as 7 Nov 2026, by the calendar day in India. Does not use Intl, whose first use
 * takes 100 ms on a phone.
 */
export function writtenDate(date: Date | string): string {
  return writtenDay(siteDay(new Date(date)))
}

/** Formats a calendar day in the format yyyy-MM-dd for display, such as 7 Nov 2026. */
export function writtenDay(calendarDay: string): string {
  const [year, month, day] = calendarDay.split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** The company, its sites and its customers are in India, which has one time zone without daylight saving time. */
const AHEAD_OF_UTC = '+05:30'
const AHEAD_OF_UTC_MS = -Date.parse(`1970-01-01T00:00:00${AHEAD_OF_UTC}`)

/** The calendar day in India as yyyy-MM-dd; visits take place there, so a day ends when it ends there. */
export function siteDay(now: Date) {
  return new Date(now.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10)
}

/** The hour of the day in India, from 0 to 23. */
export function siteHour(now: Date) {
  return new Date(now.getTime() + AHEAD_OF_UTC_MS).getUTCHours()
}

/** The moment at which a calendar day begins in India. */
export function siteMidnight(day: string) {
  return `${day}T00:00:00${AHEAD_OF_UTC}`
}

/** The moment at which a calendar day ends in India. */
export function siteMidnightAfter(day: string) {
  return `${day}T24:00:00${AHEAD_OF_UTC}`
}

/** Whether a text is a valid calendar day as yyyy-MM-dd. 2026-02-30 is not, nor is year 0, which PostgreSQL lacks. */
export function isCalendarDay(text: string) {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const midnight = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/** The calendar day this many days after another; before it for a negative number. */
export function dayAfter(day: string, days: number) {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The number of days from one calendar day to another; negative if the other is earlier. */
export function daysBetween(from: string, to: string) {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
