import { listSubscribers, searchSubscribers, subscribeToNewsletter } from '#contract/newsletter/newsletter.endpoints.ts'
import { newsletterMessages } from '#contract/newsletter/newsletter.messages.ts'
import { reply, type Serve, streamed } from '#server/plugins/serve.ts'
import type { NewsletterService } from './newsletter.service.ts'

export function newsletterRoutes(serve: Serve, newsletter: NewsletterService) {
  serve(subscribeToNewsletter, async ({ body, request }) => {
    await newsletter.subscribe(body, request.ip)
    return reply(newsletterMessages.subscribed, null)
  })
  serve(listSubscribers, async () => streamed(newsletter.listAll()))
  serve(searchSubscribers, ({ body }) => newsletter.search(body))
}
