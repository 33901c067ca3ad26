import { expect } from 'vitest'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { test } from '#test/outbox.ts'
import { refusal } from '#test/people.ts'
import { APPROVAL_CARD } from './approval.fixture.ts'
import { subscriptions } from './billing.tables.ts'
import { aBuyer, checkOut } from './checkout.fixture.ts'

test('in the sandbox an owner cancels the subscription, resumes it and changes the card', async ({ api, db }) => {
  const buyer = await aBuyer(db)
  const bought = (await checkOut(api, buyer)).json().data
  const call = (path: string, body: object) => api.post(path, body, { token: buyer.token })

  expect((await call('/Payment/SetRenewal', { isRenewed: false })).json().data).toMatchObject({
    endDate: bought.renewalDate,
    renewalDate: null,
  })
  expect((await call('/Payment/SetRenewal', { isRenewed: true })).json().data).toMatchObject({
    renewalDate: bought.renewalDate,
  })
  expect((await call('/Payment/ChangeCard', { Token: 'tok_chargeDeclined' })).json()).toEqual(
    refusal(billingMessages.cardDeclined),
  )
  const { requiresAction } = (await call('/Payment/ChangeCard', { Token: APPROVAL_CARD })).json().data
  const refused = await call('/Payment/ChangeCard', { SetupId: requiresAction.setupId, Token: 'tok_refused' })
  expect(refused.json()).toEqual(refusal(billingMessages.authenticationFailed))
  const changed = await call('/Payment/ChangeCard', { SetupId: requiresAction.setupId, Token: 'tok_approved' })
  expect(changed.json().data.card).toBe('Visa ending in 3220')
})

test('in the sandbox staff refund a payment, and its subscription ends', async ({ api, db }) => {
  const buyer = await aBuyer(db)
  await checkOut(api, buyer)
  const [payment] = (await api.get('/Payment/GetPayments', { token: buyer.token })).json().data

  const response = await api.post('/Payment/RefundPayment', { id: payment.id }, { token: await api.tokenOf('Admin') })

  expect(response.json().data).toMatchObject({ state: 'refunded', refundedAmount: 29.5 })
  expect(await db.select().from(subscriptions)).toMatchObject([{ status: 'cancelled' }])
})

test('without a subscription, cancelling and changing the card are refused', async ({ api, db }) => {
  const { token } = await aBuyer(db)

  for (const [path, body] of [
    ['/Payment/SetRenewal', { isRenewed: false }],
    ['/Payment/ChangeCard', { Token: 'tok_visa' }],
  ] as const) {
    const response = await api.post(path, body, { token })
    expect([response.statusCode, response.json()]).toEqual([409, refusal(billingMessages.noLiveSubscription)])
  }
})

test('entries of the audit log about a subscription or a payment have its owner', async ({ api, db }) => {
  const buyer = await aBuyer(db)
  await checkOut(api, buyer)
  const token = await api.tokenOf('Admin')
  const ownersOf = async (entity: string) => {
    const response = await api.post('/Global/SearchAuditLog', { filters: { entity } }, { token })
    return response.json().data.rows.map(({ ownerId }: { ownerId: number | null }) => ownerId)
  }

  expect(await ownersOf('payment')).toEqual([buyer.account.id])
  expect(await ownersOf('subscription')).toEqual([buyer.account.id])
})
