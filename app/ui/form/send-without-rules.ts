import { contentMessages } from '#contract/content/content.messages.ts'
import { siteToasts } from '../overlay/toasts.tsx'

/**
 * For a form whose validation rules cannot be loaded. After a deployment their chunk is gone but the server is up, so
 * submit the form natively. Offline, a native submit would leave the page and lose the typed text.
 */
export async function sendWithoutRules(form: HTMLFormElement) {
  const isServerThere = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  // A form that is no longer in the document cannot be submitted.
  if (isServerThere && form.isConnected) form.submit()
  else tellUnsent()
}

export function tellUnsent() {
  siteToasts.show({ kind: 'error', title: contentMessages.title.serverError, text: contentMessages.serverError })
}
