import { NewSubscription } from '#contract/newsletter/newsletter.endpoints.ts'
import { connectionMessages } from '#contract/wire/connection.messages.ts'
import { isServerUp } from './is-server-up.ts'
import { fieldRule } from './read-form.ts'

export { recordFillingTime } from './robot-checks.ts'

/** The message for an invalid e-mail address of a visitor, or null. */
export const addressError = fieldRule(NewSubscription.shape.email)

/**
 * The message for an invalid address, or for a server that cannot be reached, or null. Offline, the router could not
 * load the module of the action and would reload the page, which would lose the typed address.
 */
export async function sendingError(input: HTMLInputElement | null) {
  const error = addressError(input?.value ?? '')
  return error ?? ((await isServerUp()) ? null : `${connectionMessages.lost} ${connectionMessages.check}`)
}
