import type { SubscriptionStatus, SubscriptionType } from '#contract/billing/billing.constants.ts'
import type { Config } from '#server/config.ts'
import { createSandboxCards } from './cards-sandbox.ts'

/** A checkout as the provider needs it. */
export interface CardOrder {
  /** The same key given again means the same order, which is charged once. */
  key: string
  cardToken: string
  plan: { id: number; name: string; amountCents: number; currency: string; type: SubscriptionType }
  account: { id: number; email: string; name: string }
}

/** A subscription as the provider has it now. */
export interface CardSubscription {
  id: string
  customerId: string | null
  /** The order it was made for, if it was one of ours. */
  orderKey: string | null
  /** The newest payment for it. */
  paymentId: string | null
  status: SubscriptionStatus
  startedAt: Date
  renewsAt: Date | null
}

/** What the provider tells us by itself. It may come late, twice or in any order: it is a reason to look, not a state. */
export interface CardEvent {
  id: string
  type: string
  createdAt: Date
  subscriptionId: string | null
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
  /** Charges the first period and agrees on the next ones; a refused card leaves no subscription. */
  subscribe(order: CardOrder): Promise<CardSubscription>
  /** What came of an order that was never answered; null when there is no subscription for it. */
  findOrder(order: Pick<CardOrder, 'key' | 'account'>): Promise<CardSubscription | null>
  find(subscriptionId: string): Promise<CardSubscription | null>
  /** Ends it at once and for good. One that has ended already stays so. */
  cancel(subscriptionId: string): Promise<void>
  /** Refuses a body that is not signed, or not lately. */
  readEvent(body: Buffer, signature: string | null): CardEvent
}

/** Null where payments are not set up. The provider's library is large and loaded only where it is used. */
export async function createCards(settings: Config['cards']): Promise<Cards | null> {
  if (settings.kind === 'stripe') return (await import('./cards-stripe.ts')).createStripeCards(settings)
  return settings.kind === 'sandbox' ? createSandboxCards() : null
}
