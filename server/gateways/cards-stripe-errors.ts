import Stripe from 'stripe'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { AppError } from '#server/errors.ts'

/**
 * Replaces a refusal by an AppError with our own message, and any other error by one without card details, keys or
 * personal data.
 */
export async function translateErrors<T>(call: () => Promise<T>) {
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

/** The messages of the provider are not passed on, because they can contain internal details. */
const DECLINE_MESSAGES: Record<string, string> = {
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
  return DECLINE_MESSAGES[decline_code] ?? DECLINE_MESSAGES[code] ?? null
}

/**
 * Null unless the error means that nothing was charged. Without a response, after a server error or with a parallel
 * request this is unknown.
 */
function asRefusal(error: Stripe.errors.StripeError) {
  const { code = '', decline_code = '' } = error
  const message = sentenceOf({ code, decline_code })
  if (message) return new AppError('invalid', message)
  if (error instanceof Stripe.errors.StripeCardError) return new AppError('invalid', billingMessages.cardDeclined)
  const isRefused =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  return isRefused ? new AppError('invalid', billingMessages.paymentUnavailable, { cause: describe(error) }) : null
}

/** Leaves out the provider's message, which can contain card data, a key or personal data. */
function describe({ type, code, statusCode, requestId }: Stripe.errors.StripeError) {
  return new Error(`Stripe did not do it: ${[type, code, statusCode, requestId].filter(Boolean).join(', ')}.`)
}
