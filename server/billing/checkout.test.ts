import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { renewalOf } from '#contract/billing/renewals.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { loadConfig } from '#server/config.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { openTestApi } from '#test/api.ts'
import { anAccount, aSubscriptionPlan } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { refusal } from '#test/people.ts'
import { aWaitingOrder, completeOrder } from './approval.fixture.ts'
import { notifications, payments, subscriptions } from './billing.tables.ts'
import { aBuyer, checkOut, reasonIn } from './checkout.fixture.ts'

test('a demo returns the sandbox key, and only to a signed-in caller', async ({ api, db }) => {
  const { token } = await aBuyer(db)

  expect((await api.get('/Payment/GetPaymentKey', { token })).json().data).toBe('pk_sandbox_plinth')
  expect((await api.get('/Payment/GetPaymentKey')).statusCode).toBe(401)
})

test('a valid card buys the plan: subscription, payment, notification, receipt and last sign-up step', async ({
  api,
  db,
  outbox,
}) => {
  const buyer = await aBuyer(db, { email: 'farah@plinth.test' })

  const response = await checkOut(api, buyer)

  expect([response.statusCode, reasonIn(response)]).toEqual([200, 'Payment was successfully completed.'])
  const { startDate, renewalDate, ...subscription } = response.json().data
  expect(subscription).toEqual({
    id: buyer.plan.id,
    name: 'Starter',
    subscriptionAmount: 29.5,
    subscriptionType: 'Monthly',
    status: 'active',
    card: 'Visa ending in 4242',
  })
  expect(renewalDate).toBe(renewalOf(new Date(startDate), 'Monthly', 1).toISOString())
  expect(await db.select().from(payments)).toMatchObject([
    { accountId: buyer.account.id, amountCents: 2950, currency: 'usd', status: 'succeeded', provider: 'sandbox' },
  ])
  expect(await db.select().from(notifications)).toMatchObject([
    { accountId: buyer.account.id, title: 'Payment received', message: 'We received $29.50 for Starter.' },
  ])
  const [account] = await db.select().from(accounts).where(eq(accounts.id, buyer.account.id))
  expect(account?.signupStep).toBe(3)
  const [mail] = await outbox.mails(1)
  expect(mail).toMatchObject({
    to: 'farah@plinth.test',
    subject: expect.stringMatching(/receipt TEST\/\d{4}-\d{2}\/0001/),
  })
  expect(mail?.text).toContain('Amount paid: $29.50')
  expect(mail?.text).toContain(billingMessages.testMode)
  expect((await db.select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action)).toEqual([
    'check-out',
    'subscribe',
  ])
})

test.for([
  ['tok_chargeDeclined', 'Your card was declined.'],
  ['tok_authenticationRequired', billingMessages.authenticationFailed],
  ['tok_unknownCard', billingMessages.cardUnknown],
  ['tok_mastercard', billingMessages.cardUnknown],
  ['4242424242424242', billingMessages.cardUnknown],
  ['', billingMessages.cardRequired],
] as const)('the card %s is refused and leaves no subscription', async ([cardToken, sentence], { api, db }) => {
  const response = await checkOut(api, await aBuyer(db), { Token: cardToken })

  expect([response.statusCode, response.json()]).toEqual([400, refusal(sentence)])
  expect(await left(db)).toEqual({ subscriptions: 0, paid: 0, notifications: 0 })
})

test('a declined card can be followed by a valid one, or by the same one again', async ({ api, db }) => {
  const buyer = await aBuyer(db)

  for (const cardToken of ['tok_chargeDeclined', 'tok_chargeDeclined']) {
    expect((await checkOut(api, buyer, { Token: cardToken })).statusCode).toBe(400)
  }
  expect((await checkOut(api, buyer)).statusCode).toBe(200)
  expect((await db.select().from(payments)).map(({ status }) => status).sort()).toEqual([
    'failed',
    'failed',
    'succeeded',
  ])
})

test.for([29.49, 29.51, 2950, 0, 29.501, -29.5, '29.50x', null])(
  'the amount %s, which is not that of the plan, is refused and nothing is charged',
  async (amount, { api, db }) => {
    const response = await checkOut(api, await aBuyer(db), { Amount: amount })

    expect(response.statusCode).toBe(400)
    expect([billingMessages.amountWrong, billingMessages.amountRequired]).toContain(reasonIn(response))
    expect(await db.select().from(payments)).toEqual([])
  },
)

test('a plan with another amount, an unknown plan and another account are refused', async ({ api, db }) => {
  const buyer = await aBuyer(db)
  const dearer = await aSubscriptionPlan(db, { amountCents: 990_00 })
  const stranger = await anAccount(db, { role: 'BusinessOwner', emailVerifiedAt: new Date() })

  for (const [given, status, sentence] of [
    [{ SubscriptionId: dearer.id }, 400, billingMessages.amountWrong],
    [{ SubscriptionId: 999 }, 404, billingMessages.planUnknown],
    [{ SubscriptionId: 'x' }, 400, billingMessages.planRequired],
    [{ UserId: stranger.id }, 403, identityMessages.notAuthorized],
    [{ UserId: undefined }, 400, billingMessages.accountRequired],
  ] as const) {
    const response = await checkOut(api, buyer, given)
    expect([response.statusCode, response.json()]).toEqual([status, refusal(sentence)])
  }
  expect((await checkOut(api, { ...buyer, token: '' })).statusCode).toBe(401)
  expect(await db.select().from(payments)).toEqual([])
})

test('an account with an unverified address cannot buy', async ({ api, db }) => {
  const response = await checkOut(api, await aBuyer(db, { emailVerifiedAt: null, signupStep: 1 }))

  expect([response.statusCode, response.json()]).toEqual([400, refusal(billingMessages.verifyFirst)])
  expect(await db.select().from(payments)).toEqual([])
})

test('four equal parallel checkouts charge once, and each returns success or a request to wait', async ({
  api,
  db,
}) => {
  const buyer = await aBuyer(db)

  const responses = await Promise.all(Array.from({ length: 4 }, () => checkOut(api, buyer)))

  const results = responses.map((response) => `${response.statusCode} ${reasonIn(response)}`)
  expect(results).toContain(`200 ${billingMessages.paymentDone}`)
  for (const line of results)
    expect([`200 ${billingMessages.paymentDone}`, `409 ${billingMessages.paymentInProgress}`]).toContain(line)
  expect(await left(db)).toEqual({ subscriptions: 1, paid: 1, notifications: 1 })
})

test('repeating a checkout returns the same response and charges nothing', async ({ api, db, outbox }) => {
  const buyer = await aBuyer(db)
  const first = await checkOut(api, buyer)

  const again = await checkOut(api, buyer)

  expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  expect(await left(db)).toEqual({ subscriptions: 1, paid: 1, notifications: 1 })
  await outbox.mails(1)
})

test('an account with a subscription cannot buy another one, with any card or plan', async ({ api, db }) => {
  const buyer = await aBuyer(db)
  const other = await aSubscriptionPlan(db, { name: 'Block', amountCents: 4900 })
  await checkOut(api, buyer)

  for (const given of [{ Token: 'tok_chargeDeclined' }, { SubscriptionId: other.id, Amount: 49 }]) {
    const response = await checkOut(api, buyer, given)
    expect([response.statusCode, response.json()]).toEqual([409, refusal(billingMessages.alreadySubscribed)])
  }
  expect(await left(db)).toEqual({ subscriptions: 1, paid: 1, notifications: 1 })
})

test('a checkout interrupted by a crash is completed by the next one', async ({ api, db }) => {
  const buyer = await aBuyer(db)
  const open = {
    accountId: buyer.account.id,
    subscriptionPlanId: buyer.plan.id,
    amountCents: 2950,
    currency: 'usd',
    status: 'pending',
    provider: 'sandbox',
    idempotencyKey: 'checkout_x-1',
  } as const
  await db.insert(payments).values(open)
  expect([(await checkOut(api, buyer)).statusCode, await db.$count(subscriptions)]).toEqual([409, 0])

  await db.update(payments).set({ updatedAt: new Date(Date.now() - 301_000) })

  expect((await checkOut(api, buyer)).statusCode).toBe(200)
  expect((await db.select().from(payments).orderBy(payments.id)).map(({ status }) => status)).toEqual([
    'failed',
    'succeeded',
  ])
})

test('an open payment of a provider that is not configured stays open, and nothing else is charged', async ({
  api,
  db,
}) => {
  const buyer = await aBuyer(db)
  await aWaitingOrder(api, buyer)
  await db.update(payments).set({ provider: 'stripe' })

  const bought = await checkOut(api, buyer)
  const dropped = await api.post('/Payment/DropWaitingPayment', {}, { token: buyer.token })

  for (const response of [bought, dropped])
    expect([response.statusCode, reasonIn(response)]).toEqual([409, billingMessages.otherProvider])
  expect(await db.select().from(payments)).toMatchObject([{ status: 'awaitingApproval' }])
})

test('an overdue subscription of a provider that is not configured is not replaced', async ({ api, db }) => {
  const buyer = await aBuyer(db)
  await checkOut(api, buyer)
  await db.update(subscriptions).set({ status: 'pastDue', provider: 'stripe' })

  const response = await checkOut(api, buyer, { Token: 'tok_mastercard' })

  expect([response.statusCode, reasonIn(response)]).toEqual([409, billingMessages.owner.otherProvider])
  expect(await db.select().from(subscriptions)).toMatchObject([{ status: 'pastDue' }])
})

test('in the sandbox a card that needs approval is charged after Approve and refused after Refuse', async ({
  api,
  db,
}) => {
  const buyer = await aBuyer(db)
  const first = await aWaitingOrder(api, buyer)
  expect(await left(db)).toEqual({ subscriptions: 0, paid: 0, notifications: 0 })

  const refused = await completeOrder(api, buyer, first.orderId, 'refuse')
  expect([refused.statusCode, refused.json()]).toEqual([400, refusal(billingMessages.authenticationFailed)])

  const second = await aWaitingOrder(api, buyer)
  expect(second.orderId).not.toBe(first.orderId)
  expect((await completeOrder(api, buyer, second.orderId)).json().data.requiresAction.orderId).toBe(second.orderId)
  const bought = await completeOrder(api, buyer, second.orderId, 'approve')
  expect([bought.statusCode, reasonIn(bought)]).toEqual([200, billingMessages.paymentDone])
  expect((await completeOrder(api, buyer, second.orderId, 'approve')).json()).toEqual(bought.json())
  expect(await left(db)).toEqual({ subscriptions: 1, paid: 1, notifications: 1 })
})

test('in the sandbox a waiting payment can be cancelled and a new one started', async ({ api, db }) => {
  const buyer = await aBuyer(db)
  const { orderId } = await aWaitingOrder(api, buyer)

  expect((await api.post('/Payment/DropWaitingPayment', {}, { token: buyer.token })).statusCode).toBe(200)

  expect((await completeOrder(api, buyer, orderId, 'approve')).json()).toEqual(refusal(billingMessages.approval.over))
  expect((await checkOut(api, buyer)).statusCode).toBe(200)
  expect(await left(db)).toEqual({ subscriptions: 1, paid: 1, notifications: 1 })
})

test('an account can make twenty checkouts an hour', async ({ api, db }) => {
  const buyer = await aBuyer(db)
  for (let count = 0; count < 20; count += 1) await checkOut(api, buyer, { Token: 'tok_chargeDeclined' })

  expect((await checkOut(api, buyer)).statusCode).toBe(429)
})

test('without Stripe keys and outside the demo, payment calls return a message for the page', async ({
  config,
  data,
  db,
}) => {
  const api = await openTestApi(loadConfig({ LOG_LEVEL: 'silent', DEMO: 'false', DATA_DIR: config.dataDir }), data)
  const buyer = await aBuyer(db)

  for (const response of [
    await api.get('/Payment/GetPaymentKey', { token: buyer.token }),
    await checkOut(api, buyer),
    await api.post('/Payment/Webhook', {}),
  ]) {
    expect([response.statusCode, response.json()]).toEqual([400, refusal('Payment is not available at the moment.')])
  }
  await api.close()
})

async function left(db: Db) {
  return {
    subscriptions: await db.$count(subscriptions),
    paid: await db.$count(payments, eq(payments.status, 'succeeded')),
    notifications: await db.$count(notifications),
  }
}
