import { contentMessages } from '#contract/content/content.messages.ts'
import { siteToasts } from '../overlay/toast-queues.ts'

/** Also for a lost connection: public pages have one text for both. */
export function showServerError() {
  siteToasts.show({ kind: 'error', title: contentMessages.title.serverError, text: contentMessages.serverError })
}
