import { useEffect, useState } from 'react'
import type { VisitDay } from '#contract/appointments/visit-rules.ts'
import type { VisitDays } from '#contract/appointments/visits.schema.ts'
import { isCalendarDay } from '#contract/wire/site-time.ts'
import { monthOf } from '../lib/calendar-month.ts'

interface Wanted {
  projectName: string
  today: string
  /** A new selection refetches, so that a slot that filled up in the meantime is shown as full. */
  day: string
  initial: VisitDays | undefined
}

export interface VisitMonth {
  month: string
  setMonth: (month: string) => void
  days: ReadonlyMap<string, VisitDay>
  openingHours: string | null
}

const NONE: VisitDays = { openingHours: null, days: [] }

export function useVisitMonth({ projectName, today, day, initial = NONE }: Wanted): VisitMonth {
  const [month, setMonth] = useState(() => monthOf(isCalendarDay(day) ? day : today))
  const [loaded, setLoaded] = useState({ key: '', ...NONE })
  const key = `${projectName} ${month}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the day and a new refusal only cause another read.
  useEffect(() => {
    if (projectName === '') return
    let isCurrent = true
    Promise.all([import('./visit-days.ts'), import('../lib/browser-api.ts')])
      .then(([{ readMonth }, { browserApi }]) => readMonth(browserApi, projectName, month))
      .then((read) => {
        if (isCurrent) setLoaded({ key, ...read })
      })
      // The form can be sent without the slots; the server checks the time.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [projectName, month, day, initial])

  const isLoaded = loaded.key === key
  const known = isLoaded ? [...initial.days, ...loaded.days] : initial.days
  const { openingHours } = isLoaded ? loaded : initial
  return { month, setMonth, days: new Map(known.map((one) => [one.day, one])), openingHours }
}
