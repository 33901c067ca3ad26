import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import type { Db } from '#server/db/connection.ts'
import { sessions } from '#server/identity/accounts.tables.ts'
import { aSession, type TestApi, test } from '#test/api.ts'
import { anAccount, aSubscriptionPlan } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { notifications, subscriptions } from './billing.tables.ts'

const DASHBOARD = '/Dashboard/GetBusinessOwnerDashBoardData'
const DAY_MS = 24 * 60 * 60_000

test('the dashboard has the account of its owner, and no subscription before one is bought', async ({ api, db }) => {
  const { account, token } = await anOwner(db)

  const response = await api.get(DASHBOARD, { token })

  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json().data).toEqual({
    firstName: 'Farah',
    lastName: null,
    companyName: 'Khan Crews',
    email: account.email,
    isEmailVerified: true,
    subscription: null,
    bearerToken: token,
  })
})

test('the dashboard has the newest subscription with its amount, state and next renewal', async ({ api, db }) => {
  const owner = await anOwner(db)
  await aSubscription(db, owner.account.id, { startedAt: new Date('2025-01-01'), status: 'cancelled' })
  await aSubscription(db, owner.account.id, {
    startedAt: new Date('2026-01-31T08:00:00Z'),
    renewsAt: new Date('2026-02-28T08:00:00Z'),
    status: 'pastDue',
  })
  await aSubscription(db, (await anOwner(db)).account.id, { startedAt: new Date('2026-03-01') })

  expect((await api.get(DASHBOARD, { token: owner.token })).json().data.subscription).toMatchObject({
    name: 'Block',
    subscriptionAmount: 49.99,
    subscriptionType: 'Monthly',
    startDate: '2026-01-31T08:00:00.000Z',
    renewalDate: '2026-02-28T08:00:00.000Z',
    status: 'pastDue',
  })
})

test('opening the page restarts the thirty days of the session', async ({ api, db }) => {
  const account = await anAccount(db, { role: 'BusinessOwner' })
  const soon = new Date(Date.now() + DAY_MS)
  const token = await aSession(db, account, { idleExpiresAt: soon, expiresAt: soon })

  const { bearerToken } = (await api.get(DASHBOARD, { token })).json().data

  const [session] = await db.select().from(sessions).where(eq(sessions.accountId, account.id))
  expect(session?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS)
  expect((await api.get(DASHBOARD, { token: bearerToken })).statusCode).toBe(200)
})

test.for([DASHBOARD, '/Dashboard/GetCalendarDateList/2026-01-01/2026-01-31'])(
  '%s is for business owners only',
  async (path, { api }) => {
    expect((await api.get(path)).statusCode).toBe(401)
    for (const role of ['Customer', 'Admin', 'SuperAdmin'] as const) {
      expect((await api.get(path, { token: await api.tokenOf(role) })).statusCode).toBe(403)
    }
  },
)

test('the calendar has the start and the renewals of the range, both days included', async ({ api, db }) => {
  const { account, token } = await anOwner(db)
  await aSubscription(db, account.id, {
    startedAt: new Date('2026-01-31T23:30:00+05:30'),
    renewsAt: new Date('2026-02-28T23:30:00+05:30'),
  })

  expect(await calendar(api, token, '2026-01-31', '2026-03-31')).toEqual([
    { date: '2026-01-31', title: 'Block started' },
    { date: '2026-02-28', title: 'Block renews' },
    { date: '2026-03-31', title: 'Block renews' },
  ])
  expect(await calendar(api, token, '2026-02-01', '2026-02-27')).toEqual([])
  expect(await calendar(api, token, '9998-12-01', '9998-12-31')).toHaveLength(1)
})

test('the calendar uses the date in India, as all dates of the dashboard do', async ({ api, db }) => {
  const { account, token } = await anOwner(db)
  await aSubscription(db, account.id, { startedAt: new Date('2026-01-31T20:00:00Z'), renewsAt: null })

  expect(await calendar(api, token, '2026-01-01', '2026-01-31')).toEqual([])
  expect(await calendar(api, token, '2026-02-01', '2026-02-01')).toEqual([
    { date: '2026-02-01', title: 'Block started' },
  ])
})

test('an ended subscription has no renewals from the day of its end', async ({ api, db }) => {
  const { account, token } = await anOwner(db)
  const ended = { startedAt: new Date('2025-01-10'), status: 'cancelled' as const }
  // The provider reports an end some seconds later.
  const reported = { cancelledAt: new Date('2025-03-10T00:00:07Z'), endsAt: new Date('2025-03-10') }
  for (const end of [{ cancelledAt: new Date('2025-03-01') }, reported, { endsAt: new Date('2025-03-10') }]) {
    await db.delete(subscriptions)
    await aSubscription(db, account.id, { ...ended, ...end })

    expect((await calendar(api, token, '2025-01-01', '2025-12-31')).map(({ date }) => date)).toEqual([
      '2025-01-10',
      '2025-02-10',
    ])
  }
})

test.for([
  ['2026-02-30', '2026-03-01', wireMessages.notADay],
  ['2026-01-01', 'tomorrow', wireMessages.notADay],
  ['01.02.2026', '2026-03-01', wireMessages.notADay],
  ['2026-03-02', '2026-03-01', billingMessages.daysSwapped],
  ['2026-01-01', '2027-02-05', billingMessages.tooManyDays],
] as const)('the range %s to %s is refused', async ([first, last, sentence], { api, db }) => {
  const { token } = await anOwner(db)

  const response = await api.get(`/Dashboard/GetCalendarDateList/${first}/${last}`, { token })

  expect([response.statusCode, response.json()]).toEqual([400, refusal(sentence)])
})

test('an account sees its own notifications, newest first, and admins see all', async ({ api, db }) => {
  const one = await anOwner(db)
  const other = await anOwner(db)
  const add = (accountId: number, title: string, createdAt: string) =>
    db.insert(notifications).values({ accountId, title, message: 'm', createdAt: new Date(createdAt) })
  await add(one.account.id, 'first', '2026-01-01')
  await add(one.account.id, 'second', '2026-02-01')
  await add(other.account.id, 'other', '2026-01-15')
  const titles = async (token: string) => {
    const list: { title: string }[] = (await api.get('/Payment/GetAllNotification', { token })).json().data
    return list.map(({ title }) => title)
  }

  expect((await api.get('/Payment/GetAllNotification', { token: other.token })).json().data).toEqual([
    { id: 3, title: 'other', message: 'm', createdDate: '2026-01-15T00:00:00.000Z', isRead: false },
  ])
  expect(await titles(one.token)).toEqual(['second', 'first'])
  expect(await titles(await api.tokenOf('Customer'))).toEqual([])
  for (const role of ['Admin', 'SuperAdmin'] as const) {
    expect(await titles(await api.tokenOf(role))).toEqual(['second', 'other', 'first'])
  }
  expect((await api.get('/Payment/GetAllNotification')).statusCode).toBe(401)
})

async function anOwner(db: Db) {
  const given = { firstName: 'Farah', lastName: null, companyName: 'Khan Crews', emailVerifiedAt: new Date() }
  const account = await anAccount(db, { role: 'BusinessOwner', ...given })
  return { account, token: await aSession(db, account) }
}

async function aSubscription(
  db: Db,
  accountId: number,
  given: Partial<typeof subscriptions.$inferInsert> & { startedAt: Date },
) {
  const { id: subscriptionPlanId } = await aSubscriptionPlan(db, { name: 'Block', amountCents: 4999 })
  await db
    .insert(subscriptions)
    .values({ accountId, subscriptionPlanId, status: 'active', provider: 'sandbox', ...given })
}

async function calendar(api: TestApi, token: string, first: string, last: string) {
  const response = await api.get(`/Dashboard/GetCalendarDateList/${first}/${last}`, { token })
  return response.json().data as { date: string; title: string }[]
}
