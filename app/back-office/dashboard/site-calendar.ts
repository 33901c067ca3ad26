import { siteDay, siteMidnight, writtenDate } from '#contract/wire/site-time.ts'
import { MONTHS } from '../../lib/calendar-month.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export function dayParts(day: string) {
  const date = new Date(`${day}T00:00:00.000Z`)
  const month = MONTHS[date.getUTCMonth()] ?? ''
  return {
    weekday: WEEKDAYS[date.getUTCDay()] ?? '',
    date: date.getUTCDate(),
    month,
    /** Such as '6 Nov'. */
    short: `${date.getUTCDate()} ${month.slice(0, 3)}`,
  }
}

/** A time in the site's time zone: 'Today, 09:42', 'Yesterday, 19:20', or only the date if it is older. */
export function momentInWords(moment: string, today: string) {
  const date = new Date(moment)
  const day = siteDay(date)
  const midnight = Date.parse(siteMidnight(day))
  const minutes = Math.floor((date.getTime() - midnight) / 60_000)
  const clock = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
  if (day === today) return `Today, ${clock}`
  if (day === dayBefore(today)) return `Yesterday, ${clock}`
  return writtenDate(day)
}

function dayBefore(day: string) {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - 86_400_000).toISOString().slice(0, 10)
}

function twoDigits(number: number) {
  return String(number).padStart(2, '0')
}
