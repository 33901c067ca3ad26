import { requestDataLink } from '#contract/consent/consent.endpoints.ts'
import { DataLinkRequest } from '#contract/consent/consent.schema.ts'
import { publicForm } from '../lib/public-form.ts'
import { QUICKEST_MS } from '../lib/robot-checks.ts'

export const dataLink = publicForm({
  schema: DataLinkRequest,
  quickestMs: QUICKEST_MS.oneField,
  send: (api, body) => api(requestDataLink, { body }),
})
