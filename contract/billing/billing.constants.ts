export const CURRENCY = 'usd'

/** The wire speaks of dollars, we and the card provider of cents. */
export const CENTS_PER_DOLLAR = 100

/** The checkout speaks the visitor's own language. */
export const CHECKOUT_LOCALE = 'auto'

export const SUBSCRIPTION_TYPES = ['Monthly', 'Yearly'] as const

/** One group of subscription plans is one page of the carousel, counted from 1. */
export const PLANS_PER_PAGE = 3
export const FIRST_PLANS_PAGE = 1

/** The public key that means: no real provider, the built-in sandbox. */
export const SANDBOX_PUBLIC_KEY = 'pk_sandbox'

/** What the sandbox knows; any other card or token is refused. */
export const SANDBOX_CARDS = {
  succeeds: { number: '4242424242424242', token: 'tok_visa' },
  declines: { number: '4000000000000002', token: 'tok_chargeDeclined' },
  failsAuthentication: { number: '4000002500003155', token: 'tok_authenticationFailed' },
} as const
