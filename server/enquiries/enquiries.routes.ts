import { listEnquiries, searchEnquiries, sendEnquiry } from '#contract/enquiries/enquiries.endpoints.ts'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import { reply, type Serve, streamed } from '#server/plugins/serve.ts'
import type { EnquiriesService } from './enquiries.service.ts'

export function enquiriesRoutes(serve: Serve, enquiries: EnquiriesService) {
  serve(sendEnquiry, async ({ body, request }) => {
    await enquiries.send(body, request.ip)
    return reply(enquiriesMessages.sent, null)
  })
  serve(listEnquiries, async () => streamed(enquiries.listAll()))
  serve(searchEnquiries, ({ body }) => enquiries.search(body))
}
