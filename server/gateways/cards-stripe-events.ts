import * as z from 'zod'
import type { CardEvent } from './cards.ts'

/** Only what can be stored and put into an address: a signed event may still be broken. */
const name = z.string().regex(/^[\w.-]{1,255}$/)
const id = z.union([name, z.object({ id: name }).transform((thing) => thing.id)])
const LARGEST_SECOND = 253_402_300_799

const Event = z.object({
  id: name,
  type: name,
  created: z.int().min(0).max(LARGEST_SECOND),
  data: z.object({ object: z.looseObject({ id: name.optional(), object: z.string() }) }),
})

/** Newer and older versions of the provider's interface name the subscription in two places. */
const Invoice = z.object({
  id: name,
  amount_paid: z.int32().min(0),
  currency: z.string().regex(/^[a-z]{3}$/),
  subscription: id.nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: id }).nullish() }).nullish(),
})

/** A refund, a dispute or the charge behind them: all name the payment intent. */
const MONEY_BACK = ['charge', 'refund', 'dispute']
const WithIntent = z.object({ payment_intent: id })

const PAID = ['invoice.paid', 'invoice.payment_succeeded']

export function readStripeEvent(json: unknown): CardEvent {
  const { id, type, created, data } = Event.parse(json)
  const event = { id, type, createdAt: new Date(created * 1000), subscriptionId: null, intentId: null, payment: null }
  if (type.startsWith('customer.subscription.')) return { ...event, subscriptionId: data.object.id ?? null }
  if (MONEY_BACK.includes(data.object.object)) {
    return { ...event, intentId: WithIntent.safeParse(data.object).data?.payment_intent ?? null }
  }
  if (data.object.object !== 'invoice' || !type.startsWith('invoice.')) return event

  const invoice = Invoice.safeParse(data.object)
  // An invoice that is only a preview has no id and is nobody's payment.
  if (!invoice.success) return event
  const { amount_paid, currency, parent, subscription } = invoice.data
  return {
    ...event,
    subscriptionId: parent?.subscription_details?.subscription ?? subscription ?? null,
    payment: PAID.includes(type) ? { id: invoice.data.id, amountCents: amount_paid, currency } : null,
  }
}
