import type { Subscriber } from '#contract/newsletter/newsletter.endpoints.ts'
import { topicsMessages } from '#contract/newsletter/topics.messages.ts'
import { mapBatches } from '#server/db/rows.ts'
import type { SubscriberRow, SubscriberSearch, SubscribersRepository } from './subscribers.repository.ts'

export function createNewsletterService({ subscribers }: { subscribers: SubscribersRepository }) {
  return {
    count: () => subscribers.count(),

    listAll: () => mapBatches(subscribers.findNewestFirst(), toSubscriber),

    async search(request: SubscriberSearch) {
      const { rows, total } = await subscribers.findPage(request)
      return { rows: rows.map(toSubscriber), total }
    },
  }
}

export type NewsletterService = ReturnType<typeof createNewsletterService>

function toSubscriber({
  email,
  isSubscribed,
  confirmedAt,
  topics,
  agreedOn,
  proof,
  leadId,
}: SubscriberRow): Subscriber {
  return {
    email,
    isSubscribed,
    agreedOn: agreedOn ?? undefined,
    proof: proof ?? undefined,
    state: isSubscribed ? (confirmedAt === null ? 'waiting' : 'confirmed') : 'unsubscribed',
    topics: topics.map((name) => name ?? topicsMessages.allNews),
    leadId: leadId ?? undefined,
  }
}
