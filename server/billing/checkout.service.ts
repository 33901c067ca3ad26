import { createHash } from 'node:crypto'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Checkout, CheckoutResult, WaitingPayment } from '#contract/billing/billing.schema.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Db } from '#server/db/connection.ts'
import type { Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { Cards } from '#server/gateways/cards.ts'
import type { Payer, PayersService } from '#server/identity/payers.service.ts'
import { actorOf, type Caller } from '#server/plugins/access.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { createCardOrders, type OrderResult } from './card-orders.ts'
import type { Seller } from './issue-receipt.ts'
import { createPaymentsRepository, type PaymentRow } from './payments.repository.ts'
import type { ProblemLog } from './problem-log.ts'
import type { SubscriptionPlanRow, SubscriptionPlansRepository } from './subscriptions.repository.ts'
import { createSubscriptionsRepository, type SubscriptionWithPlan, toSubscription } from './subscriptions.repository.ts'

interface Deps {
  db: Db
  write: Write
  cards: Cards | null
  subscriptionPlans: Pick<SubscriptionPlansRepository, 'findById'>
  payers: PayersService
  rateLimits: Pick<RateLimitsService, 'spend'>
  seller: Seller
  countryCode: (name: string) => string | null
  log: ProblemLog
  now?: () => Date
}

/** Enough to try all of one's own cards, too few to test stolen ones. */
const CHECKOUTS = { most: 20, windowMs: 60 * 60_000 }

/** Longer than all timeouts of a call to the provider, so no process can still be working on an older payment. */
const ABANDONED_AFTER_MS = 5 * 60_000

type Next =
  | { kind: 'bought'; subscription: SubscriptionWithPlan }
  | { kind: 'order'; payment: PaymentRow; payer: Payer; overdue: SubscriptionWithPlan | null }
  | { kind: 'complete'; payment: PaymentRow }
  | { kind: 'close'; payment: PaymentRow; payer: Payer }

interface Order {
  checkout: Checkout & { cardToken: string }
  plan: SubscriptionPlanRow
  caller: Caller
  provider: Cards
}

/**
 * A payment is stored before the provider is called, so that a crash cannot lose one. See docs/decisions/007 and 015.
 */
export function createCheckoutService(deps: Deps) {
  const { db, write, cards, subscriptionPlans, payers, rateLimits, seller, countryCode, log } = deps
  const { now = () => new Date() } = deps
  const orders = createCardOrders({ write, payers, seller, countryCode, log, now })

  function requireCards() {
    if (!cards) throw new AppError('invalid', billingMessages.paymentUnavailable)
    return cards
  }

  return {
    publicKey: async () => requireCards().publicKey,

    async checkOut(checkout: Checkout, caller: Caller): Promise<CheckoutResult> {
      const { orderId, cardToken } = checkout
      if (!orderId && cardToken === null) throw new AppError('invalid', billingMessages.cardRequired)
      if (checkout.userId !== caller.accountId) throw new AppError('forbidden', identityMessages.notAuthorized)
      const provider = requireCards()
      const plan = await subscriptionPlans.findById(checkout.planId)
      if (!plan) throw new AppError('notFound', billingMessages.planUnknown)
      if (checkout.amountCents !== plan.amountCents) throw new AppError('invalid', billingMessages.amountWrong)
      // Only business owners have a dashboard that shows a plan.
      if (caller.role !== 'BusinessOwner') throw new AppError('forbidden', identityMessages.notAuthorized)
      await rateLimits.spend(`checkout:account:${caller.accountId}`, CHECKOUTS)

      const result = orderId
        ? await continueOrder(orderId, { plan, caller, provider, approval: cardToken })
        : await placeOrder({ checkout: { ...checkout, cardToken: cardToken ?? '' }, plan, caller, provider })
      return toResult(result, plan, now())
    },

    async findWaiting(caller: Caller): Promise<WaitingPayment | null> {
      const payment = await createPaymentsRepository(db).findWaiting(caller.accountId)
      const plan = payment && (await subscriptionPlans.findById(payment.subscriptionPlanId))
      if (!payment || !plan) return null
      const { amountCents } = payment
      return { orderId: payment.id, planId: plan.id, planName: plan.name, amountCents }
    },

    /** Ensures that an open payment cannot be charged later. If it was charged in the meantime, it is settled. */
    async closeOpen(caller: Caller) {
      const found = await write(async (change) => {
        const payer = await payers.lock(change.db, caller.accountId)
        const payments = createPaymentsRepository(change.db)
        const payment = payer && ((await payments.findWaiting(payer.id)) ?? (await payments.findPending(payer.id)))
        if (payment?.status === 'pending' && !isAbandoned(payment)) throw inProgress()
        return payment ? { payment, payer } : null
      })
      if (found) await orders.close(found, cards)
    },
  }

  function isAbandoned({ updatedAt }: PaymentRow) {
    return now().getTime() - updatedAt.getTime() > ABANDONED_AFTER_MS
  }

  async function placeOrder(order: Order): Promise<OrderResult> {
    const { checkout, plan, provider } = order
    let next = await write((change) => begin(change, order))
    if (next.kind === 'close') {
      await orders.close(next, provider)
      next = await write((change) => begin(change, order))
    }
    if (next.kind === 'bought') return next
    if (next.kind === 'close') throw inProgress()
    if (next.kind === 'complete') return orders.complete(next.payment, { plan, approval: null, provider })
    return orders.buy(next, { cardToken: checkout.cardToken, plan, provider })
  }

  async function continueOrder(
    orderId: number,
    { plan, caller, provider, approval }: Omit<Order, 'checkout'> & { approval: string | null },
  ): Promise<OrderResult> {
    const found = await write(async (change): Promise<PaymentRow | SubscriptionWithPlan> => {
      await payers.lock(change.db, caller.accountId)
      const payment = await createPaymentsRepository(change.db).findOfAccount(orderId, caller.accountId)
      if (!payment || payment.subscriptionPlanId !== plan.id)
        throw new AppError('notFound', billingMessages.approval.unknown)
      if (payment.status !== 'succeeded') return payment
      const bought = await createSubscriptionsRepository(change.db).findOfAccount(caller.accountId)
      const subscription = bought.find(({ id }) => id === payment.subscriptionId)
      if (!subscription) throw new AppError('notFound', billingMessages.approval.unknown)
      return subscription
    })
    if ('planName' in found) return { kind: 'bought', subscription: found }
    if (found.status === 'failed') throw new AppError('invalid', billingMessages.approval.over)
    if (found.status === 'pending' || found.provider !== provider.name) throw inProgress()
    return orders.complete(found, { plan, approval, provider })
  }

  async function begin({ db, audit }: Change, { checkout, plan, caller, provider }: Order): Promise<Next> {
    const payer = await payers.lock(db, caller.accountId)
    if (!payer) throw new AppError('notFound', identityMessages.accountUnknown)
    if (!payer.isEmailVerified) throw new AppError('invalid', billingMessages.verifyFirst)

    const payments = createPaymentsRepository(db)
    const purchaseKey = purchaseKeyOf(checkout)
    const subscriptions = createSubscriptionsRepository(db)
    await subscriptions.endExpired(payer.id, now())
    const live = await subscriptions.findLive(payer.id)
    if (live?.status === 'active') {
      const first = await payments.findFirstOf(live.id)
      if (first && isForPurchase(first, purchaseKey)) return { kind: 'bought', subscription: live }
      throw new AppError('conflict', billingMessages.alreadySubscribed)
    }

    const waiting = await payments.findWaiting(payer.id)
    if (waiting)
      return isForPurchase(waiting, purchaseKey)
        ? { kind: 'complete', payment: waiting }
        : { kind: 'close', payment: waiting, payer }

    const pending = await payments.findPending(payer.id)
    if (pending) {
      if (isAbandoned(pending)) return { kind: 'close', payment: pending, payer }
      const isLeft = pending.failureReason !== null
      if (!isLeft || !isForPurchase(pending, purchaseKey)) throw inProgress()
      await payments.resume(pending.id, now())
      return { kind: 'order', payment: pending, payer, overdue: live }
    }

    const payment = await payments.create({
      accountId: payer.id,
      subscriptionPlanId: plan.id,
      amountCents: plan.amountCents,
      currency: plan.currency,
      status: 'pending',
      provider: provider.name,
      holderName: checkout.name,
      country: checkout.country,
      idempotencyKey: `${purchaseKey}-${(await payments.countOfAccount(payer.id)) + 1}`,
      updatedAt: now(),
    })
    audit({
      actor: actorOf(payer),
      action: 'check-out',
      entity: 'payment',
      entityId: payment.id,
      after: { plan: plan.name, amountCents: plan.amountCents, provider: provider.name },
    })
    return { kind: 'order', payment, payer, overdue: live }
  }
}

function toResult(result: OrderResult, plan: SubscriptionPlanRow, now: Date): CheckoutResult {
  if (result.kind === 'bought') return toSubscription(result.subscription)
  return {
    planId: plan.id,
    planName: plan.name,
    amountCents: result.payment.amountCents,
    type: plan.type,
    startedAt: now.toISOString(),
    renewsAt: null,
    status: 'incomplete',
    requiresAction: { orderId: result.payment.id, clientSecret: result.clientSecret },
  }
}

/** Repeating a purchase gives the same key. Hashed, because the card token is secret. */
function purchaseKeyOf({ userId, planId, cardToken }: Order['checkout']) {
  return `checkout_${createHash('sha256').update(`${userId} ${planId} ${cardToken}`).digest('hex').slice(0, 40)}`
}

function isForPurchase({ idempotencyKey }: PaymentRow, purchaseKey: string) {
  return idempotencyKey.startsWith(`${purchaseKey}-`)
}

function inProgress() {
  return new AppError('conflict', billingMessages.paymentInProgress)
}

export type CheckoutService = ReturnType<typeof createCheckoutService>
