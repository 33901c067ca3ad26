import { NewSubscription, subscribeToNewsletter } from '#contract/newsletter/newsletter.endpoints.ts'
import { publicForm } from '../lib/public-form.ts'
import { QUICKEST_MS } from '../lib/robot-checks.ts'

export const subscription = publicForm({
  schema: NewSubscription,
  quickestMs: QUICKEST_MS.oneField,
  send: (api, body) => api(subscribeToNewsletter, { body }),
})
