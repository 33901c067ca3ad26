import { PLANS_PER_PAGE } from '#contract/billing/billing.constants.ts'
import type { SubscriptionPlanGroup } from '#contract/billing/billing.schema.ts'
import type { SubscriptionPlansRepository } from './subscriptions.repository.ts'

interface Deps {
  subscriptionPlans: SubscriptionPlansRepository
}

export function createSubscriptionPlansService({ subscriptionPlans }: Deps) {
  return {
    /** One group is one page of the carousel. */
    async listInGroups(): Promise<SubscriptionPlanGroup[]> {
      const [all, features] = await Promise.all([subscriptionPlans.findAll(), subscriptionPlans.findAllFeatures()])
      const offered = all.map((plan) => ({ ...plan, features: features.filter(({ planId }) => planId === plan.id) }))
      const groups = Array.from(
        { length: Math.ceil(offered.length / PLANS_PER_PAGE) },
        (_, page) => page * PLANS_PER_PAGE,
      )
      return groups.map((start) => ({ plans: offered.slice(start, start + PLANS_PER_PAGE) }))
    },
  }
}
