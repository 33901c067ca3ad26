import { requestBrochure } from '#contract/catalog/brochure.endpoints.ts'
import { brochureMessages } from '#contract/catalog/brochure.messages.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { BrochureRequestsService } from './brochures.service.ts'

export function brochuresRoutes(serve: Serve, requests: BrochureRequestsService) {
  serve(requestBrochure, async ({ body, request }) => {
    await requests.request(body, request.ip)
    return reply(brochureMessages.sent, null)
  })
}
