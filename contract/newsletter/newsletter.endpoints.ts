import * as z from 'zod/mini'
import { bare, endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { contactAddress, orNull } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { SALES_STAFF } from '#contract/wire/roles.ts'
import { newsletterMessages } from './newsletter.messages.ts'
import { subscribersMessages } from './subscribers.messages.ts'

export const NewSubscription = z.object({
  email: contactAddress({ missing: newsletterMessages.emailRequired, invalid: newsletterMessages.emailInvalid }),
})
export type NewSubscription = z.output<typeof NewSubscription>

/** A `waiting` subscriber gets only the confirmation email, until a topic is confirmed on the page that it links to. */
export const SUBSCRIBER_STATES = ['waiting', 'confirmed', 'unsubscribed'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

export const Subscriber = z.object({
  email: z.string(),
  isSubscribed: z.boolean(),
  /** Only set for imported subscribers. */
  agreedOn: z.optional(z.string()),
  proof: z.optional(z.string()),
  state: z.optional(z.enum(SUBSCRIBER_STATES)),
  topics: z.optional(z.array(z.string())),
  /** The lead with this email address, if there is one. */
  leadId: z.optional(z.int()),
})
export type Subscriber = z.output<typeof Subscriber>

const SUBSCRIBER_COLUMNS = ['email', 'isSubscribed', 'createdAt'] as const
export type SubscriberColumn = (typeof SUBSCRIBER_COLUMNS)[number]

export const SubscriberFilters = z.object({
  isSubscribed: orNull(z.boolean(subscribersMessages.filterInvalid)),
  state: orNull(z.enum(SUBSCRIBER_STATES, subscribersMessages.filterInvalid)),
})
export type SubscriberFilters = z.output<typeof SubscriberFilters>

const subscriberOnTheWire = onTheWire(Subscriber, {
  email: 'email',
  isSubscribed: 'isSubscribed',
  agreedOn: 'agreedOn',
  proof: 'proof',
  state: 'state',
  topics: 'topics',
  leadId: 'leadId',
})

/** The response is the same for new and known email addresses, so that it does not reveal who is subscribed. */
export const subscribeToNewsletter = endpoint({
  method: 'POST',
  path: '/NewsandEvents/ManageNewsLetterSubscription/',
  access: 'anyone',
  body: onTheWire(NewSubscription, { email: 'email' }),
  answer: nothing(),
})

export const listSubscribers = endpoint({
  method: 'GET',
  path: '/NewsandEvents/GetNewsLetterSubscription',
  access: SALES_STAFF,
  answer: bare(z.array(subscriberOnTheWire)),
})

export const searchSubscribers = endpoint({
  method: 'POST',
  path: '/NewsandEvents/SearchNewsLetterSubscriptions',
  access: SALES_STAFF,
  changesData: false,
  body: pageRequest({
    columns: SUBSCRIBER_COLUMNS,
    filters: onTheWire(SubscriberFilters, { isSubscribed: 'isSubscribed', state: 'state' }),
  }),
  answer: enveloped(pageOf(subscriberOnTheWire)),
})
