export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats the date in India, such as 7 Nov 2026. Does not use Intl, whose first use is slow on phones. */
export function writtenDate(date: Date | string): string {
  return writtenDay(siteDay(new Date(date)))
}

/** Formats yyyy-MM-dd as 7 Nov 2026. */
export function writtenDay(calendarDay: string): string {
  const [year, month, day] = calendarDay.split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** The company and its projects are in India, which has one time zone and no daylight saving time. */
const AHEAD_OF_UTC = '+05:30'
const AHEAD_OF_UTC_MS = -Date.parse(`1970-01-01T00:00:00${AHEAD_OF_UTC}`)

/** Returns the date in India as yyyy-MM-dd. */
export function siteDay(now: Date) {
  return new Date(now.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10)
}

/** Returns the hour in India, from 0 to 23. */
export function siteHour(now: Date) {
  return new Date(now.getTime() + AHEAD_OF_UTC_MS).getUTCHours()
}

/** Returns the start of the day in India as a timestamp string. */
export function siteMidnight(day: string) {
  return `${day}T00:00:00${AHEAD_OF_UTC}`
}

/** Returns the end of the day in India as a timestamp string. */
export function siteMidnightAfter(day: string) {
  return `${day}T24:00:00${AHEAD_OF_UTC}`
}

/** Whether the text is a valid date as yyyy-MM-dd: not 2026-02-30, and not the year 0, which PostgreSQL lacks. */
export function isCalendarDay(text: string) {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const midnight = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/** Returns the date `days` later, or earlier if it is negative. */
export function dayAfter(day: string, days: number) {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Returns the number of days, negative if `to` is before `from`. */
export function daysBetween(from: string, to: string) {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
