import { say } from '#contract/content/content.messages.ts'
import type { Outcome } from '../lib/api-client.ts'
import { siteToasts } from './toasts.tsx'

/**
 * A change that did not come about: the reason for the log, the general words for the person. Of a session that has ended
 * the back office tells by itself, and whoever signs in again can repeat the change.
 */
export function tellFailure(what: string, outcome: Extract<Outcome<unknown>, { ok: false }>) {
  if (outcome.status === 401) return
  console.error(`${what} answered ${outcome.status}: ${outcome.message}`)
  siteToasts.show({ kind: 'error', title: say.title.serverError, text: say.serverError })
}
