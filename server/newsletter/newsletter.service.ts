import type { NewSubscription } from '#contract/newsletter/newsletter.schema.ts'
import type { Write } from '#server/db/write.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { createSubscribersRepository } from './subscribers.repository.ts'

interface Deps {
  write: Write
  rateLimits: Pick<RateLimitsService, 'spendOnForm'>
}

export function createNewsletterService({ write, rateLimits }: Deps) {
  return {
    /** Says nothing of whether the address was known, so nobody learns who reads the newsletter. */
    async subscribe({ email }: NewSubscription, visitorAddress: string) {
      await rateLimits.spendOnForm('newsletter', visitorAddress)
      await write(async ({ db, audit }) => {
        const subscribers = createSubscribersRepository(db)
        const changed = (await subscribers.create(email)) ?? (await subscribers.resumeByEmail(email))
        if (changed) audit({ actor: null, action: 'subscribe', entity: 'subscriber', entityId: changed.id })
      })
    },
  }
}

export type NewsletterService = ReturnType<typeof createNewsletterService>
