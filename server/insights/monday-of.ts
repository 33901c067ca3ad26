import { dayAfter, siteDay } from '#contract/wire/site-time.ts'

/** The first day of the week in India, as PostgreSQL counts weeks. */
export function mondayOf(moment: Date) {
  const day = siteDay(moment)
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
}
