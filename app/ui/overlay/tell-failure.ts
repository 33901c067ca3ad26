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

interface Words {
  /** The title of a refusal, where it is not the usual one. */
  refused?: string
  /** The sentence of a call that brought no answer. */
  failed?: string
}

/** Tells what went wrong: the server's own reason, or that it could not be reached. */
export function tellRefusal(outcome: Extract<Outcome<unknown>, { ok: false }>, words: Words = {}) {
  const { refused = contentMessages.title.serverError, failed = contentMessages.serverError } = words
  if (outcome.reason === 'refused') return siteToasts.show({ kind: 'error', title: refused, text: outcome.message })
  return siteToasts.show({ kind: 'error', title: contentMessages.title.serverError, text: failed })
}
