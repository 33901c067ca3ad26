import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import {
  type CardOrder,
  type CardSubscription,
  type Cards,
  isPaid,
  type PaidCardSubscription,
} from '#server/gateways/cards.ts'
import type { Payer, PayersService } from '#server/identity/payers.service.ts'
import type { Seller } from './issue-receipt.ts'
import { createPaymentsRepository, type PaymentRow } from './payments.repository.ts'
import type { ProblemLog } from './problem-log.ts'
import { providerOf } from './provider-of.ts'
import { settleOrder } from './settle-order.ts'
import type { SubscriptionPlanRow } from './subscriptions.repository.ts'
import { createSubscriptionsRepository, type SubscriptionWithPlan } from './subscriptions.repository.ts'

interface Deps {
  write: Write
  payers: PayersService
  seller: Seller
  countryCode: (name: string) => string | null
  log: ProblemLog
  now: () => Date
}

export type OrderResult =
  | { kind: 'bought'; subscription: SubscriptionWithPlan }
  | { kind: 'waiting'; payment: PaymentRow; clientSecret: string }

/** No transaction is open during a call to the provider. */
export function createCardOrders({ write, payers, seller, countryCode, log, now }: Deps) {
  return {
    async buy(
      order: { payment: PaymentRow; payer: Payer; overdue: SubscriptionWithPlan | null },
      { cardToken, plan, provider }: { cardToken: string; plan: SubscriptionPlanRow; provider: Cards },
    ): Promise<OrderResult> {
      const { payment, payer, overdue } = order
      return guarded(payment, async () => {
        // The overdue subscription is ended first, because a retry of its payment could be charged in addition to the
        // new one.
        if (overdue?.providerSubscriptionId) await end(overdue, overdue.providerSubscriptionId, provider)
        const made = await provider.subscribe({
          key: payment.idempotencyKey,
          cardToken,
          plan: { ...plan, amountCents: payment.amountCents, currency: payment.currency },
          account: toCardAccount(payer),
          holder: { name: payment.holderName, country: payment.country && countryCode(payment.country) },
        })
        return advance(payment, made, provider)
      })
    },

    async complete(
      payment: PaymentRow,
      { plan, approval, provider }: { plan: SubscriptionPlanRow; approval: string | null; provider: Cards },
    ): Promise<OrderResult> {
      const { idempotencyKey: orderKey, providerSubscriptionId: id } = payment
      return guarded(payment, async () => {
        const made = id ? await provider.complete({ id, orderKey, planType: plan.type, approval }) : null
        if (!made || made.status === 'cancelled') throw new AppError('invalid', billingMessages.approval.over)
        return advance(payment, made, provider)
      })
    },

    /**
     * Ends a payment that is still open after a crash or a lost response, or that the owner no longer wants to approve:
     * settles it if the card was charged, else marks it as failed. Throws if the provider is no longer configured, does
     * not answer or is still processing.
     */
    async close({ payment, payer }: { payment: PaymentRow; payer: Payer }, cards: Cards | null) {
      const provider = providerOf(payment.provider, cards, billingMessages.otherProvider)
      if (!provider) return markAbandoned(payment)
      const made = await stop(payment, payer, provider).catch((err) => {
        log.error({ err, payment: payment.id }, 'an open payment could not be looked up')
        throw new AppError('conflict', billingMessages.paymentUnanswered)
      })
      if (!made || made.status === 'cancelled') return markAbandoned(payment)
      if (!isPaid(made)) throw new AppError('conflict', billingMessages.paymentInProgress)
      await settle(payment, made, provider)
    },
  }

  async function advance(payment: PaymentRow, made: CardSubscription, provider: Cards): Promise<OrderResult> {
    if (isPaid(made)) return { kind: 'bought', subscription: await settle(payment, made, provider) }
    if (made.step?.kind === 'approve') {
      await write(async ({ db }) => createPaymentsRepository(db).markWaiting(payment.id, made.id))
      return { kind: 'waiting', payment, clientSecret: made.step.clientSecret }
    }
    if (made.step?.kind !== 'refused') throw new StillProcessing()
    // The order may have been paid in the meantime; the cancellation returns its final state.
    const left = await provider.cancelIncomplete(made.id)
    if (left && left.status !== 'cancelled' && isPaid(left)) {
      return { kind: 'bought', subscription: await settle(payment, left, provider) }
    }
    throw new AppError('invalid', made.step.reason)
  }

  async function stop(payment: PaymentRow, payer: Payer, provider: Cards) {
    if (payment.providerSubscriptionId) return provider.cancelIncomplete(payment.providerSubscriptionId)
    const made = await provider.findOrder({ key: payment.idempotencyKey, account: toCardAccount(payer) })
    return made && !isPaid(made) ? provider.cancelIncomplete(made.id) : made
  }

  async function end(overdue: SubscriptionWithPlan, providerId: string, cards: Cards) {
    await providerOf(overdue.provider, cards, billingMessages.owner.otherProvider)?.cancel(providerId)
    await write(async ({ db }) => createSubscriptionsRepository(db).endById(overdue.id, now()))
  }

  async function settle(payment: PaymentRow, bought: PaidCardSubscription, provider: Cards) {
    const order = { payment, bought }
    const settled = await write((change) =>
      settleOrder(change, order, { payers, provider: provider.name, seller, now }),
    )
    if (settled) return settled
    await provider.cancel(bought.id)
    log.error({ subscription: bought.id }, 'a paid subscription was one too many and was ended: refund its payment')
    throw new AppError('conflict', billingMessages.alreadySubscribed)
  }

  async function guarded(payment: PaymentRow, work: () => Promise<OrderResult>) {
    try {
      return await work()
    } catch (error) {
      throw await recordFailedPayment(payment, error)
    }
  }

  /** A refusal ends the payment. After any other error the card may have been charged, so the payment stays open. */
  async function recordFailedPayment(payment: PaymentRow, error: unknown) {
    const isRefused = error instanceof AppError
    const isProcessing = error instanceof StillProcessing
    const cause = isRefused ? error.cause : isProcessing ? null : error
    if (cause) log.error({ err: cause, payment: payment.id }, 'a checkout went wrong')
    await write(async ({ db, audit }) => {
      const payments = createPaymentsRepository(db)
      if (!isRefused) return payments.markUnanswered(payment.id, 'unanswered')
      await payments.markFailed(payment.id, error.message)
      const after = { reason: error.message }
      audit({ actor: null, action: 'refuse-payment', entity: 'payment', entityId: payment.id, after })
    })
    if (isRefused) return error
    return new AppError(
      'conflict',
      isProcessing ? billingMessages.paymentInProgress : billingMessages.paymentUnanswered,
    )
  }

  async function markAbandoned(payment: PaymentRow) {
    await write(async ({ db }) => createPaymentsRepository(db).markFailed(payment.id, 'abandoned'))
  }
}

/** Thrown while the provider is still processing the payment: it stays open, and no error is logged. */
class StillProcessing extends Error {}

function toCardAccount({ id, email, firstName, lastName }: Payer): CardOrder['account'] {
  return { id, email, name: [firstName, lastName].filter(Boolean).join(' ') }
}
