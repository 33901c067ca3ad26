import { expect } from 'vitest'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { loadConfig } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import { openTestApi, type TestApi } from '#test/api.ts'
import { captureLog } from '#test/capture-log.ts'
import { STRIPE_ENV, type StripeServer, signatureOf } from '#test/local-stripe.ts'
import { refusal } from '#test/people.ts'
import { test } from '#test/stripe-server.ts'
import type { StripeSubscription } from '#test/stripe-subscriptions.ts'
import { notifications, paymentEvents, payments, subscriptions } from './billing.tables.ts'
import { aBuyer, checkOut } from './checkout.fixture.ts'

test('a renewal adds a payment, a notification and a receipt, and moves the renewal date', async ({
  api,
  db,
  stripe,
  outbox,
}) => {
  const bought = await aSubscription(api, db, stripe)

  const response = await postEvent(api, stripe.event('invoice.paid', stripe.renew(bought.id, { isPaid: true })))

  expect(response.statusCode).toBe(200)
  expect(await db.select().from(subscriptions)).toMatchObject([
    { status: 'active', renewsAt: new Date(bought.period_end * 1000) },
  ])
  expect(await db.select().from(payments).orderBy(payments.id)).toMatchObject([
    { amountCents: 2950, status: 'succeeded' },
    { amountCents: 2950, status: 'succeeded', providerPaymentId: bought.latest_invoice },
  ])
  expect(await notificationTitles(db)).toEqual(['Payment received', 'Subscription renewed'])
  const mails = await outbox.mails(2)
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    expect.stringMatching(/receipt \d{4}-\d{2}\/0001/),
    expect.stringMatching(/receipt \d{4}-\d{2}\/0002/),
  ])
})

test('a webhook repeated ten times, in sequence and in parallel, is processed once', async ({ api, db, stripe }) => {
  const bought = await aSubscription(api, db, stripe)
  const event = stripe.event('invoice.paid', stripe.renew(bought.id, { isPaid: true }))

  for (let count = 0; count < 5; count += 1) expect((await postEvent(api, event)).statusCode).toBe(200)
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => postEvent(api, event)))

  expect(atOnce.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect([await db.$count(payments), await db.$count(paymentEvents)]).toEqual([2, 1])
  expect(await notificationTitles(db)).toEqual(['Payment received', 'Subscription renewed'])
})

test('ten parallel copies of a new event are processed once', async ({ api, db, stripe }) => {
  const bought = await aSubscription(api, db, stripe)
  const event = stripe.event('invoice.paid', stripe.renew(bought.id, { isPaid: true }))

  const responses = await Promise.all(Array.from({ length: 10 }, () => postEvent(api, event)))

  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect([await db.$count(payments), await db.$count(paymentEvents)]).toEqual([2, 1])
  expect(await notificationTitles(db)).toEqual(['Payment received', 'Subscription renewed'])
})

test('no payment is added twice by two event types for one invoice or by those of the first payment', async ({
  api,
  db,
  stripe,
}) => {
  const bought = await aSubscription(api, db, stripe)
  const first = stripe.invoiceOf(bought, true)
  for (const type of ['invoice.paid', 'invoice.payment_succeeded']) await postEvent(api, stripe.event(type, first))
  await postEvent(api, stripe.event('customer.subscription.created', stripe.shown(bought)))
  expect(await db.$count(payments)).toBe(1)

  const next = stripe.renew(bought.id, { isPaid: true })
  await Promise.all(
    ['invoice.paid', 'invoice.payment_succeeded'].map((type) => postEvent(api, stripe.event(type, next))),
  )

  expect([await db.$count(payments), await db.$count(paymentEvents)]).toEqual([2, 5])
  expect(await notificationTitles(db)).toEqual(['Payment received', 'Subscription renewed'])
})

test('a failed renewal makes the subscription overdue and notifies its owner once', async ({
  api,
  db,
  stripe,
  outbox,
}) => {
  const bought = await aSubscription(api, db, stripe)
  const invoice = stripe.renew(bought.id, { isPaid: false })

  for (let attempt = 0; attempt < 3; attempt += 1) await postEvent(api, stripe.event('invoice.payment_failed', invoice))

  expect(await db.select().from(subscriptions)).toMatchObject([{ status: 'pastDue' }])
  expect(await notificationTitles(db)).toEqual(['Payment received', 'Payment failed'])
  expect(await db.$count(payments)).toBe(1)
  expect((await outbox.mails(2)).some(({ subject }) => subject.includes('payment failed'))).toBe(true)
})

test('a cancellation by the provider ends the subscription, and another can be bought', async ({ api, db, stripe }) => {
  const buyer = await aBuyer(db)
  await checkOut(api, buyer)
  const [bought] = [...stripe.subscriptions.values()]
  if (!bought) throw new Error('Nothing was bought.')
  bought.status = 'canceled'

  await postEvent(api, stripe.event('customer.subscription.deleted', stripe.shown(bought)))

  expect(await db.select().from(subscriptions)).toMatchObject([
    { status: 'cancelled', renewsAt: null, cancelledAt: expect.any(Date) },
  ])
  expect(await notificationTitles(db)).toEqual(['Payment received', 'Subscription ended'])
  expect((await checkOut(api, buyer)).statusCode).toBe(200)
  expect(stripe.charges).toEqual([2950, 2950])
})

test('a scheduled cancellation only stops the renewals', async ({ api, db, stripe }) => {
  const bought = await aSubscription(api, db, stripe)
  bought.cancel_at_period_end = true

  await postEvent(api, stripe.event('customer.subscription.updated', stripe.shown(bought)))

  expect(await db.select().from(subscriptions)).toMatchObject([{ status: 'active', renewsAt: null }])
})

test('events out of order result in the current state of the provider', async ({ api, db, stripe }) => {
  const bought = await aSubscription(api, db, stripe)
  const failed = stripe.event('invoice.payment_failed', stripe.renew(bought.id, { isPaid: false }), { created: 1 })
  const paid = stripe.event('invoice.paid', stripe.renew(bought.id, { isPaid: true }), { created: 2 })

  await postEvent(api, paid)
  await postEvent(api, failed)
  expect(await db.select().from(subscriptions)).toMatchObject([{ status: 'active' }])

  const late = stripe.event('customer.subscription.updated', stripe.shown(bought))
  bought.status = 'canceled'
  await postEvent(api, stripe.event('customer.subscription.deleted', stripe.shown(bought)))
  await postEvent(api, late)
  bought.status = 'active'
  await postEvent(api, stripe.event('customer.subscription.updated', stripe.shown(bought)))

  expect(await db.select().from(subscriptions)).toMatchObject([{ status: 'cancelled' }])
  expect(await notificationTitles(db)).toEqual(['Payment received', 'Subscription renewed', 'Subscription ended'])
})

test('a payment whose response was lost is completed by the webhook', async ({ api, db, stripe }) => {
  const buyer = await aBuyer(db)
  stripe.loseAnswers(/\/confirm$/, 2)
  expect((await checkOut(api, buyer)).statusCode).toBe(409)
  const [made] = [...stripe.subscriptions.values()]
  if (!made) throw new Error('Nothing was made.')

  await Promise.all([
    postEvent(api, stripe.event('customer.subscription.created', stripe.shown(made))),
    postEvent(api, stripe.event('invoice.paid', stripe.invoiceOf(made, true))),
  ])

  expect(await db.select().from(payments)).toMatchObject([
    { status: 'succeeded', providerPaymentId: made.latest_invoice },
  ])
  expect(await db.select().from(subscriptions)).toMatchObject([{ status: 'active', providerSubscriptionId: made.id }])
  expect(await notificationTitles(db)).toEqual(['Payment received'])
  expect((await checkOut(api, buyer)).statusCode).toBe(200)
  expect(stripe.charges).toEqual([2950])
})

test('an abandoned order that is charged later is ended when another plan was bought in the meantime', async ({
  api,
  db,
  stripe,
}) => {
  const buyer = await aBuyer(db)
  stripe.loseAnswers(/\/confirm$/, 2)
  await checkOut(api, buyer, { Token: 'tok_once_1' })
  const [late] = [...stripe.subscriptions.values()]
  if (!late) throw new Error('Nothing was made.')
  await db.update(payments).set({ status: 'failed' })
  await checkOut(api, buyer, { Token: 'tok_once_2' })

  const event = stripe.event('customer.subscription.created', stripe.shown(late))
  stripe.breakFor(5, 'DELETE')
  expect((await postEvent(api, event)).statusCode, 'the provider fails').toBeGreaterThanOrEqual(500)
  stripe.breakFor(0)
  expect((await postEvent(api, event)).statusCode).toBe(200)

  expect(late.status).toBe('canceled')
  expect(await db.$count(subscriptions)).toBe(1)
  expect(await db.$count(paymentEvents)).toBe(1)
})

test.for([
  ['a wrong secret', (body: string) => signatureOf(body, { secret: 'whsec_guessed' })],
  ['no signature', () => undefined],
  ['an empty signature', () => ''],
  ['the signature of another body', () => signatureOf('{}')],
  ['a signature five minutes old', (body: string) => signatureOf(body, { ageSeconds: 301 })],
  ['nonsense', () => 't=,v1=x'],
] as const)('an event with %s is refused and changes nothing', async ([, sign], { api, db, stripe }) => {
  const bought = await aSubscription(api, db, stripe)
  const body = JSON.stringify(stripe.event('invoice.paid', stripe.renew(bought.id, { isPaid: true })))

  const response = await post(api, body, sign(body))

  expect([response.statusCode, response.json()]).toEqual([400, refusal(billingMessages.badSignature)])
  expect([await db.$count(payments), await db.$count(paymentEvents)]).toEqual([1, 0])
})

test('a signed but invalid event is refused and logged, never with a 500', async ({ config, data, db, stripe }) => {
  const env = { ...STRIPE_ENV, STRIPE_API_BASE: stripe.url, LOG_LEVEL: 'error', DATA_DIR: config.dataDir }
  const api = await openTestApi(loadConfig(env), data)
  const log = captureLog(api)
  const event = stripe.event('ping', { object: 'ping' })
  const bodies = [
    'hello',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...event, created: 1e300 }),
    JSON.stringify({ ...event, id: 'evt\0' }),
    JSON.stringify({ ...event, data: 'x' }),
  ]

  for (const body of bodies) {
    const response = await post(api, body, signatureOf(body))
    expect([response.statusCode, response.json()], body).toEqual([400, refusal(billingMessages.badEvent)])
  }

  expect(log.filter((line) => line.includes('a signed payment event could not be read'))).toHaveLength(bodies.length)
  expect(await db.$count(paymentEvents)).toBe(0)
  await api.close()
})

test('a signed invoice event with invalid amounts is accepted and changes nothing', async ({ api, db, stripe }) => {
  const bought = await aSubscription(api, db, stripe)
  const invoice = { ...stripe.invoiceOf(bought, true), id: 'in_new', amount_paid: 1e12 }

  expect((await postEvent(api, stripe.event('invoice.paid', invoice))).statusCode).toBe(200)
  expect(await db.$count(payments)).toBe(1)
})

test('an event slightly less than five minutes old is accepted', async ({ api, stripe }) => {
  const body = JSON.stringify(stripe.event('ping', { object: 'ping' }))

  expect((await post(api, body, signatureOf(body, { ageSeconds: 295 }))).statusCode).toBe(200)
})

test('the signature covers the raw body, including spaces and non-ASCII characters', async ({ api, stripe }) => {
  const body = JSON.stringify(stripe.event('ping', { object: 'ping', name: 'Łódź ✓' }), null, 3)

  expect((await post(api, body, signatureOf(body))).statusCode).toBe(200)
  expect((await post(api, `${body} `, signatureOf(body))).statusCode).toBe(400)
})

test('irrelevant events and those of unknown subscriptions are recorded and change nothing', async ({
  api,
  db,
  stripe,
}) => {
  const bought = await aSubscription(api, db, stripe)
  const foreign: StripeSubscription = { ...bought, id: 'sub_foreign', metadata: {} }
  stripe.subscriptions.set(foreign.id, foreign)

  for (const event of [
    stripe.event('customer.created', { object: 'customer', id: 'cus_1' }),
    stripe.event('customer.subscription.updated', stripe.shown(foreign)),
    stripe.event('invoice.paid', stripe.invoiceOf(foreign, true)),
    stripe.event('customer.subscription.deleted', { object: 'subscription', id: 'sub_gone' }),
    stripe.event('invoice.upcoming', { object: 'invoice' }),
  ]) {
    expect((await postEvent(api, event)).statusCode).toBe(200)
  }
  expect([await db.$count(payments), await db.$count(subscriptions), await db.$count(paymentEvents)]).toEqual([1, 1, 5])
})

test('while the provider is unreachable an event is refused, so that it is sent again', async ({ api, db, stripe }) => {
  const bought = await aSubscription(api, db, stripe)
  const event = stripe.event('invoice.paid', stripe.renew(bought.id, { isPaid: true }))
  stripe.breakFor(2)

  expect((await postEvent(api, event)).statusCode).toBe(500)
  expect(await db.$count(paymentEvents)).toBe(0)
  expect((await postEvent(api, event)).statusCode).toBe(200)
  expect(await db.$count(payments)).toBe(2)
})

async function aSubscription(api: TestApi, db: Db, stripe: StripeServer) {
  await checkOut(api, await aBuyer(db))
  const [bought] = [...stripe.subscriptions.values()]
  if (!bought) throw new Error('Nothing was bought.')
  return bought
}

function postEvent(api: TestApi, event: object) {
  const body = JSON.stringify(event)
  return post(api, body, signatureOf(body))
}

function post(api: TestApi, body: string, signature: string | undefined) {
  const headers = {
    'content-type': 'application/json',
    ...(signature !== undefined && { 'stripe-signature': signature }),
  }
  return api.post('/Payment/Webhook', body, { headers })
}

async function notificationTitles(db: Db) {
  return (await db.select().from(notifications).orderBy(notifications.id)).map(({ title }) => title)
}
