import { listEnquiries, searchEnquiries, sendEnquiry } from '#contract/enquiries/enquiries.endpoints.ts'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import { importEnquiries, previewEnquiries } from '#contract/enquiries/enquiry-imports.endpoints.ts'
import { enquiryImportsMessages } from '#contract/enquiries/enquiry-imports.messages.ts'
import { actorIn } from '#server/plugins/access.ts'
import { reply, type Serve, streamed } from '#server/plugins/serve.ts'
import type { EnquiriesService } from './enquiries.service.ts'
import type { EnquiryImportsService } from './enquiry-imports.service.ts'

interface Services {
  enquiries: EnquiriesService
  imports: EnquiryImportsService
}

export function enquiriesRoutes(serve: Serve, { enquiries, imports }: Services) {
  serve(sendEnquiry, async ({ body, request }) => {
    await enquiries.send(body, request.ip)
    return reply(enquiriesMessages.sent, null)
  })
  serve(listEnquiries, async () => streamed(enquiries.listAll()))
  serve(searchEnquiries, ({ body }) => enquiries.search(body))
  serve(previewEnquiries, ({ body }) => imports.preview(body.csv))
  serve(importEnquiries, async ({ body, request }) => {
    const counts = await imports.import(body.csv, actorIn(request))
    return reply(enquiryImportsMessages.imported(counts.new), counts)
  })
}
