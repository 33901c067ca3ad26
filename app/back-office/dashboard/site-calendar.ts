import { dayAfter, siteDay, writtenDay } from '#contract/wire/site-time.ts'
import { MONTHS } from '../../lib/calendar-month.ts'
import { siteClock } from '../../lib/moment-in-words.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export function dayParts(day: string) {
  const date = new Date(`${day}T00:00:00.000Z`)
  const month = MONTHS[date.getUTCMonth()] ?? ''
  return {
    weekday: WEEKDAYS[date.getUTCDay()] ?? '',
    date: date.getUTCDate(),
    month,
    short: `${date.getUTCDate()} ${month.slice(0, 3)}`,
  }
}

/** In the site's time zone: 'Today, 09:42', 'Yesterday, 19:20', or only the date if it is older. */
export function momentInWords(moment: string, today: string) {
  const day = siteDay(new Date(moment))
  if (day === today) return `Today, ${siteClock(moment)}`
  if (day === dayAfter(today, -1)) return `Yesterday, ${siteClock(moment)}`
  return writtenDay(day)
}
