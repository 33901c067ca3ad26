import { dayAfter } from './site-time.ts'

/** The Monday of the week of a day. In its own file so that public pages do not load it with `site-time.ts`. */
export function mondayOf(day: string) {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
}
