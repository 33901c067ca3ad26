import { recordsMessages } from '#contract/back-office/records.messages.ts'
import {
  deleteWebhook,
  getDelivery,
  listWebhooks,
  replayDelivery,
  rotateWebhookSecret,
  saveWebhook,
  searchDeliveries,
  testWebhook,
} from '#contract/webhooks/webhooks.endpoints.ts'
import { webhooksMessages } from '#contract/webhooks/webhooks.messages.ts'
import { actorIn } from '#server/plugins/access.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { DeliveriesService } from './deliveries.service.ts'
import type { WebhooksService } from './webhooks.service.ts'

interface Services {
  webhooks: WebhooksService
  deliveries: DeliveriesService
}

export function webhooksRoutes(serve: Serve, { webhooks, deliveries }: Services) {
  serve(listWebhooks, () => webhooks.list())
  serve(saveWebhook, async ({ body, request }) =>
    reply(recordsMessages.saved, await webhooks.save(body, actorIn(request))),
  )
  serve(deleteWebhook, async ({ body, request }) => {
    await webhooks.delete(body.id, actorIn(request))
    return reply(recordsMessages.deleted, null)
  })
  serve(rotateWebhookSecret, ({ body, request }) => webhooks.rotateSecret(body, actorIn(request)))
  serve(testWebhook, ({ body }) => webhooks.test(body.id))
  serve(searchDeliveries, ({ body }) => deliveries.search(body))
  serve(getDelivery, ({ params }) => deliveries.open(params.id))
  serve(replayDelivery, async ({ body, request }) => {
    await deliveries.replay(body.id, actorIn(request))
    return reply(webhooksMessages.replayed, null)
  })
}
