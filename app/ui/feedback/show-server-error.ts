import { contentMessages } from '#contract/content/content.messages.ts'
import { siteToasts } from '../overlay/toast-queues.ts'

/** Shows the general error text, also for a lost connection: public pages have one text for both failures. */
export function showServerError() {
  siteToasts.show({ kind: 'error', title: contentMessages.title.serverError, text: contentMessages.serverError })
}
