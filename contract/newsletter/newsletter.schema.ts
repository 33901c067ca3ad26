import * as z from 'zod/mini'
import { contactAddress } from '#contract/wire/contact-fields.ts'
import { say } from './newsletter.messages.ts'

export const NewSubscription = z.object({
  email: contactAddress({ missing: say.emailRequired, invalid: say.emailInvalid }),
})
export type NewSubscription = z.output<typeof NewSubscription>

export const Subscriber = z.object({ email: z.string(), isSubscribed: z.boolean() })
export type Subscriber = z.output<typeof Subscriber>
