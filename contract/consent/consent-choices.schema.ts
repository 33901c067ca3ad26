import * as z from 'zod/mini'
import { optionalFlag, optionalText } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'

/**
 * Optional consents, which are left out of the body if absent, because no specified call has them. `notice` identifies
 * the messages that the form showed.
 */
export const consentChoices = {
  mayCall: z.optional(optionalFlag()),
  mayWhatsApp: z.optional(optionalFlag()),
  mayEmail: z.optional(optionalFlag()),
  notice: z.optional(optionalText({ max: LENGTH.name })),
}

export const consentChoiceNames = {
  mayCall: 'mayCall',
  mayWhatsApp: 'mayWhatsApp',
  mayEmail: 'mayEmail',
  notice: 'consentNotice',
} as const

const ConsentChoices = z.object(consentChoices)
export type ConsentChoices = z.output<typeof ConsentChoices>
