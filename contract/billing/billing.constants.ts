/** The wire format uses dollars; the code and the card provider use cents. */
export const CENTS_PER_DOLLAR = 100

export const CURRENCY = { code: 'usd', sign: '$' } as const

/** The specified settings of the card window: the factor from dollars to cents, and the language of the browser. */
export const CHECKOUT = { amountFactor: CENTS_PER_DOLLAR, locale: 'auto' } as const

/** The script of the card provider, which must be loaded from the provider's host. */
export const CARD_SCRIPT = 'https://js.stripe.com/v3/'

export const SUBSCRIPTION_TYPES = ['Monthly', 'Yearly'] as const
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number]

export const SUBSCRIPTION_STATUSES = ['active', 'pastDue', 'cancelled'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** One group of subscription plans is one page of the carousel; pages count from 1. */
export const PLANS_PER_PAGE = 3
export const FIRST_PLANS_PAGE = 1

/** The calendar requests one month at a time; a little more than a year is enough. */
export const LONGEST_CALENDAR_DAYS = 400

/**
 * The fake card provider of demos. A public key with this prefix opens our own card window; the cards are the public
 * test numbers of the real provider.
 */
export const SANDBOX = {
  keyPrefix: 'pk_sandbox_',
  cards: [
    { number: '4242424242424242', token: 'tok_visa', outcome: 'accepted' },
    { number: '4000000000000002', token: 'tok_chargeDeclined', outcome: 'declined' },
    { number: '4000000000003220', token: 'tok_threeDSecure2Required', outcome: 'needsApproval' },
    { number: '4000002760003184', token: 'tok_authenticationRequired', outcome: 'authenticationFailed' },
  ],
  /** Sent by the approval dialog of the sandbox instead of a card token. */
  approvals: { approve: 'tok_approved', refuse: 'tok_refused' },
  /** The token of any other card number. It is sent to the server, which refuses it. */
  unknownCardToken: 'tok_unknownCard',
} as const
