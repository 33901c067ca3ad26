import { connectionMessages } from '#contract/wire/connection.messages.ts'
import { unfinished } from '#contract/wire/unfinished.messages.ts'
import type { Outcome } from './api-client.ts'

export type Failure = Extract<Outcome<unknown>, { ok: false }>

/** Whether the request had no response, so that nothing is known to be wrong with the server. */
export function isConnectionLost({ reason, status }: Failure) {
  return reason === 'failed' && status === 0
}

/** Why a call of the back office failed. Forms in the specification show its general error text instead. */
export function failureText(outcome: Failure) {
  // The server, or a proxy before it, stopped waiting for a change that goes on.
  if (outcome.status === 504) return unfinished
  return isConnectionLost(outcome) ? `${connectionMessages.lost} ${connectionMessages.check}` : outcome.message
}
