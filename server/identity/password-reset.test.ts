import { eq } from 'drizzle-orm'
import { afterEach, expect, vi } from 'vitest'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import { openTestApi, type TestApi } from '#test/api.ts'
import { test } from '#test/outbox.ts'
import {
  anAccountWithPassword,
  OTHER_PASSWORD,
  PASSWORD,
  refusal,
  signedIn,
  signInWith,
  statusWith,
} from '#test/people.ts'
import { accounts, passwordResetTokens } from './accounts.tables.ts'

const MINUTE = 60_000

afterEach(() => {
  vi.useRealTimers()
})

test.for([
  ['Customer', { isStaff: false, isOwner: false }],
  ['BusinessOwner', { isStaff: false, isOwner: true }],
  ['Admin', { isStaff: true, isOwner: false }],
  ['Editor', { isStaff: true, isOwner: false }],
  ['Sales', { isStaff: true, isOwner: false }],
] as const)('the link names the sign-in page of a %s', async ([role, expected], { api, db, outbox }) => {
  await anAccountWithPassword(db, { email: 'meera@plinth.test', role })
  await forgot(api, 'meera@plinth.test')
  const [mail] = await outbox.mails(1)

  const shown = await api.call('PATCH', '/User/GetEmailByToken', { payload: { Token: tokenIn(mail?.text) } })

  expect(shown.json().data).toEqual({ emailId: 'meera@plinth.test', ...expected })
})

test('the mailed link replaces a forgotten password', async ({ api, db, outbox }) => {
  const { id } = await anAccountWithPassword(db, { email: 'Meera@plinth.test' })
  const session = await signedIn(api, 'meera@plinth.test')

  const response = await forgot(api, ' MEERA@plinth.test ')
  const [mail] = await outbox.mails(1)
  const token = tokenIn(mail?.text)
  const shown = await api.call('PATCH', '/User/GetEmailByToken', { payload: { Token: token } })
  const done = await reset(api, { token })

  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    responseMessage: {
      isSuccessStatusCode: true,
      reasonPhrase: 'Reset password link has been sent to your email.',
    },
    data: null,
  })
  expect(mail).toMatchObject({ to: 'Meera@plinth.test', subject: expect.stringContaining('password') })
  expect(shown.json().data).toEqual({ emailId: 'Meera@plinth.test', isStaff: true, isOwner: false })
  expect([done.statusCode, done.json().responseMessage.reasonPhrase]).toEqual([200, identityMessages.passwordReset])
  expect((await signInWith(api, 'meera@plinth.test', OTHER_PASSWORD)).statusCode).toBe(200)
  expect((await signInWith(api, 'meera@plinth.test', PASSWORD)).statusCode).toBe(401)
  expect(await statusWith(api, session, id)).toBe(401)
})

test('the database stores only the hash of a token', async ({ api, db, outbox }) => {
  await anAccountWithPassword(db, { email: 'meera@plinth.test' })
  await forgot(api)
  const token = tokenIn((await outbox.mails(1))[0]?.text)

  const rows = await db.select().from(passwordResetTokens)
  expect(rows).toMatchObject([{ tokenHash: hashOfToken(token), usedAt: null }])
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('an unknown address, a super admin and a blocked account get no mail', async ({ api, db, outbox }) => {
  await anAccountWithPassword(db, { email: 'super@plinth.test', role: 'SuperAdmin' })
  await anAccountWithPassword(db, { email: 'blocked@plinth.test', isBlocked: true })

  const responses = []
  for (const email of ['nobody@plinth.test', 'super@plinth.test', 'blocked@plinth.test']) {
    responses.push(await forgot(api, email))
  }

  expect(responses.map((response) => [response.statusCode, response.json()])).toEqual([
    [404, refusal('Account does not exist.')],
    [403, refusal('You are not authorized.')],
    [403, refusal('You are not authorized.')],
  ])
  expect(await db.select().from(passwordResetTokens)).toEqual([])
  await outbox.mails(0)
})

test.for([
  {},
  { EmailAddress: '' },
  { EmailAddress: 'meera' },
  { EmailAddress: 'm@plinth.company' },
  { EmailAddress: 7 },
])('a request with %j is refused', async (payload, { api }) => {
  const response = await api.post('/User/ForgotPassword', payload)

  expect([response.statusCode, response.json()]).toEqual([400, refusal('Please enter email')])
})

test('at most five links an hour are sent to one account, for all visitors together', async ({
  api,
  config,
  data,
  db,
}) => {
  await anAccountWithPassword(db, { email: 'meera@plinth.test' })
  for (let visitor = 0; visitor < 5; visitor += 1) {
    expect((await forgot(api, 'meera@plinth.test', `192.0.2.${visitor}`)).statusCode).toBe(200)
  }

  const restarted = await openTestApi(config, data)
  const sixth = await forgot(restarted, 'MEERA@plinth.test', '192.0.2.9')
  await restarted.close()

  expect([sixth.statusCode, sixth.json()]).toEqual([429, refusal(wireRefusals.tooManyRequests)])
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3_500)
  expect(await db.select().from(passwordResetTokens)).toHaveLength(5)
})

test('a visitor can check only a limited number of addresses', async ({ api }) => {
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1)
    statuses.push((await forgot(api, `guess-${count}@plinth.test`)).statusCode)

  expect(statuses.filter((status) => status === 404)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})

test('a token works once and invalidates all other links of the account', async ({ api, db }) => {
  const account = await anAccountWithPassword(db, { email: 'meera@plinth.test' })
  const [first, second] = [await aToken(db, account.id), await aToken(db, account.id)]

  expect((await reset(api, { token: first })).statusCode).toBe(200)

  for (const token of [first, second]) {
    const again = await reset(api, { token, password: 'Another-55' })
    const lookup = await api.call('PATCH', '/User/GetEmailByToken', { payload: { Token: token } })
    expect([again.statusCode, again.json()]).toEqual([400, refusal(identityMessages.resetTokenInvalid)])
    expect([lookup.statusCode, lookup.json()]).toEqual([400, refusal(identityMessages.resetTokenInvalid)])
  }
  expect((await signInWith(api, 'meera@plinth.test', OTHER_PASSWORD)).statusCode).toBe(200)
})

test('of two parallel resets with one token exactly one succeeds', async ({ api, db }) => {
  const account = await anAccountWithPassword(db, { email: 'meera@plinth.test' })
  const token = await aToken(db, account.id)
  const passwords = ['First-One-1', 'Second-One-2', 'Third-One-3']

  const responses = await Promise.all(passwords.map((password) => reset(api, { token, password })))

  const statuses = responses.map(({ statusCode }) => statusCode)
  expect([...statuses].sort()).toEqual([200, 400, 400])
  for (const [nth, password] of passwords.entries()) {
    const status = (await signInWith(api, 'meera@plinth.test', password)).statusCode
    expect(status).toBe(statuses[nth] === 200 ? 200 : 401)
  }
})

test('a token expires after an hour', async ({ api, db }) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const account = await anAccountWithPassword(db, { email: 'meera@plinth.test' })
  await forgot(api)
  const token = await aToken(db, account.id, { expiresAt: new Date(Date.now() + 60 * MINUTE) })
  const [stored] = await db.select().from(passwordResetTokens)
  expect((stored?.expiresAt.getTime() ?? 0) - Date.now()).toBe(60 * MINUTE)

  vi.setSystemTime(Date.now() + 60 * MINUTE)

  expect((await api.call('PATCH', '/User/GetEmailByToken', { payload: { Token: token } })).statusCode).toBe(400)
  expect((await reset(api, { token })).statusCode).toBe(400)
  expect((await signInWith(api, 'meera@plinth.test')).statusCode).toBe(200)
})

test('a refused reset leaves the token and the password unchanged', async ({ api, db }) => {
  const account = await anAccountWithPassword(db, { email: 'meera@plinth.test' })
  const token = await aToken(db, account.id)
  const responses = [
    await reset(api, { token, password: 'weak' }),
    await reset(api, { token, password: 'alllowercase' }),
    await reset(api, { token, confirmation: 'Different-1' }),
    await reset(api, { token, email: 'other@plinth.test' }),
    await reset(api, { token: newToken() }),
    await reset(api, { token: hashOfToken(token) }),
    await reset(api, { token: '' }),
  ]

  expect(responses.map((response) => [response.statusCode, response.json().responseMessage.reasonPhrase])).toEqual([
    [400, 'New Password is invalid.'],
    [400, 'New Password is invalid.'],
    [400, 'Passwords must match.'],
    [400, identityMessages.resetTokenInvalid],
    [400, identityMessages.resetTokenInvalid],
    [400, identityMessages.resetTokenInvalid],
    [400, identityMessages.resetTokenInvalid],
  ])
  expect((await signInWith(api, 'meera@plinth.test')).statusCode).toBe(200)
  expect((await reset(api, { token })).statusCode).toBe(200)
})

test('the link of an account blocked in the meantime is refused', async ({ api, db }) => {
  const account = await anAccountWithPassword(db, { email: 'meera@plinth.test' })
  const token = await aToken(db, account.id)
  await db.update(accounts).set({ isBlocked: true }).where(eq(accounts.id, account.id))

  expect((await reset(api, { token })).statusCode).toBe(400)
})

test('a reset removes the lockout, makes a temporary password permanent and adds an audit log entry', async ({
  api,
  db,
}) => {
  const { id } = await anAccountWithPassword(db, { email: 'meera@plinth.test', isTempPassword: true })
  for (let count = 0; count < 6; count += 1) await signInWith(api, 'meera@plinth.test', 'Wrong-One-1')
  const token = await aToken(db, id)

  await reset(api, { token })

  const response = await signInWith(api, 'meera@plinth.test', OTHER_PASSWORD)
  expect(response.statusCode).toBe(200)
  expect(response.json().data.isTempPassword).toBe(false)
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { action: 'fail-sign-in', after: { times: 5 } },
    { action: 'lock-out' },
    { action: 'reset-password', entity: 'account', entityId: `${id}`, actorId: id, before: null, after: null },
    { action: 'sign-in' },
  ])
})

function forgot(api: TestApi, email = 'meera@plinth.test', remoteAddress = '192.0.2.1') {
  return api.post('/User/ForgotPassword', { EmailAddress: email }, { remoteAddress })
}

interface Reset {
  token: string
  email?: string
  password?: string
  confirmation?: string
}

function reset(
  api: TestApi,
  { token, email = 'meera@plinth.test', password = OTHER_PASSWORD, confirmation = password }: Reset,
) {
  return api.call('PATCH', '/User/ResetPassword', {
    payload: { EmailAddress: email, NewPassword: password, ConfirmNewPassword: confirmation, Token: token },
  })
}

async function aToken(db: Db, accountId: number, given: Partial<typeof passwordResetTokens.$inferInsert> = {}) {
  const token = newToken()
  const expiresAt = new Date(Date.now() + 60 * MINUTE)
  await db.insert(passwordResetTokens).values({ accountId, tokenHash: hashOfToken(token), expiresAt, ...given })
  return token
}

function tokenIn(text = '') {
  const token = /\/resetpassword\?token=([\w-]{43})$/m.exec(text)?.[1]
  if (!token) throw new Error('The mail has no link.')
  return token
}
