import * as z from 'zod/mini'
import { bare, enveloped, nothing } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { NewSubscription, SUBSCRIBER_COLUMNS, Subscriber, SubscriberFilters } from './newsletter.schema.ts'

const subscriberOnTheWire = onTheWire(Subscriber, { email: 'email', isSubscribed: 'isSubscribed' })

/** The response is the same for new and known addresses, so that it does not reveal who is subscribed. */
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
  access: ['Admin'],
  answer: bare(z.array(subscriberOnTheWire)),
})

/** One page of subscribers for the back office. Not in the specification, which only has a call that returns all of them. */
export const searchSubscribers = endpoint({
  method: 'POST',
  path: '/NewsandEvents/SearchNewsLetterSubscriptions',
  access: ['Admin'],
  changesData: false,
  body: pageRequest({
    columns: SUBSCRIBER_COLUMNS,
    filters: onTheWire(SubscriberFilters, { isSubscribed: 'isSubscribed' }),
  }),
  answer: enveloped(pageOf(subscriberOnTheWire)),
})
