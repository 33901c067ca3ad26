import type { SubscriptionStatus, SubscriptionType } from '#contract/billing/billing.constants.ts'

export interface CardOrder {
  /** Idempotency key: orders with the same key are charged once. */
  key: string
  cardToken: string
  plan: { id: number; name: string; amountCents: number; currency: string; type: SubscriptionType }
  account: { id: number; email: string; name: string }
  holder: CardHolder
}

/** The card holder, with a two-letter country code. */
export interface CardHolder {
  name: string | null
  country: string | null
}

export interface Card {
  brand: string
  last4: string
}

/** The next step of an unpaid first payment. A refused payment can only be cancelled. */
export type PaymentStep =
  | { kind: 'approve'; clientSecret: string }
  | { kind: 'processing' }
  | { kind: 'refused'; reason: string }

export interface CardSubscription {
  id: string
  customerId: string | null
  /** The order for which we created the subscription. Null if it is not ours. */
  orderKey: string | null
  paymentId: string | null
  status: SubscriptionStatus | 'incomplete'
  /** The next step of an incomplete subscription. Null for any other. */
  step: PaymentStep | null
  startedAt: Date
  renewsAt: Date | null
  /** The end date of a subscription that is not renewed. */
  endsAt: Date | null
  /** The card for the next period. */
  card: Card | null
}

/** A subscription that no longer waits for its first payment. `cancelled` includes those that were never paid. */
export type PaidCardSubscription = CardSubscription & { status: SubscriptionStatus }

export function isPaid(subscription: CardSubscription): subscription is PaidCardSubscription {
  return subscription.status !== 'incomplete'
}

export interface CardPayment {
  id: string
  refundedCents: number
  dispute: 'open' | 'won' | 'lost' | null
}

export type CardChangeStep =
  | { kind: 'changed'; card: Card }
  | { kind: 'approve'; setupId: string; clientSecret: string }
  | { kind: 'refused'; reason: string }

export interface CardChangeOrder {
  subscriptionId: string
  customerId: string | null
  key: string
  cardToken: string
  holder: CardHolder
}

export interface WaitingSubscription {
  id: string
  orderKey: string
  planType: SubscriptionType
  approval: string | null
}

/**
 * A webhook event of the provider. It can be late, repeated or out of order, so the current state is read from the
 * provider and not from the event.
 */
export interface CardEvent {
  id: string
  type: string
  createdAt: Date
  subscriptionId: string | null
  /** The refunded or disputed payment, as the provider's payment intent id. */
  intentId: string | null
  /** Set if the event reports a received payment. */
  payment: { id: string; amountCents: number; currency: string } | null
}

/**
 * A provider of card payments. A refusal without a charge is an AppError with a message for the payer; after any other
 * error the result is unknown.
 */
export interface Cards {
  name: 'stripe' | 'sandbox'
  publicKey: string
  /**
   * Charges the first period and sets up renewals. A declined card leaves no subscription that could be charged later.
   * If 3-D Secure is required, the subscription is incomplete and nothing is charged yet.
   */
  subscribe(order: CardOrder): Promise<CardSubscription>
  /**
   * Returns the state after 3-D Secure. `approval` is the result of the sandbox dialog; other providers know the result
   * themselves. Null if the provider has no such subscription.
   */
  complete(waiting: WaitingSubscription): Promise<CardSubscription | null>
  /** Ensures that an incomplete subscription is never charged, and returns its state: it may have just been paid. */
  cancelIncomplete(subscriptionId: string): Promise<CardSubscription | null>
  /** Returns the result of an order whose response was lost. Null if it has no subscription. */
  findOrder(order: Pick<CardOrder, 'key' | 'account'>): Promise<CardSubscription | null>
  find(subscriptionId: string): Promise<CardSubscription | null>
  setRenewal(subscriptionId: string, isRenewed: boolean): Promise<void>
  changeCard(order: CardChangeOrder): Promise<CardChangeStep>
  completeCardChange(
    waiting: Omit<CardChangeOrder, 'cardToken' | 'holder'> & { setupId: string; approval: string | null },
  ): Promise<CardChangeStep>
  /** Null if the provider has no such payment. */
  findPayment(by: { paymentId: string } | { intentId: string }): Promise<CardPayment | null>
  /** Refunds the part of the payment that is not refunded yet. Idempotent. */
  refund(paymentId: string, key: string): Promise<void>
  /** Ends the subscription immediately. Idempotent. */
  cancel(subscriptionId: string): Promise<void>
  /** Throws unless the body is an event with a valid and recent signature. */
  readEvent(body: Buffer, signature: string | null): CardEvent
}
