import type Stripe from 'stripe'
import type { SubscriptionStatus } from '#contract/billing/billing.constants.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Card, CardPayment, CardSubscription, PaymentStep } from './cards.ts'
import { sentenceOf } from './cards-stripe-errors.ts'

/** Metadata keys on our Stripe objects, prefixed because other sites can share the Stripe account. */
export const METADATA_KEY = { account: 'plinth_account', order: 'plinth_order', plan: 'plinth_plan' } as const

/** Stripe returns the payment intents of an invoice and the card of a subscription only when expanded. */
export const WITH_PAYMENTS = { expand: ['latest_invoice.payments', 'default_payment_method'] }

/** While a subscription is incomplete, its payment intent decides, because it can be more recent. */
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
  return { kind: 'refused', reason: sentenceOf({ code, decline_code }) ?? billingMessages.cardDeclined }
}

function toSubscription(subscription: Stripe.Subscription): CardSubscription {
  const status = STATUS[subscription.status] ?? 'pastDue'
  const ends = subscription.items.data.map((item) => item.current_period_end)
  const isRenewed = status !== 'cancelled' && !subscription.cancel_at_period_end && ends.length > 0
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    orderKey: subscription.metadata[METADATA_KEY.order] ?? null,
    paymentId: subscription.latest_invoice && idOf(subscription.latest_invoice),
    status,
    step: null,
    startedAt: new Date(subscription.start_date * 1000),
    renewsAt: isRenewed ? new Date(Math.max(...ends) * 1000) : null,
    endsAt: subscription.cancel_at_period_end && ends.length > 0 ? new Date(Math.max(...ends) * 1000) : null,
    card: toCard(subscription.default_payment_method),
  }
}

export function toCard(method: string | Stripe.PaymentMethod | null): Card | null {
  if (!method || typeof method === 'string' || !method.card) return null
  const { brand, last4 } = method.card
  return { brand: BRANDS[brand] ?? brand, last4 }
}

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  rupay: 'RuPay',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** The latest charge of `intent` must be expanded; with only the id of the charge, no refund would be found. */
export function toPayment(id: string, intent: Stripe.PaymentIntent, disputes: Stripe.Dispute[]): CardPayment {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
  return { id, refundedCents: charge?.amount_refunded ?? 0, dispute: disputeOf(disputes[0]) }
}

/** A dispute whose status begins with "warning_" is an inquiry and moves no money. */
function disputeOf(dispute: Stripe.Dispute | undefined): CardPayment['dispute'] {
  if (!dispute || dispute.status.startsWith('warning')) return null
  if (dispute.status === 'won') return 'won'
  return dispute.status === 'lost' ? 'lost' : 'open'
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
