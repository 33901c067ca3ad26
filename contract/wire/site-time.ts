/** The company, its sites and its customers are in India, which keeps one time all year. */
const AHEAD_OF_UTC = '+05:30'
const AHEAD_OF_UTC_MS = -Date.parse(`1970-01-01T00:00:00${AHEAD_OF_UTC}`)

/** The calendar day at the sites, as yyyy-MM-dd. Visits happen there, so a day is over when it is over there. */
export function siteDay(now: Date) {
  return new Date(now.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10)
}

/** The hour of the day at the sites, from 0 to 23. */
export function siteHour(now: Date) {
  return new Date(now.getTime() + AHEAD_OF_UTC_MS).getUTCHours()
}

/** The moment at which a calendar day begins at the sites. */
export function siteMidnight(day: string) {
  return `${day}T00:00:00${AHEAD_OF_UTC}`
}

/** Whether a text is a day of the calendar, as yyyy-MM-dd. 2026-02-30 is none, and the database knows no year 0. */
export function isCalendarDay(text: string) {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const midnight = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}
