import Stripe from 'stripe'
import * as z from 'zod'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'
import type { CardEvent, CardOrder, CardSubscription, Cards } from './cards.ts'
import { billingDetails, createCard, createStripeChanges } from './cards-stripe-changes.ts'
import { isStripeError, orNullIfMissing, translateErrors } from './cards-stripe-errors.ts'
import { intentOf, METADATA_KEY, readSubscription, WITH_PAYMENTS } from './cards-stripe-state.ts'

/** Accepts only values that can be stored and used in a URL: even a signed event can be malformed. */
const name = z.string().regex(/^[\w.-]{1,255}$/)
const id = z.union([name, z.object({ id: name }).transform((thing) => thing.id)])
const LARGEST_SECOND = 253_402_300_799

const Event = z.object({
  id: name,
  type: name,
  created: z.int().min(0).max(LARGEST_SECOND),
  data: z.object({ object: z.looseObject({ id: name.optional(), object: z.string() }) }),
})

/** Depending on the API version, the subscription is in `subscription` or in `parent`. */
const Invoice = z.object({
  id: name,
  amount_paid: z.int32().min(0),
  currency: z.string().regex(/^[a-z]{3}$/),
  subscription: id.nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: id }).nullish() }).nullish(),
})

/** A refund, a dispute or their charge: each references the payment intent. */
const RETURN_OBJECTS = ['charge', 'refund', 'dispute']
const WithIntent = z.object({ payment_intent: id })

const PAID = ['invoice.paid', 'invoice.payment_succeeded']

function readStripeEvent(json: unknown): CardEvent {
  const { id, type, created, data } = Event.parse(json)
  const event = { id, type, createdAt: new Date(created * 1000), subscriptionId: null, intentId: null, payment: null }
  if (type.startsWith('customer.subscription.')) return { ...event, subscriptionId: data.object.id ?? null }
  if (RETURN_OBJECTS.includes(data.object.object)) {
    return { ...event, intentId: WithIntent.safeParse(data.object).data?.payment_intent ?? null }
  }
  if (data.object.object !== 'invoice' || !type.startsWith('invoice.')) return event

  const invoice = Invoice.safeParse(data.object)
  // A preview invoice has no id and no payment.
  if (!invoice.success) return event
  const { amount_paid, currency, parent, subscription } = invoice.data
  return {
    ...event,
    subscriptionId: parent?.subscription_details?.subscription ?? subscription ?? null,
    payment: PAID.includes(type) ? { id: invoice.data.id, amountCents: amount_paid, currency } : null,
  }
}

type Settings = Extract<Config['cards'], { kind: 'stripe' }>

/** The API version of this code. Without it, an update of the library would change the responses. */
const API_VERSION = '2026-10-28.endive'

/** The timeout is short, because a buyer is waiting. A retry has the same idempotency key and cannot charge twice. */
const TIMEOUT_OPTIONS = { timeout: 20_000, maxNetworkRetries: 1 }

const INTERVAL = { Monthly: 'month', Yearly: 'year' } as const

export function createStripeCards({ secretKey, publishableKey, webhookSecret, apiBase }: Settings): Cards {
  const stripe = new Stripe(secretKey, {
    ...TIMEOUT_OPTIONS,
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
      translateErrors(async () => {
        const customer = await findOrCreateCustomer(order)
        const product = await findOrCreateProduct(order.plan)
        const card = await addCard(order, customer)
        const created = await createSubscription(order, { customer, product, card })
        await payFirstPeriod(order, created, card)
        return (await find(created.id)) ?? readSubscription(stripe, created)
      }),

    complete: ({ id }) => translateErrors(() => find(id)),

    cancelIncomplete: (id) => translateErrors(() => cancelIncomplete(id)),

    findOrder: ({ key, account }) =>
      translateErrors(async () => {
        for (const customer of await customersOf(account)) {
          const made = stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
          for await (const subscription of made) {
            if (subscription.metadata[METADATA_KEY.order] === key) return find(subscription.id)
          }
        }
        return null
      }),

    find: (id) => translateErrors(() => find(id)),

    cancel: (id) =>
      translateErrors(async () => {
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
        // Nothing is charged until the payment is confirmed, so that 3-D Secure can be required first.
        payment_behavior: 'default_incomplete',
        payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
        metadata: {
          [METADATA_KEY.account]: String(order.account.id),
          [METADATA_KEY.plan]: String(order.plan.id),
          [METADATA_KEY.order]: order.key,
        },
        ...WITH_PAYMENTS,
      },
      { idempotencyKey: order.key },
    )
  }

  /** Confirms the payment on the server, so that a card that needs no 3-D Secure is charged in one call. */
  async function payFirstPeriod({ key }: CardOrder, created: Stripe.Subscription, card: string) {
    const intent = intentOf(created)
    if (!intent) return
    try {
      await translateErrors(() =>
        stripe.paymentIntents.confirm(
          intent,
          { payment_method: card, use_stripe_sdk: true },
          { idempotencyKey: `${key}-confirm` },
        ),
      )
    } catch (error) {
      // If the cancellation fails too, the subscription expires within a day without a charge.
      if (error instanceof AppError) await cancelIncomplete(created.id).catch(() => null)
      throw error
    }
  }

  /** A voided invoice cannot be paid, and a paid one cannot be voided: Stripe decides which came first. */
  async function cancelIncomplete(id: string): Promise<CardSubscription | null> {
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
    const metadata = { [METADATA_KEY.account]: String(account.id) }
    const created = await stripe.customers.create(
      { email: account.email, name: account.name, ...(address && { address }), metadata },
      { idempotencyKey: `${key}-customer` },
    )
    return created.id
  }

  /** Lists customers by email address, because Stripe's search does not include recently created ones. */
  async function customersOf({ id, email }: CardOrder['account']) {
    const ids: string[] = []
    for await (const customer of stripe.customers.list({ email, limit: 100 })) {
      if (customer.metadata[METADATA_KEY.account] === String(id)) ids.push(customer.id)
    }
    return ids
  }

  async function findOrCreateProduct({ id, name }: CardOrder['plan']) {
    const productId = `${METADATA_KEY.plan}_${id}`
    const known = await orNullIfMissing(stripe.products.retrieve(productId))
    if (known) return productId
    try {
      await stripe.products.create({ id: productId, name })
    } catch (error) {
      // A parallel first purchase of this plan has already created the product.
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
