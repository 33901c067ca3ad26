/** The wire speaks of dollars, we and the card provider of cents. */
export const CENTS_PER_DOLLAR = 100

/** The checkout speaks the visitor's own language. */
export const CHECKOUT_LOCALE = 'auto'

export const SUBSCRIPTION_TYPES = ['Monthly', 'Yearly'] as const

/** One group of subscription plans is one page of the carousel, counted from 1. */
export const PLANS_PER_PAGE = 3
export const FIRST_PLANS_PAGE = 1
