import { OpeningRequest, tellMeWhenOpen } from '#contract/setup/opening-requests.endpoints.ts'
import { publicForm } from '../lib/public-form.ts'
import { QUICKEST_MS } from '../lib/robot-checks.ts'

export const openingRequest = publicForm({
  schema: OpeningRequest,
  quickestMs: QUICKEST_MS.oneField,
  send: (api, body) => api(tellMeWhenOpen, { body }),
})
