import { listSubscribers, searchSubscribers, subscribeToNewsletter } from '#contract/newsletter/newsletter.endpoints.ts'
import { newsletterMessages } from '#contract/newsletter/newsletter.messages.ts'
import { importSubscribers, previewSubscribers } from '#contract/newsletter/subscriber-imports.endpoints.ts'
import { subscribersMessages } from '#contract/newsletter/subscribers.messages.ts'
import {
  confirmSubscription,
  followTopic,
  leaveTopics,
  readSubscription,
} from '#contract/newsletter/topics.endpoints.ts'
import { topicsMessages } from '#contract/newsletter/topics.messages.ts'
import { actorIn } from '#server/plugins/access.ts'
import { reply, type Serve, streamed } from '#server/plugins/serve.ts'
import type { NewsletterService } from './newsletter.service.ts'
import type { SubscriberImportsService } from './subscriber-imports.service.ts'
import type { SubscriptionService } from './subscription.service.ts'

interface Services {
  newsletter: NewsletterService
  subscription: SubscriptionService
  imports: SubscriberImportsService
}

export function newsletterRoutes(serve: Serve, { newsletter, subscription, imports }: Services) {
  serve(subscribeToNewsletter, async ({ body, request }) => {
    await subscription.subscribe(body.email, request.ip)
    return reply(newsletterMessages.subscribed, null)
  })
  serve(followTopic, async ({ body, request }) => {
    await subscription.follow(body, request.ip)
    return reply(topicsMessages.almost, null)
  })
  serve(readSubscription, ({ body }) => subscription.read(body))
  serve(confirmSubscription, async ({ body }) => {
    await subscription.confirm(body)
    return reply(topicsMessages.confirmed, null)
  })
  serve(leaveTopics, async ({ body }) => {
    await subscription.leave(body)
    return reply(body.topicId === null ? topicsMessages.leftAll : topicsMessages.left, null)
  })
  serve(listSubscribers, async () => streamed(newsletter.listAll()))
  serve(searchSubscribers, ({ body }) => newsletter.search(body))
  serve(previewSubscribers, ({ body }) => imports.preview(body.csv))
  serve(importSubscribers, async ({ body, request }) => {
    const counts = await imports.import(body.csv, actorIn(request))
    return reply(subscribersMessages.imported(counts.new), counts)
  })
}
