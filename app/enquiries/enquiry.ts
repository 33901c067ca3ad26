import { sendEnquiry } from '#contract/enquiries/enquiries.endpoints.ts'
import { SentEnquiry } from '#contract/enquiries/enquiries.schema.ts'
import { publicForm } from '../lib/public-form.ts'
import { QUICKEST_MS } from '../lib/robot-checks.ts'
import { sentFromHere } from '../lib/sent-from-here.ts'

export const enquiry = publicForm({
  schema: SentEnquiry,
  quickestMs: QUICKEST_MS.manyFields,
  send: (api, body) => api(sendEnquiry, { body: { ...body, ...sentFromHere() } }),
})
