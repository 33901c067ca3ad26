import type { SubscriptionStatus, SubscriptionType } from '#contract/billing/billing.constants.ts'

/** A checkout as the provider needs it. */
export interface CardOrder {
  /** The same key given again means the same order, which is charged once. */
  key: string
  cardToken: string
  plan: { id: number; name: string; amountCents: number; currency: string; type: SubscriptionType }
  account: { id: number; email: string; name: string }
  holder: CardHolder
}

/** Who the card belongs to. The country is a code of two letters. */
export interface CardHolder {
  name: string | null
  country: string | null
}

export interface Card {
  brand: string
  last4: string
}

/** What an unpaid first payment waits for. A refused one can only be dropped. */
export type PaymentStep =
  | { kind: 'approve'; clientSecret: string }
  | { kind: 'processing' }
  | { kind: 'refused'; reason: string }

/** A subscription as the provider has it now. */
export interface CardSubscription {
  id: string
  customerId: string | null
  /** The order it was made for, if it was one of ours. */
  orderKey: string | null
  /** The newest payment for it. */
  paymentId: string | null
  /** Incomplete until the first payment has gone through. */
  status: SubscriptionStatus | 'incomplete'
  /** Null unless it is incomplete. */
  step: PaymentStep | null
  startedAt: Date
  renewsAt: Date | null
  /** When it ends, if it is not to be renewed. */
  endsAt: Date | null
  /** The card that pays the next period. */
  card: Card | null
}

/** One whose first period was paid. */
export type PaidCardSubscription = CardSubscription & { status: SubscriptionStatus }

export function isPaid(subscription: CardSubscription): subscription is PaidCardSubscription {
  return subscription.status !== 'incomplete'
}

/** A payment as the provider has it now. */
export interface CardPayment {
  id: string
  refundedCents: number
  dispute: 'open' | 'won' | 'lost' | null
}

/** A card is changed at once, or after its bank was asked. */
export type CardChangeStep =
  | { kind: 'changed'; card: Card }
  | { kind: 'approve'; setupId: string; clientSecret: string }
  | { kind: 'refused'; reason: string }

export interface CardChangeOrder {
  subscriptionId: string
  customerId: string | null
  /** The same key given again means the same change. */
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

/** What the provider tells us by itself. It may come late, twice or in any order: it is a reason to look, not a state. */
export interface CardEvent {
  id: string
  type: string
  createdAt: Date
  subscriptionId: string | null
  /** The payment that was refunded or disputed, by the provider's id of the transfer behind it. */
  intentId: string | null
  /** Money that was received. */
  payment: { id: string; amountCents: number; currency: string } | null
}

/**
 * A provider of card payments. A refusal that leaves nothing charged is an AppError in words for the payer; any other
 * error means that nobody knows yet what came of the call.
 */
export interface Cards {
  name: 'stripe' | 'sandbox'
  publicKey: string
  /**
   * Charges the first period and agrees on the next ones; a refused card leaves no subscription. Where the bank wants
   * the payer's approval first, the subscription is incomplete and nothing is charged yet.
   */
  subscribe(order: CardOrder): Promise<CardSubscription>
  /** The state after the payer was asked for approval. `approval` is what the sandbox's dialog sent; others ask the bank. */
  complete(waiting: WaitingSubscription): Promise<CardSubscription | null>
  /** Makes sure that an incomplete subscription is never charged, and answers its state: it may have been paid just before. */
  drop(subscriptionId: string): Promise<CardSubscription | null>
  /** What came of an order that was never answered; null when there is no subscription for it. */
  findOrder(order: Pick<CardOrder, 'key' | 'account'>): Promise<CardSubscription | null>
  find(subscriptionId: string): Promise<CardSubscription | null>
  /** Not to be renewed after the paid period, or to be renewed after all. */
  setRenewal(subscriptionId: string, isRenewed: boolean): Promise<void>
  changeCard(order: CardChangeOrder): Promise<CardChangeStep>
  completeCardChange(
    waiting: Omit<CardChangeOrder, 'cardToken' | 'holder'> & { setupId: string; approval: string | null },
  ): Promise<CardChangeStep>
  /** Null for a payment that is not ours. */
  findPayment(by: { paymentId: string } | { intentId: string }): Promise<CardPayment | null>
  /** Gives back what is left of a payment; one that was given back already stays so. */
  refund(paymentId: string, key: string): Promise<void>
  /** Ends it at once and for good. One that has ended already stays so. */
  cancel(subscriptionId: string): Promise<void>
  /** Refuses a body that is not signed, or not lately, or not an event. */
  readEvent(body: Buffer, signature: string | null): CardEvent
}
