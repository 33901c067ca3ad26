import { sendEnquiry } from '#contract/enquiries/enquiries.endpoints.ts'
import { NewEnquiry } from '#contract/enquiries/enquiries.schema.ts'
import { QUICKEST_MS } from '../lib/filling-time.ts'
import { publicForm } from '../lib/public-form.ts'

export const enquiry = publicForm({
  schema: NewEnquiry,
  quickestMs: QUICKEST_MS.manyFields,
  send: (api, body) => api(sendEnquiry, { body }),
})
