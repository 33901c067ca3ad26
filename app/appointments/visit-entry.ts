import { apiContext } from '../lib/api-context.ts'
import type { Route } from './+types/visit-entry'
import { readLinkedVisit } from './load-visit.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = await readLinkedVisit(context.get(apiContext), params.token)
  if (!visit?.calendarEntry) return new Response('', { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(visit.calendarEntry, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': 'attachment; filename="visit.ics"',
      'cache-control': 'no-store',
    },
  })
}
