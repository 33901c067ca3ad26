import { contentMessages } from '#contract/content/content.messages.ts'
import type { Outcome } from '../../lib/api-client.ts'
import { siteToasts } from './toasts.tsx'

/**
 * A change that did not happen. A refusal is told with the server's own reason; 'Server Error!' is for faults alone. After
 * 401 the back office asks for the password instead.
 */
export function tellFailure(what: string, outcome: Extract<Outcome<unknown>, { ok: false }>) {
  if (outcome.status === 401) return
  console.error(`${what} answered ${outcome.status}: ${outcome.message}`)
  if (outcome.reason === 'refused') {
    siteToasts.show({ kind: 'warning', title: contentMessages.title.warning, text: outcome.message })
    return
  }
  siteToasts.show({ kind: 'error', title: contentMessages.title.serverError, text: contentMessages.serverError })
}
