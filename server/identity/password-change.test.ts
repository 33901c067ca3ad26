import { expect } from 'vitest'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { TestApi } from '#test/api.ts'
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

const EMAIL = 'meera@plinth.test'
const done = {
  responseMessage: { isSuccessStatusCode: true, reasonPhrase: identityMessages.passwordChanged },
  data: null,
  status: 1,
}
const refused = (message: string) => ({ ...refusal(message), status: 0 })
const dialog = {
  oldPassword: PASSWORD,
  NewPassword: OTHER_PASSWORD,
  ConfirmNewPassword: OTHER_PASSWORD,
  EmailAddress: EMAIL,
}
const standalone = { OldPassword: PASSWORD, NewPassword: OTHER_PASSWORD, Email: EMAIL }

test.for([
  ['the dialog', dialog],
  ['the standalone page', standalone],
  ['the dialog, its address in capitals', { ...dialog, EmailAddress: ' MEERA@PLINTH.TEST ' }],
] as const)('%s changes the password and ends every other session', async ([, payload], { api, db }) => {
  const { id } = await anAccountWithPassword(db, { email: EMAIL })
  const [here, elsewhere] = [await signedIn(api, EMAIL), await signedIn(api, EMAIL)]
  await db.insert(passwordResetTokens).values({ accountId: id, tokenHash: 'x', expiresAt: new Date(Date.now() + 1e6) })

  const response = await change(api, here, payload)

  expect([response.statusCode, response.json()]).toEqual([200, done])
  expect([await statusWith(api, here, id), await statusWith(api, elsewhere, id)]).toEqual([200, 401])
  expect((await signInWith(api, EMAIL, OTHER_PASSWORD)).statusCode).toBe(200)
  expect((await signInWith(api, EMAIL, PASSWORD)).statusCode).toBe(401)
  expect(await db.select().from(passwordResetTokens)).toEqual([])
})

test('a temporary password is changed without entering it again', async ({ api, db }) => {
  const { id } = await anAccountWithPassword(db, { email: EMAIL, role: 'Customer', isTempPassword: true })
  const token = await signedIn(api, EMAIL)

  const response = await change(api, token, {
    NewPassword: OTHER_PASSWORD,
    ConfirmNewPassword: OTHER_PASSWORD,
    EmailAddress: EMAIL,
  })

  expect([response.statusCode, response.json()]).toEqual([200, done])
  expect(await statusWith(api, token, id)).toBe(200)
  expect((await signInWith(api, EMAIL, OTHER_PASSWORD)).json().data.isTempPassword).toBe(false)
})

test('a temporary password cannot be chosen again, and a wrong old password is refused', async ({ api, db }) => {
  await anAccountWithPassword(db, { email: EMAIL, isTempPassword: true })
  const token = await signedIn(api, EMAIL)

  const reused = await change(api, token, { NewPassword: PASSWORD, ConfirmNewPassword: PASSWORD, EmailAddress: EMAIL })
  const wrong = await change(api, token, { ...dialog, oldPassword: 'Wrong-One-1' })

  expect([reused.statusCode, reused.json()]).toEqual([400, refused(identityMessages.temporaryPasswordKept)])
  expect([wrong.statusCode, wrong.json()]).toEqual([400, refused(identityMessages.oldPasswordWrong)])
})

test.for([
  ['a wrong old password', { ...dialog, oldPassword: 'Wrong-One-1' }, 400, identityMessages.oldPasswordWrong],
  ['no old password', { ...dialog, oldPassword: undefined }, 400, 'Old Password is required.'],
  ['a weak password', { ...dialog, NewPassword: 'weak', ConfirmNewPassword: 'weak' }, 400, 'New Password is invalid.'],
  ['two new passwords that differ', { ...dialog, ConfirmNewPassword: 'Other-One-1' }, 400, 'Passwords must match.'],
  ['no confirmation', { ...dialog, ConfirmNewPassword: undefined }, 400, 'Confirm password is required.'],
  ['no new password', { ...dialog, NewPassword: undefined }, 400, 'New Password is required.'],
  ['no address', { ...dialog, EmailAddress: undefined }, 400, identityMessages.emailRequired],
  ['another address', { ...dialog, EmailAddress: 'ravi@plinth.test' }, 403, identityMessages.notAuthorized],
  ['a second, foreign address', { ...dialog, Email: 'ravi@plinth.test' }, 403, identityMessages.notAuthorized],
  ['standalone: a wrong old password', { ...standalone, OldPassword: 'Wrong-One-1' }, 200, 'invalid user'],
  ['standalone: another address', { ...standalone, Email: 'ravi@plinth.test' }, 200, 'invalid user'],
  ['standalone: a weak password', { ...standalone, NewPassword: 'weak' }, 400, 'New Password is invalid.'],
  ['standalone: no old password', { ...standalone, OldPassword: '' }, 400, 'Old Password is required.'],
  ['nothing', {}, 400, 'New Password is required.'],
] as const)('%s is refused with status 0', async ([, payload, status, sentence], { api, db }) => {
  await anAccountWithPassword(db, { email: EMAIL })
  await anAccountWithPassword(db, { email: 'ravi@plinth.test' })
  const token = await signedIn(api, EMAIL)

  const response = await change(api, token, payload)

  expect([response.statusCode, response.json()]).toEqual([status, refused(sentence)])
  expect((await signInWith(api, EMAIL)).statusCode).toBe(200)
  expect((await signInWith(api, 'ravi@plinth.test')).statusCode).toBe(200)
})

test('the refusal of an anonymous caller or a malformed request has the status 0 in its body', async ({ api, db }) => {
  await anAccountWithPassword(db, { email: EMAIL })
  const anonymous = await api.call('PUT', '/User/ChangePassword', { payload: dialog })
  const unreadable = await api.call('PUT', '/User/ChangePassword', {
    token: await signedIn(api, EMAIL),
    payload: '{"oldPassword":',
    headers: { 'content-type': 'application/json' },
  })

  expect([anonymous.statusCode, anonymous.json()]).toEqual([401, refused(identityMessages.signInFirst)])
  expect([unreadable.statusCode, unreadable.json().status]).toEqual([400, 0])
})

test('the responses of a sign-in have no status in their body', async ({ api, db }) => {
  await anAccountWithPassword(db, { email: EMAIL })

  expect((await signInWith(api, EMAIL)).json()).not.toHaveProperty('status')
  expect((await signInWith(api, EMAIL, 'Wrong-One-1')).json()).not.toHaveProperty('status')
})

test('a stolen session cannot be used to guess the password', async ({ api, db }) => {
  await anAccountWithPassword(db, { email: EMAIL })
  const token = await signedIn(api, EMAIL)
  const statuses: number[] = []
  for (let count = 0; count < 5; count += 1) {
    statuses.push((await change(api, token, { ...standalone, OldPassword: `Wrong-One-${count}` })).statusCode)
  }

  const locked = await change(api, token, standalone)

  expect(statuses).toEqual([200, 200, 200, 200, 200])
  expect([locked.statusCode, locked.json()]).toEqual([429, refused(identityMessages.tooManyTries)])
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(590)
})

test('of two parallel changes exactly one succeeds', async ({ api, db }) => {
  await anAccountWithPassword(db, { email: EMAIL })
  const tokens = [await signedIn(api, EMAIL), await signedIn(api, EMAIL)]
  const passwords = ['First-One-1', 'Second-One-2']

  const responses = await Promise.all(
    tokens.map((token, nth) =>
      change(api, token, { ...dialog, NewPassword: passwords[nth], ConfirmNewPassword: passwords[nth] }),
    ),
  )

  expect(responses.filter((response) => response.json().status === 1)).toHaveLength(1)
  const works = await Promise.all(passwords.map((password) => signInWith(api, EMAIL, password)))
  expect(works.map(({ statusCode }) => statusCode === 200)).toEqual(
    responses.map((response) => response.json().status === 1),
  )
})

test('the audit log entry holds no password', async ({ api, db }) => {
  const { id } = await anAccountWithPassword(db, { email: EMAIL })
  await change(api, await signedIn(api, EMAIL), dialog)

  const lines = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(lines.at(-1)).toMatchObject({ action: 'change-password', entityId: `${id}`, actorId: id })
  expect(JSON.stringify(lines)).not.toMatch(/argon2|Court-1203|Garden-77x/)
})

function change(api: TestApi, token: string, payload: object) {
  return api.call('PUT', '/User/ChangePassword', { token, payload })
}
