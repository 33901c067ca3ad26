import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { writtenDate } from '#contract/wire/site-time.ts'
import { company as demoCompany } from '#demo/company.ts'
import { company } from '#server/company/company.tables.ts'
import { loadConfig } from '#server/config.ts'
import { openTestApi } from '#test/api.ts'
import { STRIPE_ENV } from '#test/local-stripe.ts'
import { test } from '#test/stripe-server.ts'
import { payments, receipts } from './billing.tables.ts'
import { aBuyer, checkOut } from './checkout.fixture.ts'
import { financialYear } from './issue-receipt.ts'

const THIS_YEAR = financialYear(new Date())

test('the financial year runs from April to March in India', () => {
  expect(financialYear(new Date('2026-03-31T18:29:59Z'))).toBe('2025-26')
  expect(financialYear(new Date('2026-03-31T18:30:00Z'))).toBe('2026-27')
  expect(financialYear(new Date('2099-12-01T00:00:00Z'))).toBe('2099-00')
})

test('a receipt has seller, buyer, country, tax, card and dates, in the list and in the mail', async ({
  api,
  db,
  outbox,
}) => {
  const buyer = await aBuyer(db, { companyName: 'Khan Crews' })
  await checkOut(api, buyer)

  const [payment] = (await api.get('/Payment/GetPayments', { token: buyer.token })).json().data

  expect(payment).toMatchObject({ name: 'Starter', amount: 29.5, refundedAmount: 0, state: 'paid' })
  const facts = Object.fromEntries(
    payment.receipt.facts.map(({ name, value }: { name: string; value: string }) => [name, value]),
  )
  expect(facts).toMatchObject({
    'Receipt number': `${THIS_YEAR}/0001`,
    'Date of payment': writtenDate(new Date()),
    Seller: demoCompany.offices[0]?.lines.join(', '),
    Buyer: `Farah Khan, Khan Crews, ${buyer.account.email}`,
    'Buyer’s country': 'India',
    'Subscription plan': 'Starter',
    'Amount paid': '$29.50',
    Tax: 'No GST charged',
    'Paid with': 'Visa ending in 4242',
  })
  const [mail] = await outbox.mails(1)
  for (const [name, value] of Object.entries(facts)) expect(mail?.text).toContain(`${name}: ${value}`)

  await db.update(company).set({ legalName: 'Acme', offices: [] })
  const [later] = (await api.get('/Payment/GetPayments', { token: buyer.token })).json().data
  expect(later.receipt, 'a receipt keeps the seller it was issued with').toEqual(payment.receipt)
})

test('receipts are numbered without gaps with ten parallel buyers and failed cards', async ({ api, db }) => {
  const buyers = await Promise.all(Array.from({ length: 10 }, () => aBuyer(db)))

  await Promise.all(
    buyers.flatMap((buyer, nth) => [
      checkOut(api, buyer, { Token: nth % 3 === 0 ? 'tok_chargeDeclined' : `tok_once_${nth}` }),
    ]),
  )

  const numbers = (await db.select().from(receipts)).map(({ number }) => number).sort((one, other) => one - other)
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6])
})

test('a seller with a GST number shows the tax included in the price', async ({ config, data, db, stripe }) => {
  const env = { ...STRIPE_ENV, STRIPE_API_BASE: stripe.url, LOG_LEVEL: 'silent', DATA_DIR: config.dataDir }
  const api = await openTestApi(loadConfig({ ...env, GST_NUMBER: '07AAACP1234A1Z5', GST_RATE: '18' }), data)
  const buyer = await aBuyer(db)
  await checkOut(api, buyer)

  const [payment] = (await api.get('/Payment/GetPayments', { token: buyer.token })).json().data

  expect(payment.receipt.facts).toContainEqual({ name: 'Tax', value: '$4.50 GST (18%) included' })
  expect(payment.receipt.facts).toContainEqual({ name: 'Seller’s GST number', value: '07AAACP1234A1Z5' })
  await api.close()
})

test('a receipt is a PDF for its owner and for staff, and for no other account', async ({ api, db }) => {
  const buyer = await aBuyer(db)
  await checkOut(api, buyer)
  const [payment] = await db.select().from(payments).where(eq(payments.accountId, buyer.account.id))
  const path = `/Payment/GetReceiptFile/${payment?.id}`

  for (const token of [buyer.token, await api.tokenOf('Admin')]) {
    const { fileName, base64 } = (await api.get(path, { token })).json().data
    expect(fileName).toBe(`receipt-${THIS_YEAR}-0001.pdf`)
    expect(Buffer.from(base64, 'base64').toString('latin1')).toMatch(/^%PDF-1\.\d[\s\S]+%%EOF\s*$/)
  }
  expect((await api.get(path, { token: (await aBuyer(db)).token })).statusCode).toBe(404)
  expect((await api.get('/Payment/GetReceiptFile/999', { token: buyer.token })).statusCode).toBe(404)
})

test('name and country of the card holder are sent to the provider', async ({ api, db, stripe }) => {
  await checkOut(api, await aBuyer(db))

  expect([...stripe.cards.values()]).toMatchObject([{ name: 'Farah Khan', country: 'IN' }])
  expect([...stripe.customers.values()]).toMatchObject([{ country: 'IN' }])
})
