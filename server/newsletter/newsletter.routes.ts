import { listSubscribers, searchSubscribers, subscribeToNewsletter } from '#contract/newsletter/newsletter.endpoints.ts'
import { newsletterMessages } from '#contract/newsletter/newsletter.messages.ts'
import { importSubscribers, previewSubscribers } from '#contract/newsletter/subscriber-imports.endpoints.ts'
import { subscribersMessages } from '#contract/newsletter/subscribers.messages.ts'
import { actorIn } from '#server/plugins/access.ts'
import { reply, type Serve, streamed } from '#server/plugins/serve.ts'
import type { NewsletterService } from './newsletter.service.ts'
import type { SubscriberImportsService } from './subscriber-imports.service.ts'

interface Services {
  newsletter: NewsletterService
  imports: SubscriberImportsService
}

export function newsletterRoutes(serve: Serve, { newsletter, imports }: Services) {
  serve(subscribeToNewsletter, async ({ body, request }) => {
    await newsletter.subscribe(body, request.ip)
    return reply(newsletterMessages.subscribed, null)
  })
  serve(listSubscribers, async () => streamed(newsletter.listAll()))
  serve(searchSubscribers, ({ body }) => newsletter.search(body))
  serve(previewSubscribers, ({ body }) => imports.preview(body.csv))
  serve(importSubscribers, async ({ body, request }) => {
    const counts = await imports.import(body.csv, actorIn(request))
    return reply(subscribersMessages.imported(counts.new), counts)
  })
}
