import * as calls from '#contract/appointments/visit-calendar.endpoints.ts'
import { visitCalendarMessages as messages } from '#contract/appointments/visit-calendar.messages.ts'
import { actorIn, callerOf } from '#server/plugins/access.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { OwnVisitsService } from './own-visits.service.ts'
import type { VisitCalendarService } from './visit-calendar.service.ts'
import type { VisitWeekService } from './visit-week.service.ts'

interface Services {
  weeks: VisitWeekService
  calendar: VisitCalendarService
  ownVisits: OwnVisitsService
}

export function visitCalendarRoutes(serve: Serve, { weeks, calendar, ownVisits }: Services) {
  serve(calls.getVisitWeek, ({ params, query, request }) =>
    weeks.read(params.day, query.projectName ?? null, callerOf(request)),
  )
  serve(calls.rescheduleVisit, async ({ body, request }) => {
    const { moved, isNoticeDue } = await calendar.move(body, actorIn(request))
    return reply(messages.moved, { ...(await weeks.visitOf(moved, callerOf(request))), isNoticeDue })
  })
  serve(calls.undoVisitChange, async ({ body, request }) =>
    reply(messages.undone, await weeks.visitOf(await calendar.undo(body, actorIn(request)), callerOf(request))),
  )
  serve(calls.setVisitState, async ({ body, request }) =>
    reply(
      body.state === 'cancelled' ? messages.cancelled : messages.marked,
      await weeks.visitOf(await calendar.setState(body, actorIn(request)), callerOf(request)),
    ),
  )
  serve(calls.bookLeadVisit, async ({ body, request }) =>
    reply(messages.booked, await weeks.visitOf(await calendar.bookFor(body, actorIn(request)), callerOf(request))),
  )
  serve(calls.addWalkInVisit, async ({ body, request }) =>
    reply(messages.walkInAdded, await calendar.addWalkIn(body, actorIn(request))),
  )
  serve(calls.openOwnVisit, async ({ body, request }) => ({ token: await ownVisits.open(body.id, callerOf(request)) }))
}
