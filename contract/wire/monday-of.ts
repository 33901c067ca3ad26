import { dayAfter } from './site-time.ts'

/**
 * Returns the Monday of the week that contains the day. In its own file so that public pages do not load it with
 * `site-time.ts`.
 */
export function mondayOf(day: string) {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
}
