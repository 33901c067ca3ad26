import * as z from 'zod/mini'
import { contactAddress } from '#contract/wire/contact-fields.ts'
import { orNull } from '#contract/wire/fields.ts'
import { newsletterMessages } from './newsletter.messages.ts'

export const NewSubscription = z.object({
  email: contactAddress({ missing: newsletterMessages.emailRequired, invalid: newsletterMessages.emailInvalid }),
})
export type NewSubscription = z.output<typeof NewSubscription>

export const Subscriber = z.object({ email: z.string(), isSubscribed: z.boolean() })
export type Subscriber = z.output<typeof Subscriber>

/** The sort columns of the table in the back office. */
export const SUBSCRIBER_COLUMNS = ['email', 'isSubscribed', 'createdAt'] as const
export type SubscriberColumn = (typeof SUBSCRIBER_COLUMNS)[number]

/** Null returns both subscribed and unsubscribed addresses. */
export const SubscriberFilters = z.object({ isSubscribed: orNull(z.boolean(newsletterMessages.filterInvalid)) })
export type SubscriberFilters = z.output<typeof SubscriberFilters>
