import type Stripe from 'stripe'
import type { SubscriptionStatus } from '#contract/billing/billing.constants.ts'
import { say } from '#contract/billing/billing.messages.ts'
import type { CardSubscription, PaymentStep } from './cards.ts'
import { sentenceOf } from './cards-stripe-errors.ts'

/** Marks what is ours: one Stripe account may serve other sites too. */
export const MARK = { account: 'plinth_account', order: 'plinth_order', plan: 'plinth_plan' } as const

/** An invoice names its payment intents only when they are asked for. */
export const WITH_PAYMENTS = { expand: ['latest_invoice.payments'] }

/** The subscription as it is now. An incomplete one is what its payment intent says, which may be ahead of it. */
export async function readSubscription(stripe: Stripe, subscription: Stripe.Subscription): Promise<CardSubscription> {
  const state = toSubscription(subscription)
  if (subscription.status !== 'incomplete') return state
  const id = intentOf(subscription)
  const intent = id ? await stripe.paymentIntents.retrieve(id) : null
  if (intent?.status === 'succeeded') return { ...state, status: 'active' }
  if (intent?.status === 'canceled') return { ...state, status: 'cancelled', renewsAt: null }
  return { ...state, status: 'incomplete', step: stepOf(intent) }
}

export function intentOf({ latest_invoice: invoice }: Stripe.Subscription) {
  if (!invoice || typeof invoice === 'string') return null
  for (const { payment } of invoice.payments?.data ?? []) {
    if (payment.payment_intent) return idOf(payment.payment_intent)
  }
  return null
}

export function idOf(thing: string | { id: string }) {
  return typeof thing === 'string' ? thing : thing.id
}

function stepOf(intent: Stripe.PaymentIntent | null): PaymentStep {
  if (intent?.status === 'requires_action' && intent.client_secret) {
    return { kind: 'approve', clientSecret: intent.client_secret }
  }
  if (intent?.status === 'processing') return { kind: 'processing' }
  const { code = '', decline_code = '' } = intent?.last_payment_error ?? {}
  return { kind: 'refused', reason: sentenceOf({ code, decline_code }) ?? say.cardDeclined }
}

function toSubscription(subscription: Stripe.Subscription): CardSubscription {
  const status = STATUS[subscription.status] ?? 'pastDue'
  const ends = subscription.items.data.map((item) => item.current_period_end)
  const isRenewed = status !== 'cancelled' && !subscription.cancel_at_period_end && ends.length > 0
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    orderKey: subscription.metadata[MARK.order] ?? null,
    paymentId: subscription.latest_invoice && idOf(subscription.latest_invoice),
    status,
    step: null,
    startedAt: new Date(subscription.start_date * 1000),
    renewsAt: isRenewed ? new Date(Math.max(...ends) * 1000) : null,
  }
}

const STATUS: Record<string, SubscriptionStatus | 'incomplete'> = {
  active: 'active',
  trialing: 'active',
  past_due: 'pastDue',
  unpaid: 'pastDue',
  incomplete: 'incomplete',
  canceled: 'cancelled',
  incomplete_expired: 'cancelled',
  paused: 'cancelled',
}
