import Stripe from 'stripe'
import * as z from 'zod'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'
import type { CardEvent, CardOrder, CardSubscription, Cards } from './cards.ts'
import { billingDetails, createCard, createStripeChanges } from './cards-stripe-changes.ts'
import { answered, isStripeError, orNullIfMissing } from './cards-stripe-errors.ts'
import { intentOf, MARK, readSubscription, WITH_PAYMENTS } from './cards-stripe-state.ts'

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

function readStripeEvent(json: unknown): CardEvent {
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

type Settings = Extract<Config['cards'], { kind: 'stripe' }>

/** The version this code was written against. Without it an update of the library would change what Stripe answers. */
const API_VERSION = '2026-10-28.endive'

/** Short, because somebody waits for it; a second try carries the same key and so cannot charge twice. */
const PATIENCE = { timeout: 20_000, maxNetworkRetries: 1 }

const INTERVAL = { Monthly: 'month', Yearly: 'year' } as const

export function createStripeCards({ secretKey, publishableKey, webhookSecret, apiBase }: Settings): Cards {
  const stripe = new Stripe(secretKey, {
    ...PATIENCE,
    ...addressOf(apiBase),
    apiVersion: API_VERSION,
    telemetry: false,
  })

  const find = async (id: string) => {
    const found = await orNullIfMissing(stripe.subscriptions.retrieve(id, WITH_PAYMENTS))
    return found && readSubscription(stripe, found)
  }

  return {
    ...createStripeChanges(stripe),
    name: 'stripe',
    publicKey: publishableKey,

    subscribe: (order) =>
      answered(async () => {
        const customer = await findOrCreateCustomer(order)
        const product = await findOrCreateProduct(order.plan)
        const card = await addCard(order, customer)
        const created = await createSubscription(order, { customer, product, card })
        await payFirstPeriod(order, created, card)
        return (await find(created.id)) ?? readSubscription(stripe, created)
      }),

    complete: ({ id }) => answered(() => find(id)),

    drop: (id) => answered(() => dropSubscription(id)),

    findOrder: ({ key, account }) =>
      answered(async () => {
        for (const customer of await customersOf(account)) {
          const made = stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
          for await (const subscription of made) {
            if (subscription.metadata[MARK.order] === key) return find(subscription.id)
          }
        }
        return null
      }),

    find: (id) => answered(() => find(id)),

    cancel: (id) =>
      answered(async () => {
        await orNullIfMissing(stripe.subscriptions.cancel(id))
      }),

    readEvent(body, signature) {
      try {
        return readStripeEvent(stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret))
      } catch (cause) {
        if (cause instanceof Stripe.errors.StripeSignatureVerificationError) {
          throw new AppError('invalid', billingMessages.badSignature)
        }
        throw new AppError('invalid', billingMessages.badEvent, { cause })
      }
    },
  }

  async function createSubscription(order: CardOrder, made: { customer: string; product: string; card: string }) {
    return stripe.subscriptions.create(
      {
        customer: made.customer,
        default_payment_method: made.card,
        items: [
          {
            price_data: {
              currency: order.plan.currency,
              product: made.product,
              recurring: { interval: INTERVAL[order.plan.type] },
              unit_amount: order.plan.amountCents,
            },
          },
        ],
        // Nothing is charged until the payment is confirmed, so a bank may ask the payer for approval first.
        payment_behavior: 'default_incomplete',
        payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
        metadata: {
          [MARK.account]: String(order.account.id),
          [MARK.plan]: String(order.plan.id),
          [MARK.order]: order.key,
        },
        ...WITH_PAYMENTS,
      },
      { idempotencyKey: order.key },
    )
  }

  /** Confirmed here and not in the browser, so that a card which needs no approval is charged in one call. */
  async function payFirstPeriod({ key }: CardOrder, created: Stripe.Subscription, card: string) {
    const intent = intentOf(created)
    if (!intent) return
    try {
      await answered(() =>
        stripe.paymentIntents.confirm(
          intent,
          { payment_method: card, use_stripe_sdk: true },
          { idempotencyKey: `${key}-confirm` },
        ),
      )
    } catch (error) {
      // Where this fails, too, the subscription expires within a day without a charge.
      if (error instanceof AppError) await dropSubscription(created.id).catch(() => null)
      throw error
    }
  }

  /** A voided invoice cannot be paid any more, and a paid one cannot be voided: Stripe decides which came first. */
  async function dropSubscription(id: string): Promise<CardSubscription | null> {
    const found = await orNullIfMissing(stripe.subscriptions.retrieve(id))
    const invoice = found?.status === 'incomplete' ? found.latest_invoice : null
    if (typeof invoice === 'string') {
      try {
        await stripe.invoices.voidInvoice(invoice)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }
    }
    return find(id)
  }

  async function findOrCreateCustomer({ key, account, holder }: CardOrder) {
    const [known] = await customersOf(account)
    if (known) return known
    const { address } = billingDetails(holder)
    const metadata = { [MARK.account]: String(account.id) }
    const created = await stripe.customers.create(
      { email: account.email, name: account.name, ...(address && { address }), metadata },
      { idempotencyKey: `${key}-customer` },
    )
    return created.id
  }

  /** By address, not by search: what was made a second ago is in a list, but not yet in a search. */
  async function customersOf({ id, email }: CardOrder['account']) {
    const ids: string[] = []
    for await (const customer of stripe.customers.list({ email, limit: 100 })) {
      if (customer.metadata[MARK.account] === String(id)) ids.push(customer.id)
    }
    return ids
  }

  async function findOrCreateProduct({ id, name }: CardOrder['plan']) {
    const productId = `${MARK.plan}_${id}`
    const known = await orNullIfMissing(stripe.products.retrieve(productId))
    if (known) return productId
    try {
      await stripe.products.create({ id: productId, name })
    } catch (error) {
      // Two first buyers at the same moment.
      if (!isStripeError(error, 'resource_already_exists')) throw error
    }
    return productId
  }

  async function addCard(order: CardOrder, customer: string) {
    const card = await createCard(stripe, order)
    await stripe.paymentMethods.attach(card, { customer }, { idempotencyKey: `${order.key}-attach` })
    return card
  }
}

function addressOf(apiBase: string | null) {
  if (apiBase === null) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  const isHttps = protocol === 'https:'
  return { protocol: isHttps ? 'https' : 'http', host: hostname, port: port || (isHttps ? 443 : 80) } as const
}
