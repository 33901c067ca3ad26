import { connectionMessages } from '#contract/wire/connection.messages.ts'
import type { Outcome } from './api-client.ts'

export type Failure = Extract<Outcome<unknown>, { ok: false }>

/** Whether there was no response at all, so that the connection may be at fault and not the server. */
export function isConnectionLost({ reason, status }: Failure) {
  return reason === 'failed' && status === 0
}

/** Why a call failed. Forms that are in the specification show the specification's general error text instead. */
export function failureText(outcome: Failure) {
  return isConnectionLost(outcome) ? `${connectionMessages.lost} ${connectionMessages.check}` : outcome.message
}
