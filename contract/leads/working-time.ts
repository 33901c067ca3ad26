import { dayAfter, siteDay, siteMidnight } from '#contract/wire/site-time.ts'

/** Monday to Saturday, in minutes after midnight in India. */
const WORKING_HOURS = { firstWeekday: 1, lastWeekday: 6, from: 9 * 60 + 30, to: 18 * 60 + 30 } as const

const MINUTE_MS = 60_000

export function workingMinutes(from: Date, to: Date) {
  let minutes = 0
  for (let day = siteDay(from); day <= siteDay(to); day = dayAfter(day, 1)) {
    const { start, end } = hoursOf(day)
    const worked = Math.min(end, to.getTime()) - Math.max(start, from.getTime())
    if (worked > 0) minutes += worked / MINUTE_MS
  }
  return Math.floor(minutes)
}

/** Returns the latest moment from which this many working minutes have passed until `now`. */
export function workingMinutesBefore(now: Date, minutes: number) {
  let left = minutes * MINUTE_MS
  for (let day = siteDay(now); ; day = dayAfter(day, -1)) {
    const { start, end } = hoursOf(day)
    const last = Math.min(end, now.getTime())
    if (last <= start) continue
    if (last - start >= left) return new Date(last - left)
    left -= last - start
  }
}

/** Returns the working hours of a day. On Sunday, `end` equals `start`. */
function hoursOf(day: string) {
  const midnight = Date.parse(siteMidnight(day))
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay()
  const { firstWeekday, lastWeekday, from, to } = WORKING_HOURS
  const isOpen = weekday >= firstWeekday && weekday <= lastWeekday
  return { start: midnight + from * MINUTE_MS, end: midnight + (isOpen ? to : from) * MINUTE_MS }
}
