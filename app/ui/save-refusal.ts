import { say } from '#contract/content/records.messages.ts'
import type { Outcome } from '../lib/api-client.ts'

/** The two sentences at a form's button after a save that did not happen. */
export interface SaveRefusal {
  text: string
  reason: string
}

const INVALID = 400
const UNAUTHENTICATED = 401

export type Failure = Extract<Outcome<unknown>, { ok: false }>

/** Null after 401: the back office asks for the password then, and the save can be repeated. */
export function saveRefusal(outcome: Failure): SaveRefusal | null {
  const { reason, status, message } = outcome
  if (status === UNAUTHENTICATED) return null
  if (reason === 'failed') return { text: say.notSaved, reason: say.stillTyped }
  return { text: status === INVALID ? say.refusedSave : say.notSaved, reason: message }
}
