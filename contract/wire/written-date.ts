import { siteDay } from './site-time.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Formats a date for display, such as 7 Nov 2026, by the calendar day in India. Does not use Intl, whose first use
 * takes 100 ms on a phone.
 */
export function writtenDate(date: Date | string): string {
  return writtenDay(siteDay(new Date(date)))
}

/** The same for a calendar day in the format yyyy-MM-dd. */
export function writtenDay(calendarDay: string): string {
  const [year, month, day] = calendarDay.split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
}
