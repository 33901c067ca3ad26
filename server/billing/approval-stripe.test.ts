import { expect } from 'vitest'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { TestApi } from '#test/api.ts'
import { type StripeServer, signatureOf } from '#test/local-stripe.ts'
import { refusal } from '#test/people.ts'
import { test } from '#test/stripe-server.ts'
import { aWaitingOrder, completeOrder } from './approval.fixture.ts'
import { payments, subscriptions } from './billing.tables.ts'
import { aBuyer, checkOut, reasonIn } from './checkout.fixture.ts'

test('a card that needs approval is charged only when the call is repeated with the order after approval', async ({
  api,
  db,
  stripe,
}) => {
  const buyer = await aBuyer(db)

  const { response, orderId, clientSecret } = await aWaitingOrder(api, buyer)

  expect([response.statusCode, reasonIn(response)]).toEqual([200, billingMessages.approval.needed])
  expect(response.json().data).toMatchObject({ id: buyer.plan.id, status: 'incomplete', renewalDate: null })
  expect(clientSecret).toBe(only(stripe).intent.client_secret)
  expect([stripe.charges, await db.$count(subscriptions)]).toEqual([[], 0])
  expect(await db.select().from(payments)).toMatchObject([{ status: 'awaitingApproval' }])

  stripe.approve(clientSecret, { isApproved: true })
  const done = await completeOrder(api, buyer, orderId)

  expect([done.statusCode, reasonIn(done)]).toEqual([200, billingMessages.paymentDone])
  expect(done.json().data).toMatchObject({ id: buyer.plan.id, status: 'active' })
  expect(done.json().data).not.toHaveProperty('requiresAction')
  expect(stripe.charges).toEqual([2950])
  expect(await db.select().from(payments)).toMatchObject([
    { status: 'succeeded', providerPaymentId: only(stripe).latest_invoice },
  ])
})

test('completing an order before the approval returns the same client secret again', async ({ api, db, stripe }) => {
  const buyer = await aBuyer(db)
  const first = await aWaitingOrder(api, buyer)

  const again = (await completeOrder(api, buyer, first.orderId)).json().data.requiresAction

  expect(again).toEqual({ orderId: first.orderId, clientSecret: first.clientSecret })
  expect(stripe.charges).toEqual([])
})

test('a refused approval is reported, leaves nothing to pay, and another card can be used', async ({
  api,
  db,
  stripe,
}) => {
  const buyer = await aBuyer(db)
  const { orderId, clientSecret } = await aWaitingOrder(api, buyer)
  stripe.approve(clientSecret, { isApproved: false })

  const response = await completeOrder(api, buyer, orderId)

  expect([response.statusCode, response.json()]).toEqual([400, refusal(billingMessages.authenticationFailed)])
  expect(only(stripe).status).toBe('incomplete_expired')
  expect((await completeOrder(api, buyer, orderId)).json()).toEqual(refusal(billingMessages.approval.over))
  expect((await checkOut(api, buyer, { Token: 'tok_once_1' })).statusCode).toBe(200)
  expect(stripe.charges).toEqual([2950])
})

test('four parallel completions after the approval charge once and all succeed', async ({ api, db, stripe }) => {
  const buyer = await aBuyer(db)
  const { orderId, clientSecret } = await aWaitingOrder(api, buyer)
  stripe.approve(clientSecret, { isApproved: true })

  const responses = await Promise.all([1, 2, 3, 4].map(() => completeOrder(api, buyer, orderId)))

  expect(responses.map(reasonIn)).toEqual([1, 2, 3, 4].map(() => billingMessages.paymentDone))
  expect([stripe.charges, await db.$count(subscriptions)]).toEqual([[2950], 1])
})

test('a webhook that arrives before the browser settles the order, and the browser gets the paid order', async ({
  api,
  db,
  stripe,
}) => {
  const buyer = await aBuyer(db)
  const { orderId, clientSecret } = await aWaitingOrder(api, buyer)
  const made = only(stripe)
  await postEvent(api, stripe.event('customer.subscription.created', stripe.shown(made)))
  expect(await db.$count(subscriptions)).toBe(0)
  stripe.approve(clientSecret, { isApproved: true })

  await postEvent(api, stripe.event('invoice.paid', stripe.invoiceOf(made, true)))
  expect(await db.select().from(subscriptions)).toMatchObject([{ status: 'active' }])

  expect(reasonIn(await completeOrder(api, buyer, orderId))).toBe(billingMessages.paymentDone)
  expect(await db.select().from(payments)).toMatchObject([{ status: 'succeeded' }])
  expect(stripe.charges).toEqual([2950])
})

test('an expired approval ends the order, whether the webhook or the browser reports it first', async ({
  api,
  db,
  stripe,
}) => {
  const buyer = await aBuyer(db)
  const { orderId } = await aWaitingOrder(api, buyer)
  only(stripe).status = 'incomplete_expired'

  await postEvent(api, stripe.event('customer.subscription.updated', stripe.shown(only(stripe))))

  expect(await db.select().from(payments)).toMatchObject([{ status: 'failed' }])
  expect((await completeOrder(api, buyer, orderId)).json()).toEqual(refusal(billingMessages.approval.over))
})

test('a waiting payment is returned to its owner only and can be cancelled', async ({ api, db, stripe }) => {
  const buyer = await aBuyer(db)
  const { orderId, clientSecret } = await aWaitingOrder(api, buyer)
  const waiting = async (token: string) => (await api.get('/Payment/GetWaitingPayment', { token })).json().data

  expect(await waiting(buyer.token)).toEqual({
    orderId,
    subscriptionId: buyer.plan.id,
    name: 'Starter',
    subscriptionAmount: 29.5,
  })
  const stranger = await aBuyer(db)
  expect(await waiting(stranger.token)).toBeNull()
  expect((await completeOrder(api, { ...stranger, plan: buyer.plan }, orderId)).statusCode).toBe(404)

  const dropped = await api.post('/Payment/DropWaitingPayment', {}, { token: buyer.token })
  expect([dropped.statusCode, reasonIn(dropped)]).toEqual([200, billingMessages.approval.dropped])
  expect(stripe.approve(clientSecret, { isApproved: true })).toHaveProperty('error')
  expect([await waiting(buyer.token), stripe.charges]).toEqual([null, []])
})

test('a checkout with another card first cancels the waiting payment, so that only one card is charged', async ({
  api,
  db,
  stripe,
}) => {
  const buyer = await aBuyer(db)
  const { clientSecret } = await aWaitingOrder(api, buyer)

  expect((await checkOut(api, buyer, { Token: 'tok_once_1' })).statusCode).toBe(200)

  expect(stripe.approve(clientSecret, { isApproved: true })).toHaveProperty('error')
  expect(stripe.charges).toEqual([2950])
})

test('an approval given while the order is being cancelled counts: the order is paid and nothing else is charged', async ({
  api,
  db,
  stripe,
}) => {
  const buyer = await aBuyer(db)
  const { clientSecret } = await aWaitingOrder(api, buyer)
  stripe.approve(clientSecret, { isApproved: true })

  const other = await checkOut(api, buyer, { Token: 'tok_once_1' })

  expect([other.statusCode, other.json()]).toEqual([409, refusal(billingMessages.alreadySubscribed)])
  expect([stripe.charges, await db.$count(subscriptions)]).toEqual([[2950], 1])
})

test('a confirmation whose response was lost is repeated and charges once', async ({ api, db, stripe }) => {
  const buyer = await aBuyer(db)
  stripe.loseAnswers(/\/confirm$/, 2)

  const first = await checkOut(api, buyer, { Token: 'tok_once_1' })
  expect([first.statusCode, first.json()]).toEqual([409, refusal(billingMessages.paymentUnanswered)])

  expect((await checkOut(api, buyer, { Token: 'tok_once_1' })).statusCode).toBe(200)
  expect([stripe.charges, await db.$count(subscriptions)]).toEqual([[2950], 1])
})

function only(stripe: StripeServer) {
  const [made] = [...stripe.subscriptions.values()]
  if (!made) throw new Error('Nothing was made.')
  return made
}

function postEvent(api: TestApi, event: object) {
  const body = JSON.stringify(event)
  const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body) }
  return api.post('/Payment/Webhook', body, { headers })
}
