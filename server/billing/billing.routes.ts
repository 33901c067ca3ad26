import { listSubscriptionPlans } from '#contract/billing/billing.endpoints.ts'
import type { Serve } from '#server/plugins/serve.ts'
import type { SubscriptionPlansService } from './subscription-plans.service.ts'

export function billingRoutes(serve: Serve, subscriptionPlans: SubscriptionPlansService) {
  serve(listSubscriptionPlans, () => subscriptionPlans.listInGroups())
}
