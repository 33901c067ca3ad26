import Stripe from 'stripe'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { AppError } from '#server/errors.ts'

/** A refusal becomes an AppError in our words; anything else an error that says nothing of cards, keys or people. */
export async function answered<T>(call: () => Promise<T>) {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw asRefusal(error) ?? describe(error)
  }
}

export async function orNullIfMissing<T>(call: Promise<T>) {
  try {
    return await call
  } catch (error) {
    if (isStripeError(error, 'resource_missing')) return null
    throw error
  }
}

export function isStripeError(error: unknown, code: string) {
  return error instanceof Stripe.errors.StripeError && error.code === code
}

/** The provider's own words are never passed on: they may name what no payer should read. */
const CARD_SAYS: Record<string, string> = {
  authentication_required: billingMessages.authenticationFailed,
  payment_intent_authentication_failure: billingMessages.authenticationFailed,
  setup_intent_authentication_failure: billingMessages.authenticationFailed,
  insufficient_funds: billingMessages.cardHasNoFunds,
  expired_card: billingMessages.cardExpired,
  incorrect_cvc: billingMessages.cardCodeWrong,
  invalid_cvc: billingMessages.cardCodeWrong,
  token_already_used: billingMessages.cardUsed,
  resource_missing: billingMessages.cardUnknown,
}

export function sentenceOf({ code, decline_code }: { code: string; decline_code: string }) {
  return CARD_SAYS[decline_code] ?? CARD_SAYS[code] ?? null
}

/** Null for whatever does not say that nothing was charged: no answer, a fault over there, another try under way. */
function asRefusal(error: Stripe.errors.StripeError) {
  const { code = '', decline_code = '' } = error
  const sentence = sentenceOf({ code, decline_code })
  if (sentence) return new AppError('invalid', sentence)
  if (error instanceof Stripe.errors.StripeCardError) return new AppError('invalid', billingMessages.cardDeclined)
  const isRefused =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  return isRefused ? new AppError('invalid', billingMessages.paymentUnavailable, { cause: describe(error) }) : null
}

/** What the log may know: the provider's own message can name a card, a key or a person. */
function describe({ type, code, statusCode, requestId }: Stripe.errors.StripeError) {
  return new Error(`Stripe did not do it: ${[type, code, statusCode, requestId].filter(Boolean).join(', ')}.`)
}
