import type { FastifyInstance } from 'fastify'
import {
  checkOut,
  dropWaitingPayment,
  getOwnerDashboard,
  getPaymentKey,
  getWaitingPayment,
  listCalendarDates,
  listNotifications,
  listSubscriptionPlans,
  receivePaymentEvent,
} from '#contract/billing/billing.endpoints.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import {
  cancelSubscription,
  changeCard,
  closeAccount,
  getReceiptFile,
  listOwnerPayments,
  listPayments,
  refundPayment,
  searchPayingOwners,
  setRenewal,
} from '#contract/billing/payments.endpoints.ts'
import { actorIn, callerOf, tokenIn } from '#server/plugins/access.ts'
import { reply, type Serve, streamed } from '#server/plugins/serve.ts'
import type { BillingServices } from './billing.services.ts'
import type { PaymentEventsService } from './payment-events.service.ts'

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

export function paymentsRoutes(serve: Serve, { history, ownSubscription, owners, accountClosing }: BillingServices) {
  serve(listPayments, ({ request }) => history.listOwn(callerOf(request)))

  serve(getReceiptFile, ({ params, request }) => history.receiptFile(params.paymentId, callerOf(request)))

  serve(setRenewal, async ({ body, request }) =>
    reply(
      body.isRenewed ? billingMessages.willRenew : billingMessages.willEnd,
      await ownSubscription.setRenewal(body, callerOf(request)),
    ),
  )

  serve(changeCard, async ({ body, request }) => {
    const result = await ownSubscription.changeCard(body, callerOf(request))
    return reply(result.requiresAction ? billingMessages.approval.needed : billingMessages.cardChanged, result)
  })

  serve(closeAccount, async ({ body, request }) => {
    await accountClosing.close(body, callerOf(request), request.ip)
    return reply(billingMessages.closing.done, null)
  })

  serve(searchPayingOwners, ({ body }) => owners.search(body))

  serve(listOwnerPayments, ({ params }) => owners.listPayments(params.ownerId))

  serve(cancelSubscription, async ({ body, request }) => {
    await owners.cancel(body.id, actorIn(request))
    return reply(billingMessages.subscriptionCancelled, null)
  })

  serve(refundPayment, async ({ body, request }) =>
    reply(billingMessages.paymentRefunded, await owners.refund(body.id, actorIn(request))),
  )
}

/**
 * The signature covers the raw bytes of a body, so the body must not be parsed. Call in a separate Fastify scope,
 * because this removes all other parsers.
 */
export function acceptRawBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

export function paymentEventsRoutes(serve: Serve, paymentEvents: PaymentEventsService) {
  serve(receivePaymentEvent, async ({ request }) => {
    const { body } = request
    const signature = request.headers['stripe-signature']
    await paymentEvents.receive(
      Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      typeof signature === 'string' ? signature : null,
    )
    return null
  })
}
