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
import { actorIn, callerOf } from '#server/plugins/access.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { BillingServices } from './billing.services.ts'

/** Operations after a plan was bought, by its owner and by staff. */
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
