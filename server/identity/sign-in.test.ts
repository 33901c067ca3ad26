import { eq } from 'drizzle-orm'
import { afterEach, expect, vi } from 'vitest'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import type { Role } from '#contract/wire/roles.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { openTestApi, test } from '#test/api.ts'
import {
  anAccountWithPassword,
  OTHER_PASSWORD,
  PASSWORD,
  refusal,
  signedIn,
  signInWith,
  statusWith,
} from '#test/people.ts'
import { accounts, sessions } from './accounts.tables.ts'
import { matchesHash } from './secrets.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

afterEach(() => {
  vi.useRealTimers()
})

test.for<[Role, number | string]>([
  ['SuperAdmin', 1],
  ['BusinessOwner', 2],
  ['Customer', 4],
  ['Admin', 'Admin'],
  ['Editor', 'Editor'],
  ['Sales', 'Sales'],
])('the sign-in of a %s returns the role %j', async ([role, code], { api, db }) => {
  const account = await anAccountWithPassword(db, { role, email: 'meera@plinth.test' })

  const response = await signInWith(api, 'meera@plinth.test')

  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: identityMessages.signedIn },
    data: {
      role: code,
      bearerToken: expect.stringMatching(/^[\w-]{43}$/),
      id: account.id,
      firstName: 'Meera',
      lastName: 'Nair',
      isTempPassword: false,
    },
  })
  expect(await statusWith(api, response.json().data.bearerToken, account.id)).toBe(200)
})

test.for([' Meera@Plinth.TEST ', 'MEERA@PLINTH.TEST', 'meera@plinth.test\t'])(
  'the spelling %j of an address signs in to the same account',
  async (spelling, { api, db }) => {
    await anAccountWithPassword(db, { email: 'Meera@plinth.test' })

    expect((await signInWith(api, spelling)).statusCode).toBe(200)
  },
)

test('property names match in any letter case, and unknown ones are ignored', async ({ api, db }) => {
  const { id } = await anAccountWithPassword(db, { email: 'meera@plinth.test', role: 'Customer' })

  const response = await api.post('/user/LOGIN/', {
    emailaddress: 'meera@plinth.test',
    PASSWORD,
    Role: 1,
    id: 99,
    isTempPassword: true,
  })

  expect(response.json().data).toMatchObject({ id, role: 4, isTempPassword: false })
})

test('a wrong password and an unknown address get the same response', async ({ api, db }) => {
  await anAccountWithPassword(db, { email: 'meera@plinth.test' })

  const wrong = await signInWith(api, 'meera@plinth.test', OTHER_PASSWORD)
  const unknown = await signInWith(api, 'nobody@plinth.test', OTHER_PASSWORD)

  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toEqual(refusal('Invalid email or password.'))
  expect(unknown.statusCode).toBe(401)
  expect(unknown.json()).toEqual(wrong.json())
  expect(await db.select().from(sessions)).toEqual([])
})

test('without an account a password is still compared, and never matches', async () => {
  expect(await matchesHash('', null)).toBe(false)
  expect(await matchesHash(PASSWORD, null)).toBe(false)
})

test('a password is compared to its last character, including spaces', async ({ api, db }) => {
  await anAccountWithPassword(db, { email: 'meera@plinth.test' })

  for (const password of [` ${PASSWORD}`, `${PASSWORD} `, PASSWORD.toLowerCase()]) {
    expect((await signInWith(api, 'meera@plinth.test', password)).statusCode).toBe(401)
  }
})

test.for([
  [{}, identityMessages.adminEmailRequired],
  [{ EmailAddress: ' ', Password: PASSWORD }, identityMessages.adminEmailRequired],
  [{ EmailAddress: ['meera@plinth.test'], Password: PASSWORD }, identityMessages.adminEmailRequired],
  [{ EmailAddress: { $ne: null }, Password: PASSWORD }, identityMessages.adminEmailRequired],
  [{ EmailAddress: 'meera@plinth.test' }, identityMessages.adminPasswordRequired],
  [{ EmailAddress: 'meera@plinth.test', Password: '' }, identityMessages.adminPasswordRequired],
  [{ EmailAddress: 'meera@plinth.test', Password: 12345678 }, identityMessages.adminPasswordRequired],
] as const)('%j is refused', async ([payload, sentence], { api }) => {
  const response = await api.post('/User/Login', payload)

  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refusal(sentence))
})

test('the response reveals that an account is blocked only with the correct password', async ({ api, db }) => {
  await anAccountWithPassword(db, { email: 'meera@plinth.test', isBlocked: true })

  const right = await signInWith(api, 'meera@plinth.test')
  const wrong = await signInWith(api, 'meera@plinth.test', OTHER_PASSWORD)

  expect([right.statusCode, right.json()]).toEqual([403, refusal(identityMessages.notAuthorized)])
  expect([wrong.statusCode, wrong.json()]).toEqual([401, refusal(identityMessages.wrongCredentials)])
  expect(await db.select().from(sessions)).toEqual([])
})

test('after five wrong passwords, in any spelling of the address, the correct one is refused for a time', async ({
  api,
  db,
}) => {
  await anAccountWithPassword(db, { email: 'meera@plinth.test' })
  const spellings = [
    'meera@plinth.test',
    'MEERA@plinth.test',
    ' meera@plinth.test',
    'Meera@Plinth.Test',
    'meera@plinth.tesT',
  ]
  for (const [visitor, spelling] of spellings.entries()) {
    expect((await signInWith(api, spelling, OTHER_PASSWORD, `192.0.2.${visitor}`)).statusCode).toBe(401)
  }

  const locked = await signInWith(api, 'meera@plinth.test', PASSWORD, '192.0.2.99')

  expect(locked.statusCode).toBe(429)
  expect(locked.json()).toEqual(refusal(identityMessages.tooManyTries))
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(590)
  expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(600)
})

test('an address without an account is locked like any other', async ({ api }) => {
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) statuses.push((await signInWith(api, 'nobody@plinth.test')).statusCode)

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('a lockout ends after ten minutes and survives a restart', async ({ api, config, data, db }) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await anAccountWithPassword(db, { email: 'meera@plinth.test' })
  for (let count = 0; count < 5; count += 1) await signInWith(api, 'meera@plinth.test', OTHER_PASSWORD)

  const restarted = await openTestApi(config, data)
  const locked = await signInWith(restarted, 'meera@plinth.test')
  await restarted.close()
  vi.setSystemTime(Date.now() + 10 * MINUTE)
  const free = await signInWith(api, 'meera@plinth.test')

  expect([locked.statusCode, free.statusCode]).toEqual([429, 200])
})

test('a correct password resets the count of wrong ones', async ({ api, db }) => {
  await anAccountWithPassword(db, { email: 'meera@plinth.test' })
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 4; count += 1) await signInWith(api, 'meera@plinth.test', OTHER_PASSWORD)
    expect((await signInWith(api, 'meera@plinth.test')).statusCode).toBe(200)
  }
})

test('of twelve parallel wrong passwords five are compared', async ({ api, db }) => {
  await anAccountWithPassword(db, { email: 'meera@plinth.test' })

  const responses = await Promise.all(
    Array.from({ length: 12 }, () => signInWith(api, 'meera@plinth.test', OTHER_PASSWORD)),
  )

  expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7)
})

test('a visitor who tries many addresses is stopped, and a successful sign-in is not counted', async ({ api, db }) => {
  await anAccountWithPassword(db, { email: 'meera@plinth.test' })
  for (let count = 0; count < 29; count += 1) await signInWith(api, `guess-${count}@plinth.test`)
  expect((await signInWith(api, 'meera@plinth.test')).statusCode).toBe(200)
  expect((await signInWith(api, 'meera@plinth.test')).statusCode).toBe(200)
  await signInWith(api, 'one-more@plinth.test')

  const stopped = await signInWith(api, 'meera@plinth.test')
  const neighbour = await signInWith(api, 'meera@plinth.test', PASSWORD, '192.0.2.7')

  expect([stopped.statusCode, stopped.json()]).toEqual([429, refusal(wireRefusals.tooManyRequests)])
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
  expect(neighbour.statusCode).toBe(200)
})

test('signing out ends only this session, at once and on the server', async ({ api, db }) => {
  const { id } = await anAccountWithPassword(db, { email: 'meera@plinth.test' })
  const here = await signedIn(api, 'meera@plinth.test')
  const elsewhere = await signedIn(api, 'meera@plinth.test')

  const response = await api.call('POST', '/User/Logout', { token: here })

  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: identityMessages.signedOut },
    data: null,
  })
  expect(await statusWith(api, here, id)).toBe(401)
  expect(await statusWith(api, elsewhere, id)).toBe(200)
  expect((await api.call('POST', '/User/Logout', { token: here })).statusCode).toBe(401)
})

test.for<[Role, { idle: number; longest: number }]>([
  ['Admin', { idle: 30 * MINUTE, longest: 12 * HOUR }],
  ['SuperAdmin', { idle: 30 * MINUTE, longest: 12 * HOUR }],
  ['Editor', { idle: 30 * MINUTE, longest: 12 * HOUR }],
  ['Sales', { idle: 30 * MINUTE, longest: 12 * HOUR }],
  ['Customer', { idle: 12 * HOUR, longest: 12 * HOUR }],
  ['BusinessOwner', { idle: 30 * DAY, longest: 30 * DAY }],
])('the idle timeout and maximum lifetime of a session of a %s are %j', async ([role, life], { api, db }) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const start = Date.now()
  const { id } = await anAccountWithPassword(db, { role, email: 'meera@plinth.test' })
  const idle = await signedIn(api, 'meera@plinth.test')
  const used = await signedIn(api, 'meera@plinth.test')

  for (let time = start; time < start + life.longest; time += Math.min(life.idle - 1, life.longest / 4)) {
    vi.setSystemTime(time)
    expect(await statusWith(api, used, id)).toBe(200)
  }
  vi.setSystemTime(start + life.longest)
  expect(await statusWith(api, used, id)).toBe(401)
  vi.setSystemTime(start + life.idle)
  expect(await statusWith(api, idle, id)).toBe(401)
})

test('a session with a temporary password can only change it or sign out', async ({ api, db }) => {
  const { id } = await anAccountWithPassword(db, {
    role: 'Customer',
    email: 'tenant@plinth.test',
    isTempPassword: true,
  })
  const response = await signInWith(api, 'tenant@plinth.test')
  const token = response.json().data.bearerToken

  expect(response.json().data.isTempPassword).toBe(true)
  for (const [method, path] of [
    ['GET', `/User/${id}`],
    ['PUT', '/User'],
    ['PATCH', '/User'],
    ['POST', '/User/OtpSend'],
    ['POST', '/User/OtpVerify'],
  ] as const) {
    const refused = await api.call(method, path, { token, payload: {} })
    expect([path, refused.statusCode, refused.json()]).toEqual([path, 403, refusal(identityMessages.notAuthorized)])
  }
  expect((await api.call('POST', '/User/Logout', { token })).statusCode).toBe(200)
})

test('signing in and out add audit log entries, and the time of sign-in is stored', async ({ api, db }) => {
  const { id } = await anAccountWithPassword(db, { email: 'meera@plinth.test' })
  const token = await signedIn(api, 'meera@plinth.test')
  await api.call('POST', '/User/Logout', { token })

  const actor = {
    actorId: id,
    actorEmail: 'meera@plinth.test',
    actorRole: 'Admin',
    entity: 'account',
    entityId: `${id}`,
  }
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { ...actor, action: 'sign-in' },
    { ...actor, action: 'sign-out' },
  ])
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  expect(Date.now() - (account?.lastSignedInAt?.getTime() ?? 0)).toBeLessThan(MINUTE)
})

test('expired sessions are deleted at the next sign-in', async ({ api, db }) => {
  await anAccountWithPassword(db, { email: 'meera@plinth.test' })
  for (let count = 0; count < 3; count += 1) {
    await api.call('POST', '/User/Logout', { token: await signedIn(api, 'meera@plinth.test') })
  }
  await signedIn(api, 'meera@plinth.test')

  expect(await db.select().from(sessions)).toHaveLength(1)
})
