import { requestBrochure } from '#contract/catalog/brochure-requests.endpoints.ts'
import { brochureMessages } from '#contract/catalog/brochure-requests.messages.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { BrochureRequestsService } from './brochure-requests.service.ts'

export function brochureRequestsRoutes(serve: Serve, requests: BrochureRequestsService) {
  serve(requestBrochure, async ({ body, request }) => {
    await requests.request(body, request.ip)
    return reply(brochureMessages.sent, null)
  })
}
