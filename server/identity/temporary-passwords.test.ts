import { eq } from 'drizzle-orm'
import { afterEach, expect, vi } from 'vitest'
import { TEMPORARY_PASSWORD_LIFE_DAYS } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { test } from '#test/outbox.ts'
import { anAccountWithPassword, OTHER_PASSWORD, PASSWORD, refusal, signedIn, signInWith } from '#test/people.ts'
import { accounts, sessions } from './accounts.tables.ts'

const LIFE_MS = TEMPORARY_PASSWORD_LIFE_DAYS * 24 * 60 * 60_000
const asha = { firstName: 'Asha', lastName: 'Verma', emailAddress: 'asha@visitor.test' }

afterEach(() => {
  vi.useRealTimers()
})

test('an invitation expires after exactly one week', async ({ api, db, outbox }) => {
  const token = await api.tokenOf('Admin')
  vi.useFakeTimers({ toFake: ['Date'] })
  await api.post('/User/InviteCustomer', asha, { token })
  const [mail] = await outbox.mails(1)
  const password = /Password: (\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const givenAt = Date.now()

  vi.setSystemTime(givenAt + LIFE_MS - 60_000)
  expect((await signInWith(api, asha.emailAddress, password)).statusCode).toBe(200)
  await db.delete(sessions)

  vi.setSystemTime(givenAt + LIFE_MS + 60_000)
  const late = await signInWith(api, asha.emailAddress, password)
  expect(late.statusCode).toBe(403)
  expect(late.json()).toEqual(refusal(identityMessages.temporaryPasswordEnded))
  expect(await db.select().from(sessions)).toEqual([])
  // A wrong password gets the general refusal, which does not reveal that the temporary one has expired.
  expect((await signInWith(api, asha.emailAddress, OTHER_PASSWORD)).json()).toEqual(
    refusal(identityMessages.wrongCredentials),
  )
})

test('an expired temporary password can be replaced with a reset link', async ({ api, db, outbox }) => {
  const { id } = await anAccountWithPassword(db, {
    role: 'Customer',
    email: asha.emailAddress,
    isTempPassword: true,
    passwordChangedAt: new Date(Date.now() - LIFE_MS - 1),
  })
  expect((await signInWith(api, asha.emailAddress)).statusCode).toBe(403)

  await api.post('/User/ForgotPassword', { EmailAddress: asha.emailAddress })
  const [mail] = await outbox.mails(1)
  const resetToken = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const payload = {
    EmailAddress: asha.emailAddress,
    NewPassword: OTHER_PASSWORD,
    ConfirmNewPassword: OTHER_PASSWORD,
    Token: resetToken,
  }
  expect((await api.call('PATCH', '/User/ResetPassword', { payload })).statusCode).toBe(200)

  await signedIn(api, asha.emailAddress, OTHER_PASSWORD)
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  expect(account?.isTempPassword).toBe(false)
})

test('a new invitation starts a new week', async ({ api, db, outbox }) => {
  const customer = await anAccountWithPassword(db, {
    role: 'Customer',
    email: asha.emailAddress,
    isTempPassword: true,
    passwordChangedAt: new Date(Date.now() - LIFE_MS - 1),
  })

  await api.post('/User/ResendInvitation', { id: customer.id }, { token: await api.tokenOf('Admin') })

  const [mail] = await outbox.mails(1)
  const password = /Password: (\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await signInWith(api, asha.emailAddress, password)).statusCode).toBe(200)
})

test('a temporary password without a stored date expires a week after the account was created', async ({ api, db }) => {
  const given = { role: 'Customer', email: asha.emailAddress, isTempPassword: true } as const
  const { id } = await anAccountWithPassword(db, { ...given, createdAt: new Date(Date.now() - LIFE_MS - 1) })
  expect((await signInWith(api, asha.emailAddress)).json()).toEqual(refusal(identityMessages.temporaryPasswordEnded))

  await db.update(accounts).set({ createdAt: new Date() }).where(eq(accounts.id, id))
  expect((await signInWith(api, asha.emailAddress)).statusCode).toBe(200)
})

test('a chosen password does not expire', async ({ api, db }) => {
  const chosenAt = new Date(Date.now() - 100 * LIFE_MS)
  await anAccountWithPassword(db, { email: asha.emailAddress, passwordChangedAt: chosenAt, createdAt: chosenAt })

  expect((await signInWith(api, asha.emailAddress, PASSWORD)).statusCode).toBe(200)
})
