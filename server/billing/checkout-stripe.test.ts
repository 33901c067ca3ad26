import { expect } from 'vitest'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { loadConfig } from '#server/config.ts'
import { openTestApi } from '#test/api.ts'
import { STRIPE_ENV } from '#test/local-stripe.ts'
import { refusal } from '#test/people.ts'
import { test } from '#test/stripe-server.ts'
import { payments, subscriptions } from './billing.tables.ts'
import { aBuyer, checkOut, reasonIn } from './checkout.fixture.ts'

test('a card is charged the price of the plan once, for a customer and a subscription with our metadata', async ({
  api,
  db,
  stripe,
  outbox,
}) => {
  const buyer = await aBuyer(db)

  const response = await checkOut(api, buyer, { Token: 'tok_once_1' })

  expect([response.statusCode, reasonIn(response)]).toEqual([200, billingMessages.paymentDone])
  expect(stripe.charges).toEqual([2950])
  const [made] = [...stripe.subscriptions.values()]
  expect(made?.metadata).toMatchObject({ plinth_account: `${buyer.account.id}`, plinth_plan: `${buyer.plan.id}` })
  expect(await db.select().from(subscriptions)).toMatchObject([
    {
      provider: 'stripe',
      providerSubscriptionId: made?.id,
      providerCustomerId: made?.customer,
      status: 'active',
      renewsAt: new Date((made?.period_end ?? 0) * 1000),
    },
  ])
  expect(await db.select().from(payments)).toMatchObject([
    { status: 'succeeded', providerPaymentId: made?.latest_invoice, amountCents: 2950 },
  ])
  expect((await outbox.mails(1))[0]?.text).not.toContain(billingMessages.testMode)
})

test('the page gets the publishable key', async ({ api, db }) => {
  const { token } = await aBuyer(db)

  const response = await api.get('/Payment/GetPaymentKey', { token })

  expect(response.json().data).toBe(STRIPE_ENV.STRIPE_PUBLISHABLE_KEY)
})

test.for([
  ['tok_chargeDeclined', billingMessages.cardDeclined],
  ['tok_insufficientFunds', billingMessages.cardHasNoFunds],
  ['tok_unknownCard', billingMessages.cardUnknown],
  ['not a token', billingMessages.cardUnknown],
] as const)(
  'the card %s is refused with our own message and leaves nothing to pay',
  async ([cardToken, sentence], { api, db, stripe }) => {
    const response = await checkOut(api, await aBuyer(db), { Token: cardToken })

    expect([response.statusCode, response.json()]).toEqual([400, refusal(sentence)])
    expect([stripe.charges, await db.$count(subscriptions)]).toEqual([[], 0])
    expect([...stripe.subscriptions.values()].every(({ status }) => status === 'incomplete_expired')).toBe(true)
    expect(await db.select().from(payments)).toMatchObject([{ status: 'failed', failureReason: sentence }])
  },
)

test('a card token cannot be used by two accounts', async ({ api, db, stripe }) => {
  await checkOut(api, await aBuyer(db), { Token: 'tok_once_2' })
  const stranger = await aBuyer(db)

  const response = await checkOut(api, stranger, { Token: 'tok_once_2' })

  expect([response.statusCode, response.json()]).toEqual([400, refusal(billingMessages.cardUsed)])
  expect(stripe.charges).toEqual([2950])
})

test('four equal parallel checkouts charge once', async ({ api, db, stripe }) => {
  const buyer = await aBuyer(db)

  const responses = await Promise.all(Array.from({ length: 4 }, () => checkOut(api, buyer, { Token: 'tok_once_3' })))

  expect(stripe.charges).toEqual([2950])
  expect(stripe.subscriptions.size).toBe(1)
  const results = responses.map(({ statusCode }) => statusCode).sort()
  expect(results[0]).toBe(200)
  for (const status of results) expect([200, 409]).toContain(status)
})

test('four parallel checkouts with four cards charge one of them', async ({ api, db, stripe }) => {
  const buyer = await aBuyer(db)

  await Promise.all([1, 2, 3, 4].map((nth) => checkOut(api, buyer, { Token: `tok_once_4_${nth}` })))

  expect(stripe.charges).toEqual([2950])
  expect(await db.$count(subscriptions)).toBe(1)
})

test('a request whose response was lost is repeated with the same idempotency key, without an error for the buyer', async ({
  api,
  db,
  stripe,
}) => {
  stripe.loseAnswers(/\/confirm$/, 1)

  const response = await checkOut(api, await aBuyer(db), { Token: 'tok_once_5' })

  expect(response.statusCode).toBe(200)
  expect(stripe.charges).toEqual([2950])
})

test('without a response the payment stays open, and repeating the checkout completes it without a second charge', async ({
  api,
  db,
  stripe,
}) => {
  const buyer = await aBuyer(db)
  stripe.loseAnswers(/\/confirm$/, 2)

  const first = await checkOut(api, buyer, { Token: 'tok_once_6' })

  expect([first.statusCode, first.json()]).toEqual([409, refusal(billingMessages.paymentUnanswered)])
  expect([stripe.charges, await db.$count(subscriptions)]).toEqual([[2950], 0])
  expect(await db.select().from(payments)).toMatchObject([{ status: 'pending', failureReason: 'unanswered' }])

  const otherCard = await checkOut(api, buyer, { Token: 'tok_once_7' })
  expect([otherCard.statusCode, otherCard.json()]).toEqual([409, refusal(billingMessages.paymentInProgress)])

  expect((await checkOut(api, buyer, { Token: 'tok_once_6' })).statusCode).toBe(200)
  expect([stripe.charges, await db.$count(subscriptions)]).toEqual([[2950], 1])
})

test('an open payment that was charged is found by a later checkout with any card', async ({ api, db, stripe }) => {
  const buyer = await aBuyer(db)
  stripe.loseAnswers(/\/confirm$/, 2)
  await checkOut(api, buyer, { Token: 'tok_once_8' })
  await db.update(payments).set({ updatedAt: new Date(Date.now() - 301_000) })

  const response = await checkOut(api, buyer, { Token: 'tok_once_9' })

  expect([response.statusCode, response.json()]).toEqual([409, refusal(billingMessages.alreadySubscribed)])
  expect(stripe.charges).toEqual([2950])
  expect(await db.select().from(payments)).toMatchObject([{ status: 'succeeded' }])
  expect((await checkOut(api, buyer, { Token: 'tok_once_8' })).statusCode).toBe(200)
})

test('an open payment that was never charged is replaced by a new one', async ({ api, db, stripe }) => {
  const buyer = await aBuyer(db)
  stripe.loseAnswers('/v1/payment_methods', 2)
  expect((await checkOut(api, buyer, { Token: 'tok_once_10' })).statusCode).toBe(409)
  await db.update(payments).set({ updatedAt: new Date(Date.now() - 301_000) })

  expect((await checkOut(api, buyer, { Token: 'tok_once_11' })).statusCode).toBe(200)
  expect(stripe.charges).toEqual([2950])
})

test('a new card for an overdue subscription ends the old one before it is charged', async ({ api, db, stripe }) => {
  const buyer = await aBuyer(db)
  await checkOut(api, buyer, { Token: 'tok_once_12' })
  await db.update(subscriptions).set({ status: 'pastDue' })

  const response = await checkOut(api, buyer, { Token: 'tok_once_13' })

  expect(response.statusCode).toBe(200)
  expect([...stripe.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled', 'active'])
  const rows = await db.select().from(subscriptions).orderBy(subscriptions.id)
  expect(rows.map(({ status }) => status)).toEqual(['cancelled', 'active'])
  expect(stripe.seen.indexOf(`DELETE /v1/subscriptions/${rows[0]?.providerSubscriptionId}`)).toBeLessThan(
    stripe.seen.lastIndexOf('POST /v1/subscriptions'),
  )
})

test('with a wrong secret key nothing is charged and the response only says that payment is not available', async ({
  config,
  data,
  db,
  stripe,
}) => {
  const env = { ...STRIPE_ENV, STRIPE_SECRET_KEY: 'sk_test_old', STRIPE_API_BASE: stripe.url, LOG_LEVEL: 'silent' }
  const api = await openTestApi(loadConfig({ ...env, DATA_DIR: config.dataDir }), data)

  const response = await checkOut(api, await aBuyer(db))

  expect([response.statusCode, response.json()]).toEqual([400, refusal(billingMessages.paymentUnavailable)])
  expect(await db.select().from(payments)).toMatchObject([{ status: 'failed' }])
  await api.close()
})
