import { subscribeToNewsletter } from '#contract/newsletter/newsletter.endpoints.ts'
import { NewSubscription } from '#contract/newsletter/newsletter.schema.ts'
import { QUICKEST_MS } from '../lib/filling-time.ts'
import type { PublicForm } from '../lib/posted-form.ts'

/** The newsletter's form, which stands in the footer of every page and posts to a page of its own. */
export const subscription: PublicForm<typeof NewSubscription> = {
  schema: NewSubscription,
  quickestMs: QUICKEST_MS.oneField,
  send: (api, body) => api(subscribeToNewsletter, { body }),
}
