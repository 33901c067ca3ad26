import { contentMessages } from '#contract/content/content.messages.ts'
import type { Outcome } from '../../lib/api-client.ts'
import { siteToasts } from '../overlay/toasts.tsx'

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
