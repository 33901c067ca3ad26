import { contentMessages } from '#contract/content/content.messages.ts'
import { showSiteToast } from '../overlay/show-site-toast.ts'

/**
 * For a form whose rules cannot be had. After a new version they are gone though the server is there, and the browser
 * sends the form as it does without scripts. Without a line it would leave the page, and what was written with it.
 */
export async function sendWithoutRules(form: HTMLFormElement) {
  const isServerThere = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  // Of a page that was left meanwhile the browser sends nothing.
  if (isServerThere && form.isConnected) form.submit()
  else tellUnsent()
}

export function tellUnsent() {
  void showSiteToast({ kind: 'error', title: contentMessages.title.serverError, text: contentMessages.serverError })
}
