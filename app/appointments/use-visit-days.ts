import { useEffect, useState } from 'react'
import type { VisitDay } from '#contract/appointments/visit-rules.ts'

interface Wanted {
  /** Empty until a project is chosen. */
  projectName: string
  month: string
  /** The chosen day. Another choice reads again, so that a slot that filled up in the meantime is shown as full. */
  day: string
  /** Known from the response to a post. */
  initial: readonly VisitDay[]
}

/** The slots of the shown month by day. Empty while they are not known. */
export function useVisitDays({ projectName, month, day, initial }: Wanted): ReadonlyMap<string, VisitDay> {
  const [loaded, setLoaded] = useState<{ key: string; days: readonly VisitDay[] }>({ key: '', days: [] })
  const key = `${projectName} ${month}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the day and a new refusal only cause another read.
  useEffect(() => {
    if (projectName === '') return
    let isCurrent = true
    Promise.all([import('./visit-days.ts'), import('../lib/browser-api.ts')])
      .then(([{ readMonth }, { browserApi }]) => readMonth(browserApi, projectName, month))
      .then((days) => {
        if (isCurrent) setLoaded({ key, days })
      })
      // Without the slots the form can still be sent; the server decides.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [projectName, month, day, initial])

  const known = loaded.key === key ? [...initial, ...loaded.days] : initial
  return new Map(known.map((one) => [one.day, one]))
}
