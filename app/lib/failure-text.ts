import { connectionMessages } from '#contract/wire/connection.messages.ts'
import type { Outcome } from './api-client.ts'

export type Failure = Extract<Outcome<unknown>, { ok: false }>

/** Whether there was no readable response, so that the connection may be at fault instead of the server. */
export function isConnectionLost({ reason, status }: Failure) {
  return reason === 'failed' && status === 0
}

export function failureText(outcome: Failure) {
  return isConnectionLost(outcome) ? `${connectionMessages.lost} ${connectionMessages.check}` : outcome.message
}
