import { list, missing, newId, ok, refused, type StripeCall, type StripeRequest } from './stripe-calls.ts'

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

/** Test tokens of declined cards and the error of each, as at Stripe. */
export const DECLINES: Record<string, { code: string; decline_code?: string }> = {
  tok_chargeDeclined: { code: 'card_declined', decline_code: 'generic_decline' },
  tok_insufficientFunds: { code: 'card_declined', decline_code: 'insufficient_funds' },
}

/** Test tokens of cards that require approval by the payer. */
export const NEEDS_APPROVAL = ['tok_threeDSecure2Required', 'tok_authenticationRequired']

const SETUP_FIELDS = [
  'customer',
  'payment_method',
  'allowed_payment_method_types[0]',
  'usage',
  'confirm',
  'use_stripe_sdk',
  'expand[0]',
]

export function createStripeCards() {
  const customers = new Map<string, Customer>()
  const cards = new Map<string, StripeCard>()
  const setups = new Map<string, Setup>()
  const usedTokens = new Set<string>()

  const calls: StripeCall[] = [
    [
      'GET',
      /^\/v1\/customers$/,
      ['email', 'limit'],
      ({ form }) => list(customers, ({ email }) => email === form.email),
    ],
    ['POST', /^\/v1\/customers$/, ['email', 'name', 'address[country]', 'metadata[plinth_account]'], createCustomer],
    [
      'POST',
      /^\/v1\/payment_methods$/,
      ['type', 'card[token]', 'billing_details[name]', 'billing_details[address][country]'],
      createCard,
    ],
    ['POST', /^\/v1\/payment_methods\/(\w+)\/attach$/, ['customer'], attachCard],
    ['POST', /^\/v1\/setup_intents$/, SETUP_FIELDS, createSetup],
    ['GET', /^\/v1\/setup_intents\/(\w+)$/, ['expand[0]'], (_, id) => showSetup(id)],
  ]

  return {
    customers,
    cards,
    calls,

    /** Approves or refuses the setup of a card; null if the secret belongs to none. */
    approveSetup(clientSecret: string, { isApproved }: { isApproved: boolean }) {
      const setup = [...setups.values()].find(({ client_secret }) => client_secret === clientSecret)
      if (!setup) return null
      setup.status = isApproved ? 'succeeded' : 'requires_payment_method'
      return { setupIntent: { id: setup.id, status: setup.status } }
    },
  }

  function createCustomer({ form }: StripeRequest) {
    const metadata = { plinth_account: form['metadata[plinth_account]'] ?? '' }
    const customer = { id: newId('cus'), email: form.email ?? '', country: form['address[country]'] ?? null, metadata }
    customers.set(customer.id, customer)
    return ok({ object: 'customer', ...customer })
  }

  /**
   * Tokens that begin with `tok_once_` work once, like real ones; all others can be reused, like Stripe's test tokens.
   */
  function createCard({ form }: StripeRequest) {
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

  function attachCard({ form }: StripeRequest, id: string) {
    const card = cards.get(id)
    if (!card || !customers.has(form.customer ?? '')) return missing('payment_method')
    card.customer = form.customer ?? null
    return ok({ object: 'payment_method', id, customer: card.customer })
  }

  function createSetup({ form }: StripeRequest) {
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
}

export function shownCard(id: string) {
  return { object: 'payment_method', id, card: { brand: 'visa', last4: '4242' } }
}
