import * as z from 'zod/mini'
import { newsletterMessages } from '#contract/newsletter/newsletter.messages.ts'
import { endpoint, nothing } from '#contract/wire/endpoint.ts'
import { contactAddress } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'

export const OpeningRequest = z.object({
  email: contactAddress({ missing: newsletterMessages.emailRequired, invalid: newsletterMessages.emailInvalid }),
})
export type OpeningRequest = z.output<typeof OpeningRequest>

/** The response is the same for new and known email addresses, so that it does not reveal who asked. */
export const tellMeWhenOpen = endpoint({
  method: 'POST',
  path: '/Setup/TellMeWhenOpen',
  access: 'anyone',
  body: onTheWire(OpeningRequest, { email: 'email' }),
  answer: nothing(),
})
