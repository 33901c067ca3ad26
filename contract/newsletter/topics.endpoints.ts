import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { optionalText, orNull, recordId, required } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { NewSubscription } from './newsletter.endpoints.ts'
import { topicsMessages } from './topics.messages.ts'

/** Follows a project or a city; for all news, call `subscribeToNewsletter`. */
export const NewFollow = z
  .extend(NewSubscription, {
    projectId: orNull(recordId(topicsMessages.unknownProject)),
    city: optionalText({ max: LENGTH.name }),
  })
  .check(
    z.refine(({ projectId, city }) => (projectId === null) !== (city === null), {
      error: topicsMessages.oneTopic,
      path: ['email'],
    }),
  )
export type NewFollow = z.output<typeof NewFollow>

/** The response is the same for new and known email addresses, so that it does not reveal who follows what. */
export const followTopic = endpoint({
  method: 'POST',
  path: '/NewsandEvents/FollowTopic',
  access: 'anyone',
  body: onTheWire(NewFollow, { email: 'email', projectId: 'productId', city: 'city' }),
  answer: nothing(),
})

const token = required(topicsMessages.linkUnknown)

export const SubscriptionToken = z.object({ token })
export type SubscriptionToken = z.output<typeof SubscriptionToken>

export const FollowedTopic = z.object({ id: z.int(), name: z.string(), isConfirmed: z.boolean() })
export type FollowedTopic = z.output<typeof FollowedTopic>

const topicsOnTheWire = z.array(onTheWire(FollowedTopic, { id: 'id', name: 'topicName', isConfirmed: 'isConfirmed' }))

/** Returns the topics of the subscriber who got the link. Changes nothing. */
export const readSubscription = endpoint({
  method: 'POST',
  path: '/NewsandEvents/ReadSubscription',
  access: 'anyone',
  changesData: false,
  body: onTheWire(SubscriptionToken, { token: 'token' }),
  answer: enveloped(topicsOnTheWire),
})

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/NewsandEvents/ConfirmSubscription',
  access: 'anyone',
  body: onTheWire(SubscriptionToken, { token: 'token' }),
  answer: nothing(),
})

/** If `topicId` is null, unsubscribes from all topics. A topic that is already unsubscribed is not an error. */
export const LeftTopic = z.object({ token, topicId: orNull(recordId()) })
export type LeftTopic = z.output<typeof LeftTopic>

export const leaveTopics = endpoint({
  method: 'POST',
  path: '/NewsandEvents/LeaveTopics',
  access: 'anyone',
  body: onTheWire(LeftTopic, { token: 'token', topicId: 'topicId' }),
  answer: nothing(),
})
