import { isCalendarDay, siteDay } from '#contract/wire/site-time.ts'
import { useAddressParams } from '../../ui/table/use-address-params.ts'

export interface CalendarAddress {
  /** The chosen day; it also chooses the week. */
  day: string
  /** The name of a project; empty for all. */
  project: string
  show: 'week' | 'day'
}

/** The place in the calendar, stored in the address so that the back button and links work. */
export function useCalendarAddress(now: Date) {
  const [params, change] = useAddressParams()
  const today = siteDay(now)

  function addressIn(query: URLSearchParams): CalendarAddress {
    const day = query.get('day') ?? ''
    return {
      day: isCalendarDay(day) ? day : today,
      project: query.get('project') ?? '',
      show: query.get('show') === 'day' ? 'day' : 'week',
    }
  }

  function go(to: Partial<CalendarAddress>) {
    change(
      (before) => {
        const { day, project, show } = { ...addressIn(before), ...to }
        const next = new URLSearchParams()
        if (day !== today) next.set('day', day)
        if (project) next.set('project', project)
        if (show === 'day') next.set('show', show)
        return next
      },
      { replace: false },
    )
  }

  return [addressIn(params), go] as const
}
