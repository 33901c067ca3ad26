/** The wire speaks of dollars, we and the card provider of cents. */
export const CENTS_PER_DOLLAR = 100

export const CURRENCY = { code: 'usd', sign: '$' } as const

/** What the card window is opened with: the amount times the factor, in the visitor's own language. */
export const CHECKOUT = { amountFactor: CENTS_PER_DOLLAR, locale: 'auto' } as const

/** The card provider's own script, which is loaded from its own host and nowhere else. */
export const CARD_SCRIPT = 'https://js.stripe.com/v3/'

export const SUBSCRIPTION_TYPES = ['Monthly', 'Yearly'] as const
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number]

export const SUBSCRIPTION_STATUSES = ['active', 'pastDue', 'cancelled'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** One group of subscription plans is one page of the carousel, counted from 1. */
export const PLANS_PER_PAGE = 3
export const FIRST_PLANS_PAGE = 1

/** A calendar is looked at by the month; a little more than a year is plenty. */
export const LONGEST_CALENDAR_DAYS = 400

/**
 * The stand-in for a card provider, in demos only. A public key with this prefix opens our own card window; its cards
 * are the public test numbers of the real provider.
 */
export const SANDBOX = {
  keyPrefix: 'pk_sandbox_',
  cards: [
    { number: '4242424242424242', token: 'tok_visa', outcome: 'accepted' },
    { number: '4000000000000002', token: 'tok_chargeDeclined', outcome: 'declined' },
    { number: '4000000000003220', token: 'tok_threeDSecure2Required', outcome: 'needsApproval' },
    { number: '4000002760003184', token: 'tok_authenticationRequired', outcome: 'authenticationFailed' },
  ],
  /** What the sandbox's own approval dialog sends instead of a card token. */
  approvals: { approve: 'tok_approved', refuse: 'tok_refused' },
  /** Any other card. It is sent all the same, for the server to refuse. */
  unknownCardToken: 'tok_unknownCard',
} as const
