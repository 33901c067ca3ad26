import { asc } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { subscriptionPlanFeatures, subscriptionPlans } from './billing.tables.ts'

export function createSubscriptionPlansRepository(db: Db) {
  return {
    findAll: () =>
      db
        .select({
          id: subscriptionPlans.id,
          name: subscriptionPlans.name,
          amountCents: subscriptionPlans.amountCents,
          type: subscriptionPlans.type,
          description: subscriptionPlans.description,
        })
        .from(subscriptionPlans)
        .orderBy(asc(subscriptionPlans.sortOrder), asc(subscriptionPlans.id)),

    findAllFeatures: () =>
      db
        .select({ name: subscriptionPlanFeatures.name, planId: subscriptionPlanFeatures.subscriptionPlanId })
        .from(subscriptionPlanFeatures)
        .orderBy(asc(subscriptionPlanFeatures.sortOrder), asc(subscriptionPlanFeatures.id)),
  }
}

export type SubscriptionPlansRepository = ReturnType<typeof createSubscriptionPlansRepository>
