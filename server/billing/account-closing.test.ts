import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect } from 'vitest'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { rowsOf } from '#server/db/rows.ts'
import { oneTimeCodes } from '#server/identity/accounts.tables.ts'
import { hashSecret } from '#server/identity/secrets.ts'
import { test as uploadTest } from '#server/uploads/upload.fixture.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import type { TestApi } from '#test/api.ts'
import { test } from '#test/outbox.ts'
import { refusal } from '#test/people.ts'
import { test as stripeTest } from '#test/stripe-server.ts'
import { payments, subscriptions } from './billing.tables.ts'
import { aBuyer, type Buyer, checkOut } from './checkout.fixture.ts'

const PASSWORD = 'Aa1!correct-horse'

test('closing an account deletes its codes, its card holder and its personal data in the activity log', async ({
  api,
  db,
}) => {
  const buyer = await aClosableBuyer(db)
  const { token } = buyer
  await checkOut(api, buyer)
  await api.call('PUT', '/User', { token, payload: { FirstName: 'Farahnaz', CompanyName: 'Khan Crews' } })
  await api.post('/User/OtpSend', { Mode: 2 }, { token })

  expect((await api.post('/User/CloseAccount', { Password: PASSWORD }, { token })).statusCode).toBe(200)

  expect(await db.select().from(oneTimeCodes)).toEqual([])
  expect(await db.select().from(payments)).toMatchObject([{ holderName: null, country: null }])
  const lines = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['update-profile', 'subscribe']))
  const { id, email } = buyer.account
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${email}|Farah|Khan`, 'i'))
  expect(new Set(lines.map(({ actorEmail }) => actorEmail))).toEqual(new Set([`closed-${id}@closed.invalid`]))
})

uploadTest('closing an account deletes its picture and the name of the file', async ({ api, db }) => {
  const { token } = await aClosableBuyer(db)
  await sendPicture(api, token)

  await api.post('/User/CloseAccount', { Password: PASSWORD }, { token })

  expect(await db.select().from(uploads)).toEqual([])
  const lines = await db.select().from(auditLog)
  expect(lines.map(({ action }) => action)).toContain('upload')
  expect(JSON.stringify(lines)).not.toContain('me.png')
})

test('closing an account, and ending or refunding its plan, return 409 if its card provider is not configured', async ({
  api,
  db,
}) => {
  const buyer = await aClosableBuyer(db)
  const { token } = buyer
  await checkOut(api, buyer)
  await db.update(subscriptions).set({ provider: 'stripe' })
  await db.update(payments).set({ provider: 'stripe' })
  const [payment] = await db.select().from(payments)
  const staff = { token: await api.tokenOf('Admin') }

  const closed = await api.post('/User/CloseAccount', { Password: PASSWORD }, { token })
  const stopped = await api.post('/Payment/SetRenewal', { IsRenewed: false }, { token })
  const cancelled = await api.post('/Payment/CancelSubscription', { id: buyer.account.id }, staff)
  const refunded = await api.post('/Payment/RefundPayment', { id: payment?.id }, staff)

  expect([closed.statusCode, closed.json()]).toEqual([409, refusal(billingMessages.closing.otherProvider)])
  expect([stopped.statusCode, stopped.json()]).toEqual([409, refusal(billingMessages.owner.otherProvider)])
  expect([cancelled.statusCode, cancelled.json()]).toEqual([409, refusal(billingMessages.owners.otherProvider)])
  expect([refunded.statusCode, refunded.json()]).toEqual([409, refusal(billingMessages.owners.otherProvider)])
  expect(await db.select().from(subscriptions)).toMatchObject([{ status: 'active', cancelledAt: null }])
  expect((await api.get('/Payment/GetPayments', { token })).statusCode).toBe(200)

  await db.update(subscriptions).set({ endsAt: new Date(Date.now() + 86_400_000) })
  expect((await api.post('/User/CloseAccount', { Password: PASSWORD }, { token })).statusCode).toBe(200)
})

stripeTest('a plan of the sandbox does not prevent closing once another provider is set up', async ({ api, db }) => {
  for (const act of [closeOwnAccount, cancelByStaff]) {
    const buyer = await aClosableBuyer(db)
    await db.insert(subscriptions).values({
      accountId: buyer.account.id,
      subscriptionPlanId: buyer.plan.id,
      status: 'active',
      startedAt: new Date(),
      provider: 'sandbox',
      providerSubscriptionId: `sub_sandbox_${buyer.account.id}`,
    })

    expect((await act(api, buyer)).statusCode).toBe(200)
  }
  expect(await db.select().from(subscriptions)).toMatchObject([{ status: 'cancelled' }, { status: 'cancelled' }])
})

test('staff cannot unblock a closed account', async ({ api, db }) => {
  const { account, token } = await aClosableBuyer(db)
  await api.post('/User/CloseAccount', { Password: PASSWORD }, { token })

  const body = { id: account.id, isBlocked: false }
  const response = await api.post('/User/BlockOwner', body, { token: await api.tokenOf('Admin') })

  expect([response.statusCode, response.json()]).toEqual([400, refusal(staffMessages.ownerClosed)])
})

test('a refund after the account was closed sends no mail', async ({ api, db, outbox }) => {
  const buyer = await aClosableBuyer(db)
  const { token } = buyer
  await checkOut(api, buyer)
  const [payment] = (await api.get('/Payment/GetPayments', { token })).json().data
  await api.post('/User/CloseAccount', { Password: PASSWORD }, { token })

  const refunded = await api.post('/Payment/RefundPayment', { id: payment.id }, { token: await api.tokenOf('Admin') })

  expect(refunded.json().data).toMatchObject({ state: 'refunded' })
  await expect.poll(() => rowsOf(db, sql`select 1 from jobs.job where name = 'mail'`)).toEqual([])
  expect(await outbox.mails(1)).toMatchObject([{ to: buyer.account.email }])
})

async function aClosableBuyer(db: Parameters<typeof aBuyer>[0]) {
  return aBuyer(db, { passwordHash: await hashSecret(PASSWORD) })
}

function closeOwnAccount(api: TestApi, { token }: Buyer) {
  return api.post('/User/CloseAccount', { Password: PASSWORD }, { token })
}

async function cancelByStaff(api: TestApi, { account }: Buyer) {
  return api.post('/Payment/CancelSubscription', { id: account.id }, { token: await api.tokenOf('Admin') })
}

async function sendPicture(api: TestApi, token: string) {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c8102e' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(picture)]), 'me.png')
  const body = new Response(form)
  const headers = { 'content-type': body.headers.get('content-type') ?? '' }
  const sent = await api.post('/User/UploadProfileImage', Buffer.from(await body.arrayBuffer()), { token, headers })
  expect(sent.statusCode).toBe(200)
}
