import { subscribeToNewsletter } from '#contract/newsletter/newsletter.endpoints.ts'
import { NewSubscription } from '#contract/newsletter/newsletter.schema.ts'
import type { PublicForm } from '../lib/posted-form.ts'

/** The newsletter's form, which stands in the footer of every page and posts to a page of its own. */
export const subscription: PublicForm<typeof NewSubscription> = {
  schema: NewSubscription,
  send: (api, body) => api(subscribeToNewsletter, { body }),
}
