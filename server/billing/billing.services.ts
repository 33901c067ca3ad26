import type { Db } from '#server/db/connection.ts'
import type { Write } from '#server/db/write.ts'
import type { Cards } from '#server/gateways/cards.ts'
import { createPayersService } from '#server/identity/payers.service.ts'
import type { ProfileService } from '#server/identity/profile.service.ts'
import type { SessionsService } from '#server/identity/sessions.service.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { createCheckoutService } from './checkout.service.ts'
import { createNotificationsRepository } from './notifications.repository.ts'
import { createOwnerDashboardService } from './owner-dashboard.service.ts'
import { createPaymentEventsService } from './payment-events.service.ts'
import type { ProblemLog } from './problem-log.ts'
import { createSubscriptionPlansRepository } from './subscription-plans.repository.ts'
import { createSubscriptionPlansService } from './subscription-plans.service.ts'
import { createSubscriptionsRepository } from './subscriptions.repository.ts'

interface Deps {
  db: Db
  write: Write
  cards: Cards | null
  profile: ProfileService
  sessions: SessionsService
  rateLimits: RateLimitsService
  site: MailSite
  log: ProblemLog
}

/** The repositories and services behind plans, payments and the owner's page, joined. */
export function createBillingServices({ db, write, cards, profile, sessions, rateLimits, site, log }: Deps) {
  const subscriptionPlans = createSubscriptionPlansRepository(db)
  const payers = createPayersService()
  return {
    subscriptionPlans: createSubscriptionPlansService({ subscriptionPlans }),
    checkout: createCheckoutService({ db, write, cards, subscriptionPlans, payers, rateLimits, site, log }),
    paymentEvents: createPaymentEventsService({ db, write, cards, payers, site, log }),
    ownerDashboard: createOwnerDashboardService({
      subscriptions: createSubscriptionsRepository(db),
      notifications: createNotificationsRepository(db),
      profile,
      sessions,
    }),
  }
}

export type BillingServices = ReturnType<typeof createBillingServices>
