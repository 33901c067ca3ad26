import { contentMessages } from '#contract/content/content.messages.ts'
import { siteToasts } from '../overlay/toast-queues.ts'

/** For public pages, which show the same message for a server error and for a lost connection. */
export function showServerError() {
  siteToasts.show({ kind: 'error', title: contentMessages.title.serverError, text: contentMessages.serverError })
}
