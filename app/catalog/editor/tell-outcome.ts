import { contentMessages } from '#contract/content/content.messages.ts'
import type { Outcome } from '../../lib/api-client.ts'
import { projectToasts } from '../../ui/overlay/toasts.tsx'

type Refusal = Extract<Outcome<unknown>, { ok: false }>

const UNAUTHENTICATED = 401
export const CONFLICT = 409

/** A change that did not happen. After 401 the shell asks for the password; whoever signs in again can repeat it. */
export function tellFailure(outcome: Refusal) {
  if (outcome.status === UNAUTHENTICATED) return
  console.error(`The change was not saved: ${outcome.status} ${outcome.message}`)
  if (outcome.reason === 'refused') {
    projectToasts.show({ kind: 'warning', title: contentMessages.title.warning, text: outcome.message })
    return
  }
  projectToasts.show({ kind: 'error', title: contentMessages.title.serverError, text: contentMessages.serverError })
}
