import { createHash } from 'node:crypto'
import { say } from '#contract/billing/billing.messages.ts'
import type { Checkout, Subscription } from '#contract/billing/billing.schema.ts'
import { say as identity } from '#contract/identity/identity.messages.ts'
import type { Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { CardSubscription, Cards } from '#server/gateways/cards.ts'
import type { Payer, PayersService } from '#server/identity/payers.service.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { actorOf, type Caller } from '#server/plugins/access.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { createPaymentsRepository, type PaymentRow } from './payments.repository.ts'
import type { ProblemLog } from './problem-log.ts'
import { settleOrder } from './settle-order.ts'
import type { SubscriptionPlanRow, SubscriptionPlansRepository } from './subscription-plans.repository.ts'
import { createSubscriptionsRepository, type SubscriptionWithPlan, toSubscription } from './subscriptions.repository.ts'

interface Deps {
  write: Write
  cards: Cards | null
  subscriptionPlans: Pick<SubscriptionPlansRepository, 'findById'>
  payers: PayersService
  rateLimits: Pick<RateLimitsService, 'spend'>
  site: MailSite
  log: ProblemLog
  now?: () => Date
}

/** Enough for every card in a wallet, too few to try out stolen ones. */
const CHECKOUTS = { most: 20, windowMs: 60 * 60_000 }

/** Longer than the provider can keep us waiting: whoever had the payment in hand has it no more. */
const GIVEN_UP_AFTER_MS = 5 * 60_000

/** What is to be done with a checkout, decided while the account is held. */
type Next =
  | { kind: 'bought'; subscription: SubscriptionWithPlan }
  | { kind: 'order'; payment: PaymentRow; payer: Payer; overdue: SubscriptionWithPlan | null }
  | { kind: 'resolve'; payment: PaymentRow; payer: Payer }

/** See docs/decisions/007: a payment is written before the provider is asked, so that no crash can forget one. */
export function createCheckoutService(deps: Deps) {
  const { write, cards, subscriptionPlans, payers, rateLimits, site, log, now = () => new Date() } = deps

  function demandCards() {
    if (!cards) throw new AppError('invalid', say.paymentUnavailable)
    return cards
  }

  return {
    publicKey: async () => demandCards().publicKey,

    async checkOut(checkout: Checkout, caller: Caller): Promise<Subscription> {
      if (checkout.userId !== caller.accountId) throw new AppError('forbidden', identity.notAuthorized)
      const provider = demandCards()
      const plan = await subscriptionPlans.findById(checkout.planId)
      if (!plan) throw new AppError('notFound', say.planUnknown)
      if (checkout.amountCents !== plan.amountCents) throw new AppError('invalid', say.amountWrong)
      // Plans are for business owners: nobody else has a dashboard to see one on.
      if (caller.role !== 'BusinessOwner') throw new AppError('forbidden', identity.notAuthorized)
      await rateLimits.spend(`checkout:account:${caller.accountId}`, CHECKOUTS)

      let next = await write((change) => begin(change, { checkout, plan, caller, provider }))
      if (next.kind === 'resolve') {
        await resolve(next, provider)
        next = await write((change) => begin(change, { checkout, plan, caller, provider }))
      }
      if (next.kind === 'bought') return toSubscription(next.subscription)
      if (next.kind === 'resolve') throw inProgress()
      return toSubscription(await buy(next, { checkout, plan, provider }))
    },
  }

  async function begin(
    { db, audit }: Change,
    {
      checkout,
      plan,
      caller,
      provider,
    }: { checkout: Checkout; plan: SubscriptionPlanRow; caller: Caller; provider: Cards },
  ): Promise<Next> {
    const payer = await payers.lock(db, caller.accountId)
    if (!payer) throw new AppError('notFound', identity.accountUnknown)
    if (!payer.isEmailVerified) throw new AppError('invalid', say.verifyFirst)

    const payments = createPaymentsRepository(db)
    const wish = wishOf(checkout)
    const live = await createSubscriptionsRepository(db).findLive(payer.id)
    if (live?.status === 'active') {
      const first = await payments.findFirstOf(live.id)
      if (first && isForWish(first, wish)) return { kind: 'bought', subscription: live }
      throw new AppError('conflict', say.alreadySubscribed)
    }

    const pending = await payments.findPending(payer.id)
    if (pending) {
      if (now().getTime() - pending.updatedAt.getTime() > GIVEN_UP_AFTER_MS) {
        return { kind: 'resolve', payment: pending, payer }
      }
      const isLeft = pending.failureReason !== null
      if (!isLeft || !isForWish(pending, wish)) throw inProgress()
      await payments.takeUp(pending.id, now())
      return { kind: 'order', payment: pending, payer, overdue: live }
    }

    const payment = await payments.create({
      accountId: payer.id,
      subscriptionPlanId: plan.id,
      amountCents: plan.amountCents,
      currency: plan.currency,
      status: 'pending',
      provider: provider.name,
      idempotencyKey: `${wish}-${(await payments.countOfAccount(payer.id)) + 1}`,
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

  async function buy(
    { payment, payer, overdue }: Extract<Next, { kind: 'order' }>,
    { checkout, plan, provider }: { checkout: Checkout; plan: SubscriptionPlanRow; provider: Cards },
  ) {
    try {
      // First, because an old subscription that is still tried could be charged beside the new one.
      if (overdue?.providerSubscriptionId) await end(overdue, overdue.providerSubscriptionId, provider)
      const bought = await provider.subscribe({
        key: payment.idempotencyKey,
        cardToken: checkout.cardToken,
        plan: { ...plan, amountCents: payment.amountCents, currency: payment.currency },
        account: orderer(payer),
      })
      return await settle(payment, bought, provider)
    } catch (error) {
      throw await giveUp(payment, error)
    }
  }

  async function end(overdue: SubscriptionWithPlan, providerId: string, provider: Cards) {
    await provider.cancel(providerId)
    await write(async ({ db }) => createSubscriptionsRepository(db).endById(overdue.id, now()))
  }

  async function settle(payment: PaymentRow, bought: CardSubscription, provider: Cards) {
    const order = { payment, bought }
    const settled = await write((change) => settleOrder(change, order, { payers, provider: provider.name, site, now }))
    if (settled) return settled
    log.error({ subscription: bought.id }, 'a paid subscription was one too many and is ended: refund its payment')
    await provider.cancel(bought.id)
    throw new AppError('conflict', say.alreadySubscribed)
  }

  /** A refusal ends the payment. Whatever else happened, the provider may have charged: the payment stays open. */
  async function giveUp(payment: PaymentRow, error: unknown) {
    const isRefused = error instanceof AppError
    const cause = isRefused ? error.cause : error
    if (cause) log.error({ err: cause, payment: payment.id }, 'a checkout went wrong')
    await write(async ({ db, audit }) => {
      const payments = createPaymentsRepository(db)
      if (!isRefused) return payments.markUnanswered(payment.id, 'unanswered')
      await payments.markFailed(payment.id, error.message)
      const after = { reason: error.message }
      audit({ actor: null, action: 'refuse-payment', entity: 'payment', entityId: payment.id, after })
    })
    return isRefused ? error : new AppError('conflict', say.paymentUnanswered)
  }

  /** A payment that was left open by a crash, or whose answer never came: the provider knows what became of it. */
  async function resolve({ payment, payer }: Extract<Next, { kind: 'resolve' }>, provider: Cards) {
    if (payment.provider !== provider.name) return markAbandoned(payment)
    const made = await provider.findOrder({ key: payment.idempotencyKey, account: orderer(payer) }).catch((err) => {
      log.error({ err, payment: payment.id }, 'an open payment could not be looked up')
      throw new AppError('conflict', say.paymentUnanswered)
    })
    if (!made || made.status === 'cancelled') return markAbandoned(payment)
    await settle(payment, made, provider)
  }

  async function markAbandoned(payment: PaymentRow) {
    await write(async ({ db }) => createPaymentsRepository(db).markFailed(payment.id, 'abandoned'))
  }
}

/** The same for the same account, plan and card, and without a way back to the card. */
function wishOf({ userId, planId, cardToken }: Checkout) {
  return `checkout_${createHash('sha256').update(`${userId} ${planId} ${cardToken}`).digest('hex').slice(0, 40)}`
}

function isForWish({ idempotencyKey }: PaymentRow, wish: string) {
  return idempotencyKey.startsWith(`${wish}-`)
}

function orderer({ id, email, firstName, lastName }: Payer) {
  return { id, email, name: [firstName, lastName].filter(Boolean).join(' ') }
}

function inProgress() {
  return new AppError('conflict', say.paymentInProgress)
}
