import { dayAfter } from './site-time.ts'

/** The Monday of the week of a day. In a file of its own, because public pages load `site-time.ts`. */
export function mondayOf(day: string) {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
}
