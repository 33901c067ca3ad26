import { useQuery } from '@tanstack/react-query'
import { getVisitWeek } from '#contract/appointments/visit-calendar.endpoints.ts'
import type { CalendarHour } from '#contract/appointments/visit-calendar.schema.ts'
import { mondayOf } from '#contract/wire/monday-of.ts'
import { callOptions } from '../../lib/use-call.ts'
import { visitsTexts } from './visits-texts.ts'
import { cellOf, isDue, isFull } from './week.ts'

/** The hours of a project in the week of this day; empty while loading, or without a project. */
export function useHours(projectName: string | null, day: string): readonly CalendarHour[] {
  const { data } = useQuery({
    ...callOptions([getVisitWeek, { params: { day: mondayOf(day) }, query: { projectName: projectName ?? '' } }]),
    placeholderData: undefined,
    enabled: projectName !== null,
  })
  return (projectName !== null && data?.hours) || []
}

/** Why a visit cannot be moved to an hour, or null. An hour that is not loaded is checked by the server only. */
export function refusalIn(hours: readonly CalendarHour[], day: string, timeSlot: string, now: Date) {
  const hour = hours.find((one) => cellOf(one.day, one.timeSlot) === cellOf(day, timeSlot))
  if (isDue({ day, timeSlot }, now)) return visitsTexts.hourPassed
  if (!hour) return null
  return hour.closed ?? (isFull(hour) ? visitsTexts.full : null)
}
