import { NewSubscription } from '#contract/newsletter/newsletter.endpoints.ts'
import { fieldRule } from './read-form.ts'

export { recordFillingTime } from './robot-checks.ts'

/** The message for an invalid e-mail address of a visitor, or null. */
export const addressError = fieldRule(NewSubscription.shape.email)
