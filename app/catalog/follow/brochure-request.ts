import { BrochureRequest, requestBrochure } from '#contract/catalog/brochure-requests.endpoints.ts'
import { publicForm } from '../../lib/public-form.ts'
import { QUICKEST_MS } from '../../lib/robot-checks.ts'
import { sentFromHere } from '../../lib/sent-from-here.ts'

export const brochureRequest = publicForm({
  schema: BrochureRequest,
  quickestMs: QUICKEST_MS.oneField,
  send: (api, body) => api(requestBrochure, { body: { ...body, ...sentFromHere() } }),
})
