import { refused, type StripeRequest, type StripeResponse } from './stripe-calls.ts'
import { createStripeCards } from './stripe-cards.ts'
import { createStripeSubscriptions } from './stripe-subscriptions.ts'

/** Customers, products, cards and subscriptions of a Stripe account, with Stripe's validation. */
export function createStripeObjects() {
  const { customers, cards, approveSetup, calls: callsOfCards } = createStripeCards()
  const { approvePayment, calls: callsOfSubscriptions, ...payments } = createStripeSubscriptions({ customers, cards })
  const calls = [...callsOfCards, ...callsOfSubscriptions]

  return {
    customers,
    cards,
    ...payments,

    respond(request: StripeRequest): StripeResponse {
      for (const [method, path, allowed, respond] of calls) {
        const found = path.exec(request.path)
        if (method !== request.method || !found) continue
        const unknown = Object.keys(request.form).filter((name) => !allowed.includes(name))
        if (unknown.length > 0) return refused({ code: 'parameter_unknown', param: unknown.join() })
        return respond(request, found[1] ?? '')
      }
      const message = `No such call: ${request.path}`
      return { status: 404, body: { error: { type: 'invalid_request_error', message } } }
    },

    /** Approves or refuses a payment, as the payer does in the bank's dialog. Returns the result for Stripe.js. */
    approve: (clientSecret: string, choice: { isApproved: boolean }) =>
      approveSetup(clientSecret, choice) ?? approvePayment(clientSecret, choice),
  }
}
