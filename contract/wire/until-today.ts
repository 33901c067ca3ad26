import * as z from 'zod/mini'
import type { calendarDay } from './fields.ts'
import { siteDay } from './site-time.ts'

/** Refuses dates after the current date in India. */
export function untilToday(day: ReturnType<typeof calendarDay>, message: string) {
  return day.check(z.refine((value) => value <= siteDay(new Date()), message))
}
