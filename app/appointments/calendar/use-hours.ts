import { useQuery } from '@tanstack/react-query'
import { getVisitWeek } from '#contract/appointments/visit-calendar.endpoints.ts'
import type { CalendarHour } from '#contract/appointments/visit-calendar.schema.ts'
import { mondayOf } from '#contract/wire/monday-of.ts'
import { callOptions } from '../../lib/use-call.ts'
import { visitsTexts } from './visits-texts.ts'
import { cellOf, isDue, isFull } from './week.ts'

/** Returns the hours of the week that contains `day`; empty while loading, or if `projectName` is null. */
export function useHours(projectName: string | null, day: string): readonly CalendarHour[] {
  const { data } = useQuery({
    ...callOptions([getVisitWeek, { params: { day: mondayOf(day) }, query: { projectName: projectName ?? '' } }]),
    placeholderData: undefined,
    enabled: projectName !== null,
  })
  return (projectName !== null && data?.hours) || []
}

/**
 * Returns why a visit cannot be moved to an hour. Null if it can, or if the hour is not loaded: then only the server
 * checks.
 */
export function refusalIn(hours: readonly CalendarHour[], day: string, timeSlot: string, now: Date) {
  const hour = hours.find((one) => cellOf(one.day, one.timeSlot) === cellOf(day, timeSlot))
  if (isDue({ day, timeSlot }, now)) return visitsTexts.hourPassed
  if (!hour) return null
  return hour.closed ?? (isFull(hour) ? visitsTexts.full : null)
}
