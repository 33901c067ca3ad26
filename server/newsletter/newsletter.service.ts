import type { NewSubscription } from '#contract/newsletter/newsletter.endpoints.ts'
import type { Write } from '#server/db/write.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import {
  createSubscribersRepository,
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

    listAll: () => subscribers.findNewestFirst(),

    search: (request: SubscriberSearch) => subscribers.findPage(request),
  }
}

export type NewsletterService = ReturnType<typeof createNewsletterService>
