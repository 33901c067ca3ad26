import * as calls from '#contract/leads/leads.endpoints.ts'
import { leadsMessages as messages } from '#contract/leads/leads.messages.ts'
import { SALES_STAFF } from '#contract/wire/roles.ts'
import { actorIn, callerOf, hasRole } from '#server/plugins/access.ts'
import { reply, type Serve, streamed } from '#server/plugins/serve.ts'
import type { LeadsServices } from './leads.services.ts'

export function leadsRoutes(serve: Serve, { list, leads, merges, undo, views }: LeadsServices) {
  serve(calls.searchLeads, ({ body, request }) => list.search(body, callerOf(request).accountId))
  serve(calls.listLeads, async ({ body, request }) => streamed(list.listAll(body, callerOf(request).accountId)))
  serve(calls.getLeadBoard, ({ body, request }) => list.board(body, callerOf(request).accountId))
  serve(calls.getLeadCounts, ({ request }) => list.counts(callerOf(request).accountId))
  serve(calls.countWaitingLeads, async ({ request: { caller } }) => ({
    count: hasRole(caller, SALES_STAFF) ? await list.countWaiting() : null,
  }))
  serve(calls.getLeadsToday, ({ request }) => list.today(callerOf(request).accountId))
  serve(calls.getLead, ({ params, request }) => list.find(params.id, callerOf(request).accountId))
  serve(calls.listLeadOwners, ({ request }) => list.owners(callerOf(request).accountId))
  serve(calls.findLeadByMobile, ({ body }) => list.findByMobile(body.mobileNumber))

  serve(calls.markLeadOpened, async ({ body, request }) => {
    await leads.markOpened(body.id, callerOf(request).accountId)
    return null
  })
  serve(calls.changeLead, async ({ body, request }) => {
    await leads.change(body, actorIn(request))
    return reply(messages.saved, await list.find(body.id, callerOf(request).accountId))
  })
  serve(calls.changeLeads, async ({ body, request }) => {
    const { count, eventIds } = await leads.changeAll(body, actorIn(request))
    return reply(messages.changed(count), { eventIds })
  })
  serve(calls.logContact, async ({ body, request }) =>
    reply(messages.logged, { eventId: await leads.log(body, actorIn(request)) }),
  )
  serve(calls.addWalkIn, async ({ body, request }) => {
    const { leadId, isNew } = await leads.addWalkIn(body, actorIn(request))
    return reply(isNew ? messages.walkInAdded : messages.walkInAttached, { id: leadId })
  })

  serve(calls.mergeLeads, async ({ body, request }) =>
    reply(messages.merged, { eventId: await merges.merge(body, actorIn(request)) }),
  )
  serve(calls.undoMerge, async ({ body, request }) =>
    reply(messages.unmerged, { id: await merges.undo(body.eventId, actorIn(request)) }),
  )
  serve(calls.undoLeadEvent, async ({ body, request }) => {
    await undo.undo(body.eventId, actorIn(request))
    return reply(messages.undone, null)
  })
  serve(calls.undoLeadEvents, async ({ body, request }) => {
    const { count, kept } = await undo.undoAll(body.eventIds, actorIn(request))
    return reply(messages.undoneMany(count, kept), null)
  })
  serve(calls.keepLeadsApart, async ({ body, request }) => {
    await merges.keepApart(body, actorIn(request))
    return reply(messages.notTheSame, null)
  })

  serve(calls.listLeadViews, ({ request }) => views.list(callerOf(request).accountId))
  serve(calls.saveLeadView, async ({ body, request }) =>
    reply(messages.viewSaved, await views.save(body, actorIn(request))),
  )
  serve(calls.deleteLeadView, async ({ body, request }) => {
    await views.delete(body.id, actorIn(request))
    return reply(messages.viewDeleted, null)
  })
  serve(calls.getLeadSettings, () => views.settings())
  serve(calls.saveLeadSettings, async ({ body, request }) =>
    reply(messages.settingsSaved, await views.saveSettings(body, actorIn(request))),
  )
}
