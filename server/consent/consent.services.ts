import type { EnquiryNotice } from '#contract/consent/consent.schema.ts'
import type { OwnVisitsService } from '#server/appointments/own-visits.service.ts'
import type { Db } from '#server/db/connection.ts'
import type { Write } from '#server/db/write.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import type { SubscriptionService } from '#server/newsletter/subscription.service.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { createConsentsRepository } from './consents.repository.ts'
import { createDataRequestsService } from './data-requests.service.ts'
import { createErasureList, type ErasureListSettings } from './erasure-list.ts'
import { latestConsents } from './latest-consents.ts'
import { currentNotice } from './record-consents.ts'
import { createRetentionRepository } from './retention.repository.ts'
import { createRetentionService } from './retention.service.ts'
import { createYourDataService } from './your-data.service.ts'

interface Deps {
  db: Db
  write: Write
  rateLimits: RateLimitsService
  subscription: SubscriptionService
  ownVisits: OwnVisitsService
  site: MailSite
  list: ErasureListSettings
  outbox: string
}

export function createConsentServices(deps: Deps) {
  const { db, write, rateLimits, subscription, ownVisits, site, list, outbox } = deps
  return {
    yourData: createYourDataService({ db, write, rateLimits, subscription, ownVisits, site }),
    requests: createDataRequestsService({ db, write, erasureList: createErasureList(list), outbox, site }),
    retention: createRetentionService({ db, write }),
    async enquiryNotice(): Promise<EnquiryNotice> {
      const notice = await createConsentsRepository(db).findVersion(currentNotice('enquiry'))
      const { enquiries } = await createRetentionRepository(db).findPeriods()
      return {
        version: notice?.version ?? null,
        since: notice?.createdAt.toISOString() ?? null,
        keptMonths: enquiries,
      }
    },
    consentsOfLead: async (leadId: number) => latestConsents(await createConsentsRepository(db).findByLead(leadId)),
  }
}

export type ConsentServices = ReturnType<typeof createConsentServices>
