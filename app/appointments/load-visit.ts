import { readVisit } from '#contract/appointments/visits.endpoints.ts'
import type { LinkedVisit } from '#contract/appointments/visits.schema.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { Api } from '../lib/api-client.ts'
import { monthOf } from '../lib/calendar-month.ts'
import { loadProjects } from './load-projects.ts'
import { readMonth } from './visit-days.ts'

/** Null if the link is invalid. Throws a `Response` for any other failure. */
export async function readLinkedVisit(api: Api, token: string): Promise<LinkedVisit | null> {
  const outcome = await api(readVisit, { body: { token } })
  if (outcome.ok) return outcome.data
  if (outcome.reason === 'refused' && outcome.status < 500) return null
  throw new Response(null, { status: outcome.status || 502 })
}

export async function loadVisit(api: Api, token: string) {
  const today = siteDay(new Date())
  const visit = await readLinkedVisit(api, token)
  if (!visit) return { visit: null, projects: [], days: [], today }
  const month = monthOf(visit.selectedDate && visit.selectedDate > today ? visit.selectedDate : today)
  const [projects, slots] = await Promise.all([
    loadProjects(api),
    visit.canChange ? readMonth(api, visit.projectName, month) : null,
  ])
  // The calendar entry is downloaded from its own URL, so the page only needs to know whether there is one.
  const { calendarEntry, ...shown } = visit
  return {
    visit: { ...shown, hasEntry: calendarEntry !== null },
    projects: projects ?? [],
    days: slots?.days ?? [],
    today,
  }
}

export type ShownVisit = NonNullable<Awaited<ReturnType<typeof loadVisit>>['visit']>
