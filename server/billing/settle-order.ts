import { amountInWords } from '#contract/billing/amount-in-words.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Change } from '#server/db/write.ts'
import type { Cards, PaidCardSubscription } from '#server/gateways/cards.ts'
import type { PayersService } from '#server/identity/payers.service.ts'
import { actorOf } from '#server/plugins/access.ts'
import { issueReceipt, type Seller } from './issue-receipt.ts'
import { createNotificationsRepository, createPaymentsRepository, type PaymentRow } from './payments.repository.ts'
import { createSubscriptionsRepository, type SubscriptionWithPlan } from './subscriptions.repository.ts'

interface Deps {
  payers: PayersService
  provider: Cards['name']
  seller: Seller
  now: () => Date
}

/**
 * Must run inside a write. Checkout and webhook can both deliver the result, in any order and in parallel; the first
 * one stores it. Null if the account was deleted or has another active subscription: the new one at the provider must
 * then be ended.
 */
export async function settleOrder(
  change: Change,
  { payment, bought }: { payment: PaymentRow; bought: PaidCardSubscription },
  { payers, provider, seller, now }: Deps,
): Promise<SubscriptionWithPlan | null> {
  const payer = payment.accountId === null ? null : await payers.lock(change.db, payment.accountId)
  if (!payer) return null
  const subscriptions = createSubscriptionsRepository(change.db)
  const known = await subscriptions.findByProviderId(provider, bought.id)
  if (known) return known
  const live = await subscriptions.findLive(payer.id)
  if (live?.status === 'active') return null
  if (live) await subscriptions.endById(live.id, now())

  const { id } = await subscriptions.create({
    accountId: payer.id,
    subscriptionPlanId: payment.subscriptionPlanId,
    status: bought.status,
    startedAt: bought.startedAt,
    renewsAt: bought.renewsAt,
    endsAt: bought.endsAt,
    cardBrand: bought.card?.brand ?? null,
    cardLast4: bought.card?.last4 ?? null,
    provider,
    providerCustomerId: bought.customerId,
    providerSubscriptionId: bought.id,
  })
  const created = await subscriptions.findByProviderId(provider, bought.id)
  if (!created) throw new Error('The subscription was not stored.')

  const succeeded = { subscriptionId: id, providerPaymentId: bought.paymentId }
  await createPaymentsRepository(change.db).markSucceeded(payment.id, succeeded)
  await payers.recordPayment(change.db, payer.id)
  await createNotificationsRepository(change.db).create({
    accountId: payer.id,
    title: billingMessages.notification.paid.title,
    message: billingMessages.notification.paid.message(amountInWords(payment.amountCents), created.planName),
  })
  await issueReceipt(
    change,
    {
      payment: { ...payment, subscriptionId: id },
      payer,
      planName: created.planName,
      card: bought.card,
      paidAt: now(),
      renewsAt: bought.renewsAt,
      isRenewal: false,
    },
    seller,
  )
  change.audit({
    actor: actorOf(payer),
    action: 'subscribe',
    entity: 'subscription',
    entityId: id,
    after: { plan: created.planName, amountCents: payment.amountCents, payment: payment.id, provider },
  })
  return created
}
