import {
  checkOut,
  dropWaitingPayment,
  getOwnerDashboard,
  getPaymentKey,
  getWaitingPayment,
  listCalendarDates,
  listNotifications,
  listSubscriptionPlans,
} from '#contract/billing/billing.endpoints.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { callerOf, tokenIn } from '#server/plugins/access.ts'
import { reply, type Serve, streamed } from '#server/plugins/serve.ts'
import type { BillingServices } from './billing.services.ts'

export function billingRoutes(serve: Serve, { subscriptionPlans, checkout, ownerDashboard }: BillingServices) {
  serve(listSubscriptionPlans, () => subscriptionPlans.listInGroups())

  serve(getPaymentKey, () => checkout.publicKey())

  serve(checkOut, async ({ body, request }) => {
    const result = await checkout.checkOut(body, callerOf(request))
    return reply(result.requiresAction ? billingMessages.approval.needed : billingMessages.paymentDone, result)
  })

  serve(getWaitingPayment, ({ request }) => checkout.findWaiting(callerOf(request)))

  serve(dropWaitingPayment, async ({ request }) => {
    await checkout.closeOpen(callerOf(request))
    return reply(billingMessages.approval.dropped, null)
  })

  serve(listNotifications, async ({ request }) => streamed(ownerDashboard.notificationsFor(callerOf(request))))

  serve(getOwnerDashboard, ({ request }) => ownerDashboard.open(callerOf(request), tokenIn(request) ?? ''))

  serve(listCalendarDates, ({ params, request }) => ownerDashboard.calendar(params, callerOf(request)))
}
