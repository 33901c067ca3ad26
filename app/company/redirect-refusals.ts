import { redirectsMessages as messages } from '#contract/company/redirects.messages.ts'

/** Chains and loops name the other redirect after these words. */
const ABOUT_TARGET = [
  messages.toItself,
  messages.targetNeedsHttps,
  `Loop: ${messages.existing} `,
  `Chain: ${messages.existing} `,
]

/** The field of the form that a refusal of the server is about. */
export function refusedFieldOf(message: string) {
  return ABOUT_TARGET.some((start) => message.startsWith(start)) ? 'to' : 'from'
}
