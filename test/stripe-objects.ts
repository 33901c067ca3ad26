import { randomBytes } from 'node:crypto'

export interface Answer {
  status: number
  body: object
}

export interface Asked {
  method: string
  path: string
  form: Record<string, string>
}

interface StripeCard {
  token: string
  customer: string | null
  name: string | null
  country: string | null
}

interface Setup {
  id: string
  customer: string
  payment_method: string
  status: 'requires_action' | 'requires_payment_method' | 'succeeded'
  client_secret: string
}

interface Customer {
  id: string
  email: string
  country: string | null
  metadata: Record<string, string>
}

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

/** Test tokens of declined cards and their errors, as at Stripe. */
const DECLINES: Record<string, { code: string; decline_code?: string }> = {
  tok_chargeDeclined: { code: 'card_declined', decline_code: 'generic_decline' },
  tok_insufficientFunds: { code: 'card_declined', decline_code: 'insufficient_funds' },
}

/** Test tokens of cards that need the payer's approval. */
const NEEDS_APPROVAL = ['tok_threeDSecure2Required', 'tok_authenticationRequired']

/** Customers, products, cards and subscriptions of a Stripe account, with Stripe's validation. */
export function createStripeObjects() {
  const customers = new Map<string, Customer>()
  const products = new Set<string>()
  const cards = new Map<string, StripeCard>()
  const setups = new Map<string, Setup>()
  const subscriptions = new Map<string, StripeSubscription>()
  const usedTokens = new Set<string>()
  /** Amounts in cents. */
  const refunds: number[] = []
  /** Amounts in cents. */
  const charges: number[] = []

  const calls: [method: string, path: RegExp, allowed: string[], answer: (asked: Asked, id: string) => Answer][] = [
    [
      'GET',
      /^\/v1\/customers$/,
      ['email', 'limit'],
      ({ form }) => list(customers, ({ email }) => email === form.email),
    ],
    ['POST', /^\/v1\/customers$/, ['email', 'name', 'address[country]', 'metadata[plinth_account]'], createCustomer],
    ['GET', /^\/v1\/products\/(\w+)$/, [], (_, id) => (products.has(id) ? ok({ id }) : missing('product'))],
    ['POST', /^\/v1\/products$/, ['id', 'name'], createProduct],
    [
      'POST',
      /^\/v1\/payment_methods$/,
      ['type', 'card[token]', 'billing_details[name]', 'billing_details[address][country]'],
      createCard,
    ],
    ['POST', /^\/v1\/payment_methods\/(\w+)\/attach$/, ['customer'], attachCard],
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
    ['POST', /^\/v1\/setup_intents$/, SETUP_FIELDS, createSetup],
    ['GET', /^\/v1\/setup_intents\/(\w+)$/, ['expand[0]'], (_, id) => showSetup(id)],
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
    customers,
    cards,
    subscriptions,
    charges,
    refunds,
    shown,

    answer(asked: Asked): Answer {
      for (const [method, path, allowed, answer] of calls) {
        const found = path.exec(asked.path)
        if (method !== asked.method || !found) continue
        const unknown = Object.keys(asked.form).filter((name) => !allowed.includes(name))
        if (unknown.length > 0) return refused({ code: 'parameter_unknown', param: unknown.join() })
        return answer(asked, found[1] ?? '')
      }
      return { status: 404, body: { error: { type: 'invalid_request_error', message: `No such call: ${asked.path}` } } }
    },

    /** Approves or refuses a payment, as the payer does in the bank's dialog. Returns the result for Stripe.js. */
    approve(clientSecret: string, { isApproved }: { isApproved: boolean }) {
      const setup = [...setups.values()].find(({ client_secret }) => client_secret === clientSecret)
      if (setup) {
        setup.status = isApproved ? 'succeeded' : 'requires_payment_method'
        return { setupIntent: { id: setup.id, status: setup.status } }
      }
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

    invoiceOf,
  }

  function createCustomer({ form }: Asked) {
    const metadata = { plinth_account: form['metadata[plinth_account]'] ?? '' }
    const customer = { id: newId('cus'), email: form.email ?? '', country: form['address[country]'] ?? null, metadata }
    customers.set(customer.id, customer)
    return ok({ object: 'customer', ...customer })
  }

  function createProduct({ form: { id = '' } }: Asked) {
    if (products.has(id)) return refused({ code: 'resource_already_exists' })
    products.add(id)
    return ok({ object: 'product', id })
  }

  /**
   * Tokens that begin with `tok_once_` work once, like real ones; all others can be reused, like Stripe's test tokens.
   */
  function createCard({ form }: Asked) {
    const token = form['card[token]'] ?? ''
    if (!/^tok_\w+$/.test(token) || token === 'tok_unknownCard') return missing('token')
    if (usedTokens.has(token)) return refused({ code: 'token_already_used' })
    if (token.startsWith('tok_once_')) usedTokens.add(token)
    const id = newId('pm')
    cards.set(id, {
      token,
      customer: null,
      name: form['billing_details[name]'] ?? null,
      country: form['billing_details[address][country]'] ?? null,
    })
    return ok({ object: 'payment_method', id })
  }

  function attachCard({ form }: Asked, id: string) {
    const card = cards.get(id)
    if (!card || !customers.has(form.customer ?? '')) return missing('payment_method')
    card.customer = form.customer ?? null
    return ok({ object: 'payment_method', id, customer: card.customer })
  }

  function subscribe({ form }: Asked) {
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

  function confirm({ form }: Asked, id: string) {
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

  function updateSubscription({ form }: Asked, id: string) {
    const found = subscriptions.get(id)
    if (!found || found.status === 'canceled') return missing('subscription')
    if (form.cancel_at_period_end) found.cancel_at_period_end = form.cancel_at_period_end === 'true'
    if (form.default_payment_method) found.default_payment_method = form.default_payment_method
    return one(id, {})
  }

  function createSetup({ form }: Asked) {
    const card = cards.get(form.payment_method ?? '')
    if (!card || !customers.has(form.customer ?? '')) return missing('payment_method')
    const decline = DECLINES[card.token]
    if (decline) return { status: 402, body: { error: { type: 'card_error', message: 'No.', ...decline } } }
    const id = newId('seti')
    card.customer = form.customer ?? null
    setups.set(id, {
      id,
      customer: form.customer ?? '',
      payment_method: form.payment_method ?? '',
      status: NEEDS_APPROVAL.includes(card.token) ? 'requires_action' : 'succeeded',
      client_secret: `${id}_secret_${newId('s')}`,
    })
    return showSetup(id)
  }

  function showSetup(id: string) {
    const setup = setups.get(id)
    if (!setup) return missing('setup_intent')
    return ok({ object: 'setup_intent', ...setup, payment_method: shownCard(setup.payment_method) })
  }

  function invoicePayments(form: Asked['form']) {
    const found = [...subscriptions.values()].filter(
      ({ latest_invoice, intent }) => latest_invoice === form.invoice || intent.id === form['payment[payment_intent]'],
    )
    const data = found.map(({ latest_invoice, intent }) => ({
      invoice: latest_invoice,
      payment: { type: 'payment_intent', payment_intent: intent.id },
    }))
    return ok({ object: 'list', data, has_more: false, url: '/v1' })
  }

  function refund({ form }: Asked) {
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

  function one(id: string, form: Asked['form']) {
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

const MARKS = ['plinth_account', 'plinth_plan', 'plinth_order']

const SETUP_FIELDS = [
  'customer',
  'payment_method',
  'allowed_payment_method_types[0]',
  'usage',
  'confirm',
  'use_stripe_sdk',
  'expand[0]',
]

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

function shown(subscription: StripeSubscription, form: Asked['form'] = {}) {
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

function shownCard(id: string) {
  return { object: 'payment_method', id, card: { brand: 'visa', last4: '4242' } }
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

function list<T>(
  all: Map<string, T>,
  isWanted: (thing: T) => boolean,
  show: (thing: T) => object = (thing) => thing as object,
) {
  const data = [...all.values()].filter(isWanted).map(show)
  return ok({ object: 'list', data, has_more: false, url: '/v1' })
}

function ok(body: object): Answer {
  return { status: 200, body }
}

function refused(error: { code: string; param?: string }): Answer {
  return { status: 400, body: { error: { type: 'invalid_request_error', message: 'No.', ...error } } }
}

function missing(what: string): Answer {
  const error = { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}.` }
  return { status: 404, body: { error } }
}

function newId(kind: string) {
  return `${kind}_${randomBytes(9).toString('hex')}`
}
