import type { BrandService } from '#server/company/brand.service.ts'
import type { Db } from '#server/db/connection.ts'
import type { Write } from '#server/db/write.ts'
import type { Cards } from '#server/gateways/cards.ts'
import type { ClosingService } from '#server/identity/closing.service.ts'
import { createPayersService } from '#server/identity/payers.service.ts'
import type { ProfileService } from '#server/identity/profile.service.ts'
import type { ProfileImageService } from '#server/identity/profile-image.service.ts'
import type { SessionsService } from '#server/identity/sessions.service.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { createAccountClosingService } from './account-closing.service.ts'
import { createCheckoutService } from './checkout.service.ts'
import type { Seller } from './issue-receipt.ts'
import { createOwnSubscriptionService } from './own-subscription.service.ts'
import { createOwnerDashboardService, createSubscriptionPlansService } from './owner-dashboard.service.ts'
import { createOwnersService } from './owners.service.ts'
import { createPaymentEventsService } from './payment-events.service.ts'
import { createPaymentHistoryService } from './payment-history.service.ts'
import { createNotificationsRepository } from './payments.repository.ts'
import type { ProblemLog } from './problem-log.ts'
import { createSubscriptionPlansRepository, createSubscriptionsRepository } from './subscriptions.repository.ts'

interface Deps {
  db: Db
  write: Write
  cards: Cards | null
  profile: ProfileService
  sessions: SessionsService
  rateLimits: RateLimitsService
  closing: ClosingService
  profileImage: ProfileImageService
  brand: BrandService
  seller: Seller
  countryCode: (name: string) => string | null
  log: ProblemLog
}

export function createBillingServices(deps: Deps) {
  const { db, write, cards, profile, sessions, rateLimits, closing, profileImage, brand, seller, countryCode, log } =
    deps
  const { site } = seller
  const subscriptionPlans = createSubscriptionPlansRepository(db)
  const payers = createPayersService()
  const history = createPaymentHistoryService({ db, brand })
  const checkout = createCheckoutService({
    db,
    write,
    cards,
    subscriptionPlans,
    payers,
    rateLimits,
    seller,
    countryCode,
    log,
  })
  return {
    subscriptionPlans: createSubscriptionPlansService({ subscriptionPlans }),
    checkout,
    paymentEvents: createPaymentEventsService({ db, write, cards, payers, seller, log }),
    history,
    ownSubscription: createOwnSubscriptionService({ db, write, cards, payers, rateLimits, countryCode, log }),
    owners: createOwnersService({ db, write, cards, payers, history, site, log }),
    accountClosing: createAccountClosingService({ db, write, cards, payers, checkout, closing, profileImage, log }),
    ownerDashboard: createOwnerDashboardService({
      subscriptions: createSubscriptionsRepository(db),
      notifications: createNotificationsRepository(db),
      profile,
      sessions,
    }),
  }
}

export type BillingServices = ReturnType<typeof createBillingServices>
