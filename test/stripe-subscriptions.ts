import { list, missing, newId, ok, refused, type StripeCall, type StripeRequest } from './stripe-calls.ts'
import { type createStripeCards, DECLINES, NEEDS_APPROVAL, shownCard } from './stripe-cards.ts'

export interface StripeSubscription {
  id: string
  customer: string
  default_payment_method: string
  status: string
  start_date: number
  cancel_at_period_end: boolean
  latest_invoice: string
  metadata: Record<string, string>
  amount: number
  period_end: number
  intent: Intent
}

/** The payment of a subscription's latest invoice. */
interface Intent {
  id: string
  status: 'requires_confirmation' | 'requires_action' | 'requires_payment_method' | 'succeeded' | 'canceled'
  client_secret: string
  last_payment_error: { code: string; decline_code?: string } | null
  refunded: number
  dispute: string | null
}

const DAY = 24 * 60 * 60

const MARKS = ['plinth_account', 'plinth_plan', 'plinth_order']

const SUBSCRIPTION_FIELDS = [
  'customer',
  'default_payment_method',
  'items[0][price_data][currency]',
  'items[0][price_data][product]',
  'items[0][price_data][recurring][interval]',
  'items[0][price_data][unit_amount]',
  'payment_behavior',
  'payment_settings[payment_method_types][0]',
  'payment_settings[save_default_payment_method]',
  'expand[0]',
  'expand[1]',
  ...MARKS.map((mark) => `metadata[${mark}]`),
]

type Owners = Pick<ReturnType<typeof createStripeCards>, 'customers' | 'cards'>

export function createStripeSubscriptions({ customers, cards }: Owners) {
  const products = new Set<string>()
  const subscriptions = new Map<string, StripeSubscription>()
  /** Amounts in cents. */
  const refunds: number[] = []
  /** Amounts in cents. */
  const charges: number[] = []

  const calls: StripeCall[] = [
    ['GET', /^\/v1\/products\/(\w+)$/, [], (_, id) => (products.has(id) ? ok({ id }) : missing('product'))],
    ['POST', /^\/v1\/products$/, ['id', 'name'], createProduct],
    [
      'GET',
      /^\/v1\/subscriptions$/,
      ['customer', 'status', 'limit'],
      ({ form }) =>
        list(
          subscriptions,
          ({ customer }) => customer === form.customer,
          (subscription) => shown(subscription),
        ),
    ],
    ['POST', /^\/v1\/subscriptions$/, SUBSCRIPTION_FIELDS, subscribe],
    ['GET', /^\/v1\/subscriptions\/(\w+)$/, ['expand[0]', 'expand[1]'], ({ form }, id) => one(id, form)],
    ['POST', /^\/v1\/subscriptions\/(\w+)$/, ['cancel_at_period_end', 'default_payment_method'], updateSubscription],
    [
      'GET',
      /^\/v1\/invoice_payments$/,
      ['invoice', 'payment[type]', 'payment[payment_intent]', 'limit'],
      ({ form }) => invoicePayments(form),
    ],
    ['POST', /^\/v1\/refunds$/, ['payment_intent'], refund],
    ['GET', /^\/v1\/disputes$/, ['payment_intent', 'limit'], ({ form }) => disputesOf(form.payment_intent ?? '')],
    ['GET', /^\/v1\/payment_intents\/(\w+)$/, ['expand[0]'], (_, id) => showIntent(id)],
    ['POST', /^\/v1\/payment_intents\/(\w+)\/confirm$/, ['payment_method', 'use_stripe_sdk'], confirm],
    ['POST', /^\/v1\/invoices\/(\w+)\/void$/, [], (_, id) => voidInvoice(id)],
    [
      'DELETE',
      /^\/v1\/subscriptions\/(\w+)$/,
      [],
      (_, id) => {
        const found = subscriptions.get(id)
        if (!found || found.status === 'canceled') return missing('subscription')
        found.status = 'canceled'
        return one(id, {})
      },
    ],
  ]

  return {
    subscriptions,
    charges,
    refunds,
    shown,
    invoiceOf,
    calls,

    approvePayment(clientSecret: string, { isApproved }: { isApproved: boolean }) {
      const subscription = [...subscriptions.values()].find(({ intent }) => intent.client_secret === clientSecret)
      if (subscription?.intent.status !== 'requires_action')
        return { error: { code: 'payment_intent_unexpected_state' } }
      if (isApproved) return charge(subscription)
      const error = { code: 'payment_intent_authentication_failure' }
      subscription.intent = { ...subscription.intent, status: 'requires_payment_method', last_payment_error: error }
      return { error }
    },

    /** Starts the next period, paid or unpaid. */
    renew(id: string, { isPaid }: { isPaid: boolean }) {
      const subscription = subscriptions.get(id)
      if (!subscription) throw new Error('No such subscription.')
      subscription.latest_invoice = newId('in')
      subscription.intent = { ...newIntent(), status: isPaid ? 'succeeded' : 'requires_payment_method' }
      subscription.status = isPaid ? 'active' : 'past_due'
      subscription.period_end += 30 * DAY
      if (isPaid) charges.push(subscription.amount)
      return invoiceOf(subscription, isPaid)
    },
  }

  function createProduct({ form: { id = '' } }: StripeRequest) {
    if (products.has(id)) return refused({ code: 'resource_already_exists' })
    products.add(id)
    return ok({ object: 'product', id })
  }

  function subscribe({ form }: StripeRequest) {
    const card = cards.get(form.default_payment_method ?? '')
    if (!card || card.customer !== form.customer) return missing('payment_method')
    if (!products.has(form['items[0][price_data][product]'] ?? '')) return missing('product')
    if (form.payment_behavior !== 'default_incomplete') return refused({ code: 'parameter_missing' })
    const now = Math.floor(Date.now() / 1000)
    const isYearly = form['items[0][price_data][recurring][interval]'] === 'year'
    const subscription: StripeSubscription = {
      id: newId('sub'),
      customer: card.customer ?? '',
      default_payment_method: form.default_payment_method ?? '',
      status: 'incomplete',
      start_date: now,
      cancel_at_period_end: false,
      latest_invoice: newId('in'),
      metadata: Object.fromEntries(MARKS.map((mark) => [mark, form[`metadata[${mark}]`] ?? ''])),
      amount: Number(form['items[0][price_data][unit_amount]']),
      period_end: now + (isYearly ? 365 : 30) * DAY,
      intent: newIntent(),
    }
    subscriptions.set(subscription.id, subscription)
    return ok(shown(subscription, form))
  }

  function confirm({ form }: StripeRequest, id: string) {
    const subscription = byIntent(id)
    const card = cards.get(form.payment_method ?? '')
    if (!subscription || !card || card.customer !== subscription.customer) return missing('payment_intent')
    if (subscription.intent.status !== 'requires_confirmation') {
      return refused({ code: 'payment_intent_unexpected_state' })
    }
    const decline = DECLINES[card.token]
    if (decline) {
      subscription.intent = { ...subscription.intent, status: 'requires_payment_method', last_payment_error: decline }
      const message = `The card ${card.token} of ${customers.get(card.customer ?? '')?.email} was refused.`
      return { status: 402, body: { error: { type: 'card_error', message, ...decline } } }
    }
    if (!NEEDS_APPROVAL.includes(card.token)) charge(subscription)
    else subscription.intent = { ...subscription.intent, status: 'requires_action' }
    return showIntent(id)
  }

  function charge(subscription: StripeSubscription) {
    subscription.intent = { ...subscription.intent, status: 'succeeded' }
    subscription.status = 'active'
    charges.push(subscription.amount)
    return { paymentIntent: { id: subscription.intent.id, status: 'succeeded' } }
  }

  function updateSubscription({ form }: StripeRequest, id: string) {
    const found = subscriptions.get(id)
    if (!found || found.status === 'canceled') return missing('subscription')
    if (form.cancel_at_period_end) found.cancel_at_period_end = form.cancel_at_period_end === 'true'
    if (form.default_payment_method) found.default_payment_method = form.default_payment_method
    return one(id, {})
  }

  function invoicePayments(form: StripeRequest['form']) {
    const found = [...subscriptions.values()].filter(
      ({ latest_invoice, intent }) => latest_invoice === form.invoice || intent.id === form['payment[payment_intent]'],
    )
    const data = found.map(({ latest_invoice, intent }) => ({
      invoice: latest_invoice,
      payment: { type: 'payment_intent', payment_intent: intent.id },
    }))
    return ok({ object: 'list', data, has_more: false, url: '/v1' })
  }

  function refund({ form }: StripeRequest) {
    const found = byIntent(form.payment_intent ?? '')
    if (!found) return missing('payment_intent')
    if (found.intent.refunded === found.amount) return refused({ code: 'charge_already_refunded' })
    refunds.push(found.amount - found.intent.refunded)
    found.intent.refunded = found.amount
    return ok({ object: 'refund', id: newId('re') })
  }

  function disputesOf(intent: string) {
    const status = byIntent(intent)?.intent.dispute
    return ok({ object: 'list', data: status ? [{ object: 'dispute', status }] : [], has_more: false, url: '/v1' })
  }

  /** Only the invoice of an incomplete subscription can be voided. */
  function voidInvoice(id: string) {
    const subscription = [...subscriptions.values()].find(({ latest_invoice }) => latest_invoice === id)
    if (!subscription) return missing('invoice')
    if (subscription.status !== 'incomplete') return refused({ code: 'invoice_not_editable' })
    subscription.status = 'incomplete_expired'
    subscription.intent = { ...subscription.intent, status: 'canceled' }
    return ok({ object: 'invoice', id, status: 'void' })
  }

  function byIntent(id: string) {
    return [...subscriptions.values()].find(({ intent }) => intent.id === id)
  }

  function showIntent(id: string) {
    const found = byIntent(id)
    if (!found) return missing('payment_intent')
    const { refunded: amount_refunded, dispute: _, ...intent } = found.intent
    return ok({ object: 'payment_intent', ...intent, latest_charge: { object: 'charge', amount_refunded } })
  }

  function one(id: string, form: StripeRequest['form']) {
    const found = subscriptions.get(id)
    return found ? ok(shown(found, form)) : missing('subscription')
  }
}

function newIntent(): Intent {
  const id = newId('pi')
  return {
    id,
    status: 'requires_confirmation',
    client_secret: `${id}_secret_${newId('s')}`,
    last_payment_error: null,
    refunded: 0,
    dispute: null,
  }
}

function shown(subscription: StripeSubscription, form: StripeRequest['form'] = {}) {
  const { amount: _, period_end, intent, latest_invoice, default_payment_method, ...rest } = subscription
  const payments = { data: [{ payment: { type: 'payment_intent', payment_intent: intent.id } }] }
  const isExpanded = form['expand[0]'] === 'latest_invoice.payments'
  return {
    object: 'subscription',
    ...rest,
    latest_invoice: isExpanded ? { object: 'invoice', id: latest_invoice, payments } : latest_invoice,
    default_payment_method: isExpanded ? shownCard(default_payment_method) : default_payment_method,
    items: { data: [{ current_period_end: period_end }] },
  }
}

function invoiceOf(subscription: StripeSubscription, isPaid: boolean) {
  return {
    id: subscription.latest_invoice,
    object: 'invoice',
    amount_paid: isPaid ? subscription.amount : 0,
    currency: 'usd',
    parent: { subscription_details: { subscription: subscription.id } },
  }
}
