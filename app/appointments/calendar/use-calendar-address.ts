import { dayAfter, isCalendarDay, siteDay } from '#contract/wire/site-time.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { useAddressParams } from '../../ui/table/use-address-params.ts'
import { upTo } from '../../ui/table/use-list-filters.ts'

export interface CalendarAddress {
  /** The selected day; the calendar shows its week. */
  day: string
  /** The name of a project; empty for all projects. */
  project: string
  show: 'week' | 'day'
}

export function useCalendarAddress(now: Date) {
  const [params, change] = useAddressParams()
  const today = siteDay(now)

  function go(to: Partial<CalendarAddress>) {
    change(
      (before) => {
        const { day, project, show } = { ...addressIn(before, today), ...to }
        const next = new URLSearchParams()
        if (day !== today) next.set('day', day)
        if (project) next.set('project', project)
        if (show === 'day') next.set('show', show)
        return next
      },
      { replace: false },
    )
  }

  return [addressIn(params, today), go] as const
}

/** Ignores values that the server would refuse. */
export function addressIn(query: URLSearchParams, today: string): CalendarAddress {
  const day = query.get('day') ?? ''
  const project = query.get('project') ?? ''
  return {
    day: isInWholeWeek(day) ? day : today,
    project: upTo(LENGTH.name)(project) ? project : '',
    show: query.get('show') === 'day' ? 'day' : 'week',
  }
}

/** False near the first and the last date with a four-digit year, where the week would be incomplete. */
function isInWholeWeek(day: string) {
  return isCalendarDay(day) && isCalendarDay(dayAfter(day, -7)) && isCalendarDay(dayAfter(day, 7))
}
