/** India keeps one time all year. */
const INDIA_AHEAD_OF_UTC_MS = 5.5 * 60 * 60_000

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The calendar day at the sites, as yyyy-MM-dd. Visits happen there, so a day is over when it is over there. */
export function siteDay(now: Date) {
  return new Date(now.getTime() + INDIA_AHEAD_OF_UTC_MS).toISOString().slice(0, 10)
}

/** 'Sat 21 Nov 2026', the same words in every browser and on the server. */
export function dayInWords(day: string) {
  const date = new Date(`${day}T00:00:00.000Z`)
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}
