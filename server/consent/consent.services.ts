import type { Db } from '#server/db/connection.ts'
import type { Write } from '#server/db/write.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import type { SubscriptionService } from '#server/newsletter/subscription.service.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { createConsentsRepository } from './consents.repository.ts'
import { createDataRequestsService } from './data-requests.service.ts'
import { createErasureList, type ErasureListSettings } from './erasure-list.ts'
import { latestConsents } from './latest-consents.ts'
import { createRetentionService } from './retention.service.ts'
import { createYourDataService } from './your-data.service.ts'

interface Deps {
  db: Db
  write: Write
  rateLimits: RateLimitsService
  subscription: SubscriptionService
  site: MailSite
  list: ErasureListSettings
  outbox: string
}

export function createConsentServices({ db, write, rateLimits, subscription, site, list, outbox }: Deps) {
  return {
    yourData: createYourDataService({ db, write, rateLimits, subscription, site }),
    requests: createDataRequestsService({ db, write, erasureList: createErasureList(list), outbox, site }),
    retention: createRetentionService({ db, write }),
    /** What counts for the person of a lead. */
    consentsOfLead: async (leadId: number) => latestConsents(await createConsentsRepository(db).findByLead(leadId)),
  }
}

export type ConsentServices = ReturnType<typeof createConsentServices>
