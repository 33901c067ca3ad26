import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { rowsOf } from '#server/db/rows.ts'
import { openTestApi } from '#test/api.ts'
import { captureLog } from '#test/capture-log.ts'
import { STRIPE_ENV, signatureOf } from '#test/local-stripe.ts'
import { test } from '#test/stripe-server.ts'
import { notifications, paymentEvents, payments, subscriptions } from './billing.tables.ts'
import { aBuyer, checkOut } from './checkout.fixture.ts'

test('no card, key or personal data is in the log, and no card or secret key in a response or the database', async ({
  config,
  data,
  db,
  stripe,
  outbox,
}) => {
  const env = { ...STRIPE_ENV, STRIPE_API_BASE: stripe.url, LOG_LEVEL: 'trace', DATA_DIR: config.dataDir }
  const api = await openTestApi(loadConfig(env), data)
  const log = captureLog(api)
  const buyer = await aBuyer(db, { email: 'farah@plinth.test' })
  const responses: string[] = []
  const cards = ['tok_insufficientFunds', 'not a card', 'tok_once_lost', 'tok_once_lost']

  responses.push((await api.get('/Payment/GetPaymentKey', { token: buyer.token })).body)
  for (const cardToken of cards) {
    if (cardToken === 'tok_once_lost' && stripe.charges.length === 0) stripe.loseAnswers(/\/confirm$/, 2)
    responses.push((await checkOut(api, buyer, { Token: cardToken })).body)
  }
  const bought = [...stripe.subscriptions.values()].find(({ status }) => status === 'active')
  if (!bought) throw new Error('Nothing was bought.')
  const invoice = { ...stripe.renew(bought.id, { isPaid: true }), customer_email: 'farah@plinth.test' }
  const body = JSON.stringify(stripe.event('invoice.paid', invoice))
  const signature = signatureOf(body)
  for (const header of [signature, signatureOf(body, { secret: 'whsec_wrong' })]) {
    responses.push((await api.post('/Payment/Webhook', body, { headers: { 'stripe-signature': header } })).body)
  }
  responses.push((await api.get('/Payment/GetAllNotification', { token: buyer.token })).body)
  const wrongKey = await openTestApi(loadConfig({ ...env, STRIPE_SECRET_KEY: 'sk_test_wrongOne' }), data)
  const wrongLog = captureLog(wrongKey)
  responses.push((await checkOut(wrongKey, await aBuyer(db, { email: 'zoya@plinth.test' }))).body)
  await Promise.all([api.close(), wrongKey.close()])
  await outbox.mails(2)
  await expect.poll(() => rowsOf(db, sql`select data from jobs.job where name = 'mail'`)).toEqual([])

  const lines = [...log, ...wrongLog].join('')
  const stored = JSON.stringify([
    await db.select().from(payments),
    await db.select().from(subscriptions),
    await db.select().from(paymentEvents),
    await db.select().from(notifications),
    await db.select().from(auditLog),
  ])
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PUBLISHABLE_KEY } = STRIPE_ENV
  const secrets = [...cards, STRIPE_SECRET_KEY, 'sk_test_wrongOne', STRIPE_WEBHOOK_SECRET, signature, buyer.token]

  expect(stripe.charges).toEqual([2950, 2950])
  expect(lines).toContain('a checkout went wrong')
  expect(lines).toContain('StripeConnectionError')
  expect(responses[0]).toContain(STRIPE_PUBLISHABLE_KEY)
  for (const secret of secrets) {
    expect(lines).not.toContain(secret)
    expect(stored).not.toContain(secret)
    expect(responses.join('')).not.toContain(secret)
  }
  for (const person of ['farah@plinth.test', 'zoya@plinth.test', 'Farah', buyer.account.email]) {
    expect(lines).not.toContain(person)
    expect(responses.join('')).not.toContain(person)
  }
  expect(JSON.stringify(await db.select().from(paymentEvents))).not.toContain('@')
})
