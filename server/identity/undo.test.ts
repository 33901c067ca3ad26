import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import type { TestApi } from '#test/api.ts'
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
import { accounts, sessions, undoTokens } from './accounts.tables.ts'
import { accountOf } from './profile.fixture.ts'

const OLD = 'meera@plinth.test'
const NEW = 'thief@plinth.test'
const NEXT_PASSWORD = 'Balcony-42z'

test('a change of address mails the old address a link that restores it and leads to a new password', async ({
  api,
  db,
  outbox,
}) => {
  const account = await verified(db, { role: 'Customer' })
  const stolen = await changeEmail(api, await signedIn(api, OLD), NEW)
  const [mail] = await outbox.mails(1)
  const token = tokenIn(mail)

  expect(mail).toMatchObject({ to: OLD, text: expect.stringContaining(`New address: ${NEW}`) })
  expect((await read(api, token)).json().data).toEqual({ kind: 'email', emailId: OLD })
  expect(await accountOf(db, account.id)).toMatchObject({ email: NEW, emailVerifiedAt: null })
  const undone = await undo(api, token)

  expect(undone.json()).toMatchObject({ responseMessage: { reasonPhrase: identityMessages.changeUndone } })
  expect(await accountOf(db, account.id)).toMatchObject({ email: OLD, emailVerifiedAt: expect.any(Date) })
  expect(await statusWith(api, stolen, account.id)).toBe(401)
  expect((await signInWith(api, OLD)).statusCode).toBe(401)
  expect((await signInWith(api, NEW)).statusCode).toBe(401)
  expect((await resetWith(api, undone.json().data.resetToken)).statusCode).toBe(200)
  expect((await signInWith(api, OLD, NEXT_PASSWORD)).statusCode).toBe(200)
  expect((await undo(api, token)).json()).toEqual(refusal(identityMessages.undoLinkInvalid))
})

test('a change of password mails the account a link that ends all sessions and leads to a new password', async ({
  api,
  db,
  outbox,
}) => {
  const account = await verified(db)
  const stolen = await signedIn(api, OLD)
  await changePassword(api, stolen)
  const [mail] = await outbox.mails(1)
  expect(mail).toMatchObject({ to: OLD, subject: expect.stringContaining('your password was changed') })
  expect((await read(api, tokenIn(mail))).json().data).toEqual({ kind: 'password', emailId: OLD })
  expect(await statusWith(api, stolen, account.id)).toBe(200)

  const { resetToken } = (await undo(api, tokenIn(mail))).json().data

  expect(await statusWith(api, stolen, account.id)).toBe(401)
  expect((await signInWith(api, OLD, OTHER_PASSWORD)).statusCode).toBe(401)
  expect((await resetWith(api, resetToken)).statusCode).toBe(200)
  expect((await signInWith(api, OLD, NEXT_PASSWORD)).statusCode).toBe(200)
})

test('resetting a password or replacing a temporary one notifies the account by mail', async ({ api, db, outbox }) => {
  await verified(db, { isTempPassword: true })
  await changePassword(api, await signedIn(api, OLD))
  const first = await outbox.mails(1)
  const { resetToken } = (await undo(api, tokenIn(first[0]))).json().data
  await resetWith(api, resetToken)

  expect((await outbox.mails(2)).map(({ to, subject }) => [to, subject])).toEqual(
    Array.from({ length: 2 }, () => [OLD, 'Plinth Group: your password was changed']),
  )
})

test('after two changes of address the link of the first restores the first address and ends the other link', async ({
  api,
  db,
  outbox,
}) => {
  const account = await verified(db)
  const second = await changeEmail(api, await signedIn(api, OLD), 'second@plinth.test')
  await db.update(accounts).set({ emailVerifiedAt: new Date() })
  await changeEmail(api, second, NEW)
  const [toOld, toSecond] = await outbox.mails(2)
  expect([toOld?.to, toSecond?.to]).toEqual([OLD, 'second@plinth.test'])

  expect((await undo(api, tokenIn(toOld))).statusCode).toBe(200)

  expect(await accountOf(db, account.id)).toMatchObject({ email: OLD })
  expect((await undo(api, tokenIn(toSecond))).json()).toEqual(refusal(identityMessages.undoLinkInvalid))
})

test('after an address change its undo link works and that of the password is refused', async ({ api, db, outbox }) => {
  await verified(db)
  const token = await signedIn(api, OLD)
  await changePassword(api, token)
  const passwordLink = tokenIn((await outbox.mails(1))[0])
  await changeEmail(api, token, NEW, OTHER_PASSWORD)

  const response = await undo(api, passwordLink)

  expect([response.statusCode, response.json()]).toEqual([409, refusal(identityMessages.undoAddressChanged)])
  const addressLink = (await outbox.mails(2)).map(tokenIn).find((link) => link !== passwordLink)
  expect((await undo(api, addressLink)).statusCode).toBe(200)
})

test('the old address stays reserved while its change can be undone', async ({ api, db, outbox }) => {
  const account = await verified(db)
  await changeEmail(api, await signedIn(api, OLD), NEW)
  const other = await anAccountWithPassword(db, { role: 'Customer', email: 'other@plinth.test' })

  const signUp = {
    FirstName: 'X',
    EmailAddress: ` ${OLD.toUpperCase()} `,
    Role: 2,
    Password: PASSWORD,
    CompanyName: 'X',
  }
  const taken = await api.post('/User', { ...signUp, IsAgreeTermsAndConditions: true })
  const moved = await api.call('PATCH', '/User', {
    token: await signedIn(api, other.email),
    payload: { EmailOrPhone: OLD, Password: PASSWORD },
  })

  expect([taken.json(), moved.json()]).toEqual([
    refusal(identityMessages.emailTaken),
    refusal(identityMessages.emailTaken),
  ])
  // The account itself may change back to its old address at any time.
  await changeEmail(api, await signedIn(api, NEW), OLD)
  expect(await accountOf(db, account.id)).toMatchObject({ email: OLD })
  await outbox.mails(1)
})

test('the link reports a conflict and stays valid when another account has the old address', async ({
  api,
  db,
  outbox,
}) => {
  const account = await verified(db)
  await changeEmail(api, await signedIn(api, OLD), NEW)
  const token = tokenIn((await outbox.mails(1))[0])
  const other = await anAccount(db, { email: OLD })

  const response = await undo(api, token)

  expect([response.statusCode, response.json()]).toEqual([409, refusal(identityMessages.undoAddressTaken)])
  expect(await accountOf(db, account.id)).toMatchObject({ email: NEW })
  await db.delete(accounts).where(eq(accounts.id, other.id))
  expect((await undo(api, token)).statusCode).toBe(200)
})

test('a blocked account gets its address back, but no link to a new password', async ({ api, db, outbox }) => {
  const account = await verified(db)
  await changeEmail(api, await signedIn(api, OLD), NEW)
  const token = tokenIn((await outbox.mails(1))[0])
  await db.update(accounts).set({ isBlocked: true })

  const response = await undo(api, token)

  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: identityMessages.changeUndoneBlocked },
    data: { resetToken: null },
  })
  expect(await accountOf(db, account.id)).toMatchObject({ email: OLD, isBlocked: true })
})

test('a link expires after 24 hours, and of two parallel uses one succeeds', async ({ api, db, outbox }) => {
  await verified(db)
  await changeEmail(api, await signedIn(api, OLD), NEW)
  const token = tokenIn((await outbox.mails(1))[0])
  const [stored] = await db.select().from(undoTokens)
  expect((stored?.expiresAt.getTime() ?? 0) - (stored?.createdAt.getTime() ?? 0)).toBe(24 * 3_600_000)
  expect(stored?.tokenHash).not.toContain(token)

  await db.update(undoTokens).set({ expiresAt: new Date() })
  expect((await read(api, token)).json()).toEqual(refusal(identityMessages.undoLinkInvalid))
  expect((await undo(api, token)).json()).toEqual(refusal(identityMessages.undoLinkInvalid))
  await db.update(undoTokens).set({ expiresAt: new Date(Date.now() + 60_000) })
  const responses = await Promise.all([undo(api, token), undo(api, token)])

  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
})

test('changing an address that was never verified sends no undo link', async ({ api, db, outbox }) => {
  await anAccountWithPassword(db, { role: 'Customer', email: OLD })
  await changeEmail(api, await signedIn(api, OLD), NEW)
  await api.post('/User/ForgotPassword', { EmailAddress: NEW })

  expect((await outbox.mails(1)).map(({ to }) => to)).toEqual([NEW])
  expect(await db.select().from(undoTokens)).toEqual([])
})

test('an undo is in the audit log without its token', async ({ api, db, outbox }) => {
  const account = await verified(db)
  await changeEmail(api, await signedIn(api, OLD), NEW)
  const token = tokenIn((await outbox.mails(1))[0])
  const { resetToken } = (await undo(api, token)).json().data

  const lines = await db.select().from(auditLog).where(eq(auditLog.action, 'undo-email-change'))
  expect(lines).toMatchObject([
    { actorEmail: OLD, entityId: `${account.id}`, before: { email: NEW }, after: { email: OLD } },
  ])
  expect(JSON.stringify(lines)).not.toContain(token)
  expect(JSON.stringify(lines)).not.toContain(resetToken)
  expect(await db.select().from(sessions)).toMatchObject([{ revokedAt: expect.any(Date) }])
})

test('invalid links are limited by network', async ({ api }) => {
  const from = (remoteAddress: string) => api.post('/User/UndoChange', { Token: 'no-such-link' }, { remoteAddress })
  for (let count = 0; count < 20; count += 1) expect((await from('192.0.2.7')).statusCode).toBe(400)

  expect((await from('192.0.2.7')).statusCode).toBe(429)
  const reset = { Token: 'no-such-link' }
  expect(
    (await api.call('PATCH', '/User/GetEmailByToken', { payload: reset, remoteAddress: '192.0.2.7' })).statusCode,
  ).toBe(429)
  expect((await from('192.0.2.8')).statusCode).toBe(400)
})

function verified(db: Db, given: Partial<typeof accounts.$inferInsert> = {}) {
  return anAccountWithPassword(db, { email: OLD, emailVerifiedAt: new Date(), ...given })
}

/** Returns the token that replaces the given one. */
async function changeEmail(api: TestApi, token: string, email: string, password = PASSWORD): Promise<string> {
  const payload = { EmailOrPhone: email, Password: password }
  const response = await api.call('PATCH', '/User', { token, payload })
  expect(response.statusCode).toBe(200)
  return response.json().data.bearerToken
}

async function changePassword(api: TestApi, token: string) {
  const payload = { OldPassword: PASSWORD, NewPassword: OTHER_PASSWORD, Email: OLD }
  const response = await api.call('PUT', '/User/ChangePassword', { token, payload })
  expect(response.json().status).toBe(1)
}

function resetWith(api: TestApi, token: string) {
  const payload = { EmailAddress: OLD, NewPassword: NEXT_PASSWORD, ConfirmNewPassword: NEXT_PASSWORD, Token: token }
  return api.call('PATCH', '/User/ResetPassword', { payload })
}

function read(api: TestApi, token: string | undefined) {
  return api.post('/User/ReadUndoLink', { Token: token })
}

function undo(api: TestApi, token: string | undefined) {
  return api.post('/User/UndoChange', { Token: token })
}

function tokenIn(mail: { text: string } | undefined) {
  const token = /\/undo\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error('The mail has no link.')
  return token
}
