import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect } from 'vitest'
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
import { payments } from './billing.tables.ts'
import { aBuyer, checkOut } from './checkout.fixture.ts'

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

test('staff cannot unblock a closed account', async ({ api, db }) => {
  const { account, token } = await aClosableBuyer(db)
  await api.post('/User/CloseAccount', { Password: PASSWORD }, { token })

  const body = { id: account.id, isBlocked: false }
  const answer = await api.post('/User/BlockOwner', body, { token: await api.tokenOf('Admin') })

  expect([answer.statusCode, answer.json()]).toEqual([400, refusal(staffMessages.ownerClosed)])
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
