import { NewSubscription } from '#contract/newsletter/newsletter.endpoints.ts'
import { connectionMessages } from '#contract/wire/connection.messages.ts'
import { isServerUp } from './is-server-up.ts'
import { fieldRule } from './read-form.ts'

export { recordFillingTime } from './robot-checks.ts'

/** Returns the message for an invalid email address; null if it is valid. */
export const addressError = fieldRule(NewSubscription.shape.email)

/**
 * Returns the message for an invalid email address or an unreachable server; null if the form can be sent. Offline, the
 * router cannot load the action's module and would reload the page, which loses the input.
 */
export async function sendingError(input: HTMLInputElement | null) {
  const error = addressError(input?.value ?? '')
  return error ?? ((await isServerUp()) ? null : `${connectionMessages.lost} ${connectionMessages.check}`)
}
