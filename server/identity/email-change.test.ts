import { expect } from 'vitest'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { aSession, type TestApi } from '#test/api.ts'
import { anAccount } from '#test/builders.ts'
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
import { passwordResetTokens } from './accounts.tables.ts'
import { accountOf } from './profile.fixture.ts'

test('a new address replaces the token and is not verified', async ({ api, db }) => {
  const { id } = await anAccountWithPassword(db, {
    email: 'old@plinth.test',
    emailVerifiedAt: new Date(),
    signupStep: 2,
  })
  const tokens = [await signedIn(api, 'old@plinth.test'), await signedIn(api, 'old@plinth.test')]
  await db.insert(passwordResetTokens).values({ accountId: id, tokenHash: 'x', expiresAt: new Date(Date.now() + 1e6) })

  const response = await changeEmail(api, tokens[0], ' New+crew@Plinth.test ')

  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'Email Address was successfully updated.' },
    data: { bearerToken: expect.stringMatching(/^[\w-]{43}$/) },
  })
  for (const token of tokens) expect(await statusWith(api, token ?? '', id)).toBe(401)
  expect(await statusWith(api, response.json().data.bearerToken, id)).toBe(200)
  expect(await accountOf(db, id)).toMatchObject({ email: 'New+crew@Plinth.test', emailVerifiedAt: null, signupStep: 1 })
  expect(await db.select().from(passwordResetTokens)).toEqual([])
  expect((await signInWith(api, 'new+crew@plinth.test')).statusCode).toBe(200)
  expect((await signInWith(api, 'old@plinth.test')).statusCode).toBe(401)
})

test('a change in letter case keeps the address verified', async ({ api, db }) => {
  const account = await anAccountWithPassword(db, {
    email: 'old@plinth.test',
    emailVerifiedAt: new Date(),
    signupStep: 2,
  })

  expect((await changeEmail(api, await aSession(db, account), 'Old@plinth.test')).statusCode).toBe(200)

  expect(await accountOf(db, account.id)).toMatchObject({
    email: 'Old@plinth.test',
    emailVerifiedAt: account.emailVerifiedAt,
    signupStep: 2,
  })
})

test('a taken address is refused in any letter case, and the old token stays valid', async ({ api, db }) => {
  await anAccount(db, { email: 'taken@plinth.test' })
  const account = await anAccountWithPassword(db, { email: 'old@plinth.test' })
  const token = await aSession(db, account)

  for (const email of ['taken@plinth.test', ' TAKEN@plinth.test ']) {
    const response = await changeEmail(api, token, email)
    expect([response.statusCode, response.json()]).toEqual([400, refusal('Email address already exists.')])
  }
  expect(await statusWith(api, token, account.id)).toBe(200)
  expect(await accountOf(db, account.id)).toEqual(account)
})

test('of three accounts changing to one address in parallel only one succeeds', async ({ api, db }) => {
  const tokens = await Promise.all(
    (['Customer', 'Customer', 'BusinessOwner'] as const).map(async (role) =>
      aSession(db, await anAccountWithPassword(db, { role })),
    ),
  )

  const responses = await Promise.all(tokens.map((token) => changeEmail(api, token, 'wanted@plinth.test')))

  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
})

test.for(['', 'meera', 'meera@plinth.company', '+919812345670', undefined])(
  'the new address %j is refused',
  async (email, { api }) => {
    const response = await changeEmail(api, await api.tokenOf('Customer'), email)

    expect([response.statusCode, response.json()]).toEqual([400, refusal('Plesae enter email address.')])
  },
)

test('an address can be changed ten times an hour', async ({ api, db }) => {
  let token: string | undefined = await aSession(db, await anAccountWithPassword(db))
  for (let count = 0; count < 10; count += 1) {
    token = (await changeEmail(api, token, `next-${count}@plinth.test`)).json().data?.bearerToken
  }

  expect((await changeEmail(api, token, 'one-more@plinth.test')).statusCode).toBe(429)
})

test('a change of address is in the audit log, without the token', async ({ api, db }) => {
  const account = await anAccountWithPassword(db, { email: 'old@plinth.test' })
  const { bearerToken } = (await changeEmail(api, await aSession(db, account), 'new@plinth.test')).json().data

  const lines = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(lines).toMatchObject([
    {
      action: 'change-email',
      actorEmail: 'old@plinth.test',
      before: { email: 'old@plinth.test' },
      after: { email: 'new@plinth.test' },
    },
  ])
  expect(JSON.stringify(lines)).not.toContain(bearerToken)
})

test.for([
  ['an admin', { role: 'Admin' }],
  ['a customer', { role: 'Customer' }],
  ['an owner whose address is proved', { role: 'BusinessOwner', emailVerifiedAt: new Date(), signupStep: 2 }],
  ['an owner whose earlier address was proved', { role: 'BusinessOwner', hadVerifiedEmail: true, signupStep: 1 }],
] as const)('%s changes the address only with the current password', async ([, given], { api, db }) => {
  const account = await anAccountWithPassword(db, { email: 'old@plinth.test', ...given })
  const token = await aSession(db, account)

  const missing = await api.call('PATCH', '/User', { token, payload: { EmailOrPhone: 'new@plinth.test' } })
  const wrong = await changeEmail(api, token, 'new@plinth.test', OTHER_PASSWORD)

  expect([missing.statusCode, missing.json()]).toEqual([400, refusal(identityMessages.currentPasswordRequired)])
  expect([wrong.statusCode, wrong.json()]).toEqual([400, refusal(identityMessages.currentPasswordWrong)])
  expect(await accountOf(db, account.id)).toEqual(account)
  expect((await changeEmail(api, token, 'new@plinth.test')).statusCode).toBe(200)
})

test('an owner whose first address is not verified can correct it without a password', async ({ api, db }) => {
  const account = await anAccount(db, { role: 'BusinessOwner', signupStep: 1 })
  const token = await aSession(db, account)

  const first = await api.call('PATCH', '/User', { token, payload: { EmailOrPhone: 'next@plinth.test' } })
  const again = await api.call('PATCH', '/User', {
    token: first.json().data.bearerToken,
    payload: { EmailOrPhone: 'last@plinth.test' },
  })

  expect(again.statusCode).toBe(200)
  expect(await accountOf(db, account.id)).toMatchObject({ email: 'last@plinth.test', hadVerifiedEmail: false })
})

test('an owner with a verified address needs the password for every later change', async ({ api, db }) => {
  const account = await anAccountWithPassword(db, { role: 'BusinessOwner', emailVerifiedAt: new Date(), signupStep: 2 })
  const { bearerToken: token } = (await changeEmail(api, await aSession(db, account), 'next@plinth.test')).json().data

  const response = await api.call('PATCH', '/User', { token, payload: { EmailOrPhone: 'last@plinth.test' } })

  expect(response.json()).toEqual(refusal(identityMessages.currentPasswordRequired))
})

test('wrong passwords for a new address lock the account like failed sign-ins', async ({ api, db }) => {
  const account = await anAccountWithPassword(db, { email: 'old@plinth.test' })
  const token = await aSession(db, account)
  const tries = [undefined, ...Array.from({ length: 4 }, () => OTHER_PASSWORD)]
  for (const Password of tries) {
    await api.call('PATCH', '/User', { token, payload: { EmailOrPhone: 'new@plinth.test', Password } })
  }

  const sixth = await changeEmail(api, token, 'new@plinth.test')

  expect([sixth.statusCode, sixth.json()]).toEqual([429, refusal(identityMessages.tooManyTries)])
  expect((await signInWith(api, 'old@plinth.test')).statusCode).toBe(429)
})

function changeEmail(
  api: TestApi,
  token: string | undefined,
  email: string | undefined,
  password: string | undefined = PASSWORD,
) {
  return api.call('PATCH', '/User', { token, payload: { EmailOrPhone: email, Password: password } })
}
