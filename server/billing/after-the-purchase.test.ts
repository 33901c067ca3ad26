import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { hashSecret } from '#server/identity/secrets.ts'
import type { TestApi } from '#test/api.ts'
import { type StripeServer, signatureOf } from '#test/local-stripe.ts'
import { refusal } from '#test/people.ts'
import { test } from '#test/stripe-server.ts'
import { APPROVAL_CARD } from './approval.fixture.ts'
import { notifications, payments, subscriptions } from './billing.tables.ts'
import { aBuyer, type Buyer, checkOut, reasonIn } from './checkout.fixture.ts'

test('an owner cancels the subscription at the end of the period and resumes it', async ({ api, db, stripe }) => {
  const buyer = await aSubscriber(api, db)
  const made = only(stripe)
  const until = new Date(made.period_end * 1000).toISOString()
  const renew = (isRenewed: boolean) => api.post('/Payment/SetRenewal', { isRenewed }, { token: buyer.token })

  const ended = await renew(false)
  expect([ended.statusCode, reasonIn(ended)]).toEqual([200, billingMessages.willEnd])
  expect(ended.json().data).toMatchObject({ status: 'active', renewalDate: null, endDate: until })
  expect(made.cancel_at_period_end).toBe(true)
  expect((await renew(false)).json().data).toMatchObject({ endDate: until })

  const resumed = await renew(true)
  expect(resumed.json().data).toMatchObject({ status: 'active', renewalDate: until })
  expect(resumed.json().data).not.toHaveProperty('endDate')
  expect(made.cancel_at_period_end).toBe(false)
})

test('a cancelled subscription ends with its period, and another can be bought', async ({ api, db }) => {
  const buyer = await aSubscriber(api, db)
  await db.update(subscriptions).set({ renewsAt: null, endsAt: new Date(Date.now() - 1000) })

  const dashboard = await api.get('/Dashboard/GetBusinessOwnerDashBoardData', { token: buyer.token })
  expect(dashboard.json().data.subscription.status).toBe('cancelled')
  expect((await checkOut(api, buyer, { Token: 'tok_once_2' })).statusCode).toBe(200)
})

test('a new card is used for later payments, after approval by the bank if required', async ({ api, db, stripe }) => {
  const buyer = await aSubscriber(api, db)
  const before = only(stripe).default_payment_method
  const change = (body: object) => api.post('/Payment/ChangeCard', body, { token: buyer.token })

  const declined = await change({ Token: 'tok_chargeDeclined' })
  expect([declined.statusCode, declined.json()]).toEqual([400, refusal(billingMessages.cardDeclined)])
  const action = (await change({ Token: APPROVAL_CARD, Name: 'Farah', Country: 'India' })).json().data.requiresAction
  expect(only(stripe).default_payment_method).toBe(before)
  stripe.approve(action.clientSecret, { isApproved: true })

  const done = await change({ SetupId: action.setupId })

  expect([done.statusCode, reasonIn(done), done.json().data.card]).toEqual([
    200,
    billingMessages.cardChanged,
    'Visa ending in 4242',
  ])
  expect(only(stripe).default_payment_method).not.toBe(before)
  const stranger = await aSubscriber(api, db)
  const foreign = await api.post('/Payment/ChangeCard', { SetupId: action.setupId }, { token: stranger.token })
  expect(foreign.statusCode).toBe(404)
})

test('a refund reported by the webhook updates the payment and ends its subscription', async ({ api, db, stripe }) => {
  const buyer = await aSubscriber(api, db)
  const { intent } = only(stripe)
  const charge = { object: 'charge', id: 'ch_1', payment_intent: intent.id }

  intent.refunded = 1000
  await postEvent(api, stripe.event('charge.refunded', charge))
  expect(await paymentsOf(api, buyer)).toMatchObject([{ state: 'partlyRefunded', refundedAmount: 10 }])
  expect(only(stripe).status).toBe('active')

  intent.refunded = 2950
  for (let count = 0; count < 3; count += 1) await postEvent(api, stripe.event('charge.refunded', charge))

  expect(await paymentsOf(api, buyer)).toMatchObject([{ state: 'refunded', refundedAmount: 29.5 }])
  expect(only(stripe).status).toBe('canceled')
  expect(await db.select().from(subscriptions)).toMatchObject([{ status: 'cancelled' }])
  expect(await notificationTitles(db)).toEqual([
    'Payment received',
    'Payment refunded',
    'Payment refunded',
    'Subscription ended',
  ])
})

test('a dispute is shown while it is open, and ends the subscription when it is lost', async ({ api, db, stripe }) => {
  const buyer = await aSubscriber(api, db)
  const { intent } = only(stripe)
  const dispute = { object: 'dispute', id: 'dp_1', payment_intent: intent.id }

  intent.dispute = 'needs_response'
  await postEvent(api, stripe.event('charge.dispute.created', dispute))
  expect(await paymentsOf(api, buyer)).toMatchObject([{ state: 'disputed' }])
  expect(await db.select().from(subscriptions)).toMatchObject([{ status: 'active' }])

  intent.dispute = 'lost'
  await postEvent(api, stripe.event('charge.dispute.closed', dispute))
  expect(await paymentsOf(api, buyer)).toMatchObject([{ state: 'chargedBack' }])
  expect(await db.select().from(subscriptions)).toMatchObject([{ status: 'cancelled' }])
})

test('refunds and disputes of unknown payments are recorded and change nothing', async ({ api, db, stripe }) => {
  await aSubscriber(api, db)

  for (const type of ['charge.refunded', 'charge.dispute.created']) {
    const object = { object: 'charge', id: 'ch_9', payment_intent: 'pi_foreign' }
    expect((await postEvent(api, stripe.event(type, object))).statusCode).toBe(200)
  }
  expect((await postEvent(api, stripe.event('charge.refunded', { object: 'charge', id: 'ch_9' }))).statusCode).toBe(200)
  expect(await db.select().from(payments)).toMatchObject([{ refundedCents: 0, disputeStatus: null }])
})

test('staff find owners with plan and payments, and a repeated refund runs once and is audited', async ({
  api,
  db,
  stripe,
}) => {
  const buyer = await aSubscriber(api, db)
  const token = await api.tokenOf('Admin')
  const search = await api.post('/Payment/SearchOwners', { filters: { state: 'active' } }, { token })
  expect(search.json().data.rows).toMatchObject([
    { id: buyer.account.id, email: buyer.account.email, paidAmount: 29.5, subscription: { status: 'active' } },
  ])
  const [payment] = (await api.get(`/Payment/GetOwnerPayments/${buyer.account.id}`, { token })).json().data

  const responses = await Promise.all(
    [1, 2, 3].map(() => api.post('/Payment/RefundPayment', { id: payment.id }, { token })),
  )

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(responses.map((response) => response.json().data.state)).toEqual(['refunded', 'refunded', 'refunded'])
  expect(stripe.refunds).toEqual([2950])
  const actions = (await db.select().from(auditLog)).map(({ action }) => action)
  expect(actions.filter((action) => action === 'refund-payment')).toHaveLength(1)
  expect((await api.post('/Payment/RefundPayment', { id: 999 }, { token })).statusCode).toBe(404)
})

test('staff cancel a subscription at once, and repeating it changes nothing', async ({ api, db, stripe }) => {
  const buyer = await aSubscriber(api, db)
  const token = await api.tokenOf('Admin')

  for (const status of [200, 200]) {
    expect((await api.post('/Payment/CancelSubscription', { id: buyer.account.id }, { token })).statusCode).toBe(status)
  }

  expect(only(stripe).status).toBe('canceled')
  expect(await notificationTitles(db)).toEqual(['Payment received', 'Subscription ended'])
  expect((await api.post('/Payment/CancelSubscription', { id: 999 }, { token })).statusCode).toBe(404)
})

test('a closed account is not charged again, is signed out everywhere and has no personal data', async ({
  api,
  db,
  stripe,
}) => {
  const passwordHash = await hashSecret('Aa1!correct-horse')
  const buyer = await aBuyer(db, { passwordHash })
  await checkOut(api, buyer)
  const close = (Password: string) => api.post('/User/CloseAccount', { Password }, { token: buyer.token })

  expect((await close('wrong')).json()).toEqual(refusal(identityMessages.passwordWrong))
  expect(only(stripe).status).toBe('active')
  const closed = await close('Aa1!correct-horse')

  expect([closed.statusCode, reasonIn(closed)]).toEqual([200, billingMessages.closing.done])
  expect(only(stripe).status).toBe('canceled')
  expect((await api.get('/Payment/GetPayments', { token: buyer.token })).statusCode).toBe(401)
  const [account] = await db.select().from(accounts).where(eq(accounts.id, buyer.account.id))
  expect(account).toMatchObject({ isBlocked: true, firstName: identityMessages.closedAccount, lastName: null })
  expect(JSON.stringify(account)).not.toContain(buyer.account.email)
  const search = await api.post('/Payment/SearchOwners', {}, { token: await api.tokenOf('Admin') })
  expect(search.json().data.rows).toMatchObject([{ paidAmount: 29.5, subscription: { status: 'cancelled' } }])
})

test('the list of owners filtered by id has only that owner, and is empty for an unknown id', async ({ api, db }) => {
  const wanted = await aBuyer(db)
  await aBuyer(db)
  const token = await api.tokenOf('Admin')
  const found = async (id: number) =>
    (await api.post('/Payment/SearchOwners', { filters: { id } }, { token })).json().data

  expect(await found(wanted.account.id)).toMatchObject({ total: 1, rows: [{ id: wanted.account.id }] })
  expect(await found(999_999)).toEqual({ total: 0, rows: [] })
})

async function aSubscriber(api: TestApi, db: Parameters<typeof aBuyer>[0]) {
  const buyer = await aBuyer(db)
  await checkOut(api, buyer)
  return buyer
}

async function paymentsOf(api: TestApi, { token }: Buyer) {
  return (await api.get('/Payment/GetPayments', { token })).json().data
}

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

async function notificationTitles(db: Parameters<typeof aBuyer>[0]) {
  return (await db.select().from(notifications).orderBy(notifications.id)).map(({ title }) => title)
}
