import * as z from 'zod/mini'
import { bare, nothing } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { NewSubscription, Subscriber } from './newsletter.schema.ts'

/** Says the same to a new and to a known address, so nobody learns who reads the newsletter. */
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
  answer: bare(z.array(onTheWire(Subscriber, { email: 'email', isSubscribed: 'isSubscribed' }))),
})
