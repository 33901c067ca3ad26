import * as calls from '#contract/consent/consent.endpoints.ts'
import { consentMessages as messages } from '#contract/consent/consent.messages.ts'
import { topicsMessages } from '#contract/newsletter/topics.messages.ts'
import { actorIn } from '#server/plugins/access.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { ConsentServices } from './consent.services.ts'

export function consentRoutes(serve: Serve, services: ConsentServices) {
  const { yourData, requests, retention, enquiryNotice, consentsOfLead } = services
  serve(calls.getEnquiryNotice, () => enquiryNotice())
  serve(calls.requestDataLink, async ({ body, request }) => {
    await yourData.requestLink(body, request.ip)
    return reply(messages.linkSent, null)
  })
  serve(calls.readPersonalData, ({ body }) => yourData.read(body))
  serve(calls.closeDataLink, async ({ body }) => {
    await yourData.close(body)
    return reply(messages.closed, null)
  })
  serve(calls.changeConsent, async ({ body }) => {
    await yourData.change(body)
    return reply(body.isGiven ? messages.allowed : messages.withdrawn, null)
  })
  serve(calls.leaveDataTopic, async ({ body }) => {
    await yourData.leaveTopic(body)
    return reply(topicsMessages.left, null)
  })
  serve(calls.openDataVisit, async ({ body }) => ({ token: await yourData.openVisit(body) }))
  serve(calls.requestErasure, async ({ body }) => {
    await yourData.requestErasure(body)
    return reply(messages.erasureAsked, null)
  })

  serve(calls.listDataRequests, () => requests.list())
  serve(calls.carryOutErasure, async ({ body, request }) => {
    await requests.carryOut(body, actorIn(request))
    return reply(messages.erased, null)
  })
  serve(calls.refuseErasure, async ({ body, request }) => {
    await requests.refuse(body, actorIn(request))
    return reply(messages.refused, null)
  })
  serve(calls.getRetention, () => retention.read())
  serve(calls.saveRetention, async ({ body, request }) =>
    reply(messages.retentionSaved, await retention.save(body, actorIn(request))),
  )
  serve(calls.listLeadConsents, ({ params }) => consentsOfLead(params.leadId))
}
