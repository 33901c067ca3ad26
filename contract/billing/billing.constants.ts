/** The wire format uses dollars; the code and the card provider use cents. */
export const CENTS_PER_DOLLAR = 100

export const CURRENCY = { code: 'usd', sign: '$' } as const

/** The specified settings of the provider's card form: cents per dollar, and the language of the browser. */
export const CHECKOUT = { amountFactor: CENTS_PER_DOLLAR, locale: 'auto' } as const

/** The provider requires its script to be loaded from this host. */
export const CARD_SCRIPT = 'https://js.stripe.com/v3/'

export const SUBSCRIPTION_TYPES = ['Monthly', 'Yearly'] as const
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number]

export const SUBSCRIPTION_STATUSES = ['active', 'pastDue', 'cancelled'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Each page of the carousel shows one group of plans; pages count from 1. */
export const PLANS_PER_PAGE = 3
export const FIRST_PLANS_PAGE = 1

/** The calendar requests one month at a time, so this only limits the cost of a request. */
export const LONGEST_CALENDAR_DAYS = 400

/**
 * A fake card provider for demos. A public key with this prefix opens our own card form; the numbers are Stripe's
 * public test cards.
 */
export const SANDBOX = {
  keyPrefix: 'pk_sandbox_',
  cards: [
    { number: '4242424242424242', token: 'tok_visa', outcome: 'accepted' },
    { number: '4000000000000002', token: 'tok_chargeDeclined', outcome: 'declined' },
    { number: '4000000000003220', token: 'tok_threeDSecure2Required', outcome: 'needsApproval' },
    { number: '4000002760003184', token: 'tok_authenticationRequired', outcome: 'authenticationFailed' },
  ],
  /** Sent instead of a card token by the sandbox's 3-D Secure dialog. */
  approvals: { approve: 'tok_approved', refuse: 'tok_refused' },
  /** Sent for any other card number; the server refuses it. */
  unknownCardToken: 'tok_unknownCard',
} as const
