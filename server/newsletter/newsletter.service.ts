import type { NewSubscription, Subscriber } from '#contract/newsletter/newsletter.endpoints.ts'
import { mapBatches } from '#server/db/rows.ts'
import type { Write } from '#server/db/write.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import {
  createSubscribersRepository,
  type SubscriberRow,
  type SubscriberSearch,
  type SubscribersRepository,
} from './subscribers.repository.ts'

interface Deps {
  subscribers: SubscribersRepository
  write: Write
  rateLimits: Pick<RateLimitsService, 'spendOnForm'>
}

export function createNewsletterService({ subscribers, write, rateLimits }: Deps) {
  return {
    /** Does not reveal whether the address was already subscribed. */
    async subscribe({ email }: NewSubscription, visitorAddress: string) {
      await rateLimits.spendOnForm('newsletter', visitorAddress)
      await write(async ({ db, audit }) => {
        const repository = createSubscribersRepository(db)
        const changed = (await repository.create(email)) ?? (await repository.resumeByEmail(email))
        if (changed) audit({ actor: null, action: 'subscribe', entity: 'subscriber', entityId: changed.id })
      })
    },

    count: () => subscribers.count(),

    listAll: () => mapBatches(subscribers.findNewestFirst(), toSubscriber),

    async search(request: SubscriberSearch) {
      const { rows, total } = await subscribers.findPage(request)
      return { rows: rows.map(toSubscriber), total }
    },
  }
}

export type NewsletterService = ReturnType<typeof createNewsletterService>

function toSubscriber({ email, isSubscribed, agreedOn, proof }: SubscriberRow): Subscriber {
  return { email, isSubscribed, agreedOn: agreedOn ?? undefined, proof: proof ?? undefined }
}
