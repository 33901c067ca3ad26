import { siteDay } from './site-time.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A date as people read it, such as 7 Nov 2026: the day it is in India, wherever the reader or the server is. Without
 * Intl, whose first use takes a phone a tenth of a second.
 */
export function writtenDate(date: Date | string): string {
  return writtenDay(siteDay(new Date(date)))
}

/** The same for a calendar day, yyyy-MM-dd. */
export function writtenDay(calendarDay: string): string {
  const [year, month, day] = calendarDay.split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
}
