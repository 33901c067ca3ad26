import Stripe from 'stripe'
import type { SubscriptionStatus } from '#contract/billing/billing.constants.ts'
import { say } from '#contract/billing/billing.messages.ts'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'
import type { CardOrder, CardSubscription, Cards } from './cards.ts'
import { answered, isStripeError, orNullIfMissing } from './cards-stripe-errors.ts'
import { readStripeEvent } from './cards-stripe-events.ts'

type Settings = Extract<Config['cards'], { kind: 'stripe' }>

/** Short, because somebody waits for it; a second try carries the same key and so cannot charge twice. */
const PATIENCE = { timeout: 20_000, maxNetworkRetries: 1 }

/** Marks what is ours: one Stripe account may serve other sites too. */
const MARK = { account: 'plinth_account', order: 'plinth_order', plan: 'plinth_plan' } as const

const INTERVAL = { Monthly: 'month', Yearly: 'year' } as const

export function createStripeCards({ secretKey, publishableKey, webhookSecret, apiBase }: Settings): Cards {
  const stripe = new Stripe(secretKey, { ...PATIENCE, ...addressOf(apiBase), telemetry: false })

  return {
    name: 'stripe',
    publicKey: publishableKey,

    subscribe: (order) =>
      answered(async () => {
        const customer = await findOrCreateCustomer(order)
        const product = await findOrCreateProduct(order.plan)
        const card = await addCard(order, customer)
        const subscription = await stripe.subscriptions.create(
          {
            customer,
            default_payment_method: card,
            items: [
              {
                price_data: {
                  currency: order.plan.currency,
                  product,
                  recurring: { interval: INTERVAL[order.plan.type] },
                  unit_amount: order.plan.amountCents,
                },
              },
            ],
            // Without it a declined card leaves a subscription that waits to be paid.
            payment_behavior: 'error_if_incomplete',
            metadata: {
              [MARK.account]: String(order.account.id),
              [MARK.plan]: String(order.plan.id),
              [MARK.order]: order.key,
            },
          },
          { idempotencyKey: order.key },
        )
        return toSubscription(subscription)
      }),

    findOrder: ({ key, account }) =>
      answered(async () => {
        for (const customer of await customersOf(account)) {
          const made = stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
          for await (const subscription of made) {
            if (subscription.metadata[MARK.order] === key) return toSubscription(subscription)
          }
        }
        return null
      }),

    find: (id) =>
      answered(async () => {
        const found = await orNullIfMissing(stripe.subscriptions.retrieve(id))
        return found && toSubscription(found)
      }),

    cancel: (id) =>
      answered(async () => {
        await orNullIfMissing(stripe.subscriptions.cancel(id))
      }),

    readEvent(body, signature) {
      try {
        stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret)
      } catch {
        throw new AppError('invalid', say.badSignature)
      }
      return readStripeEvent(JSON.parse(body.toString()))
    },
  }

  async function findOrCreateCustomer({ key, account }: CardOrder) {
    const [known] = await customersOf(account)
    if (known) return known
    const created = await stripe.customers.create(
      { email: account.email, name: account.name, metadata: { [MARK.account]: String(account.id) } },
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

  async function addCard({ key, cardToken }: CardOrder, customer: string) {
    const card = await stripe.paymentMethods.create(
      { type: 'card', card: { token: cardToken } },
      { idempotencyKey: `${key}-card` },
    )
    await stripe.paymentMethods.attach(card.id, { customer }, { idempotencyKey: `${key}-attach` })
    return card.id
  }
}

function addressOf(apiBase: string | null) {
  if (apiBase === null) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  const isHttps = protocol === 'https:'
  return { protocol: isHttps ? 'https' : 'http', host: hostname, port: port || (isHttps ? 443 : 80) } as const
}

function toSubscription(subscription: Stripe.Subscription): CardSubscription {
  const status = STATUS[subscription.status] ?? 'pastDue'
  const ends = subscription.items.data.map((item) => item.current_period_end)
  const isRenewed = status !== 'cancelled' && !subscription.cancel_at_period_end && ends.length > 0
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    orderKey: subscription.metadata[MARK.order] ?? null,
    paymentId: subscription.latest_invoice && idOf(subscription.latest_invoice),
    status,
    startedAt: new Date(subscription.start_date * 1000),
    renewsAt: isRenewed ? new Date(Math.max(...ends) * 1000) : null,
  }
}

const STATUS: Record<string, SubscriptionStatus> = {
  active: 'active',
  trialing: 'active',
  past_due: 'pastDue',
  unpaid: 'pastDue',
  incomplete: 'pastDue',
  canceled: 'cancelled',
  incomplete_expired: 'cancelled',
  paused: 'cancelled',
}

function idOf(thing: string | { id: string }) {
  return typeof thing === 'string' ? thing : thing.id
}
