import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { loadConfig } from '#server/config.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { rowsOf } from '#server/db/rows.ts'
import { openTestApi, type TestApi } from '#test/api.ts'
import { anAccount } from '#test/builders.ts'
import { captureLog } from '#test/capture-log.ts'
import { test } from '#test/outbox.ts'
import { anAccountWithPassword, refusal, signedIn, signInWith, statusWith } from '#test/people.ts'
import { accounts } from './accounts.tables.ts'

const INVITE = '/User/InviteCustomer'
const RESEND = '/User/ResendInvitation'
const BLOCK = '/User/BlockCustomer'
const SEARCH = '/User/SearchCustomers'

const asha = { firstName: ' Asha ', lastName: 'Verma', emailAddress: 'asha@visitor.test' }

test('an invited customer signs in with the mailed password and can only change it', async ({ api, db, outbox }) => {
  const token = await api.tokenOf('Admin', { email: 'meera@plinth.test' })

  const response = await api.post(INVITE, asha, { token })

  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: identityMessages.invitationSent },
    data: {
      id: expect.any(Number),
      firstName: 'Asha',
      lastName: 'Verma',
      email: 'asha@visitor.test',
      isInvited: true,
      isBlocked: false,
      createdDate: expect.stringMatching(/Z$/),
      lastSignedInDate: null,
    },
  })
  const [mail] = await outbox.mails(1)
  expect(mail).toMatchObject({ to: 'asha@visitor.test' })
  const password = passwordIn(mail?.text)

  const signIn = (await signInWith(api, 'asha@visitor.test', password)).json().data
  expect(signIn).toMatchObject({ role: 4, isTempPassword: true, firstName: 'Asha', lastName: 'Verma' })
  const own = { token: signIn.bearerToken }
  expect((await api.get('/AppointmentBook/GetAppointmentList', own)).statusCode).toBe(403)
  const change = {
    NewPassword: 'Chosen-By-Me-1',
    ConfirmNewPassword: 'Chosen-By-Me-1',
    EmailAddress: 'asha@visitor.test',
  }
  expect((await api.call('PUT', '/User/ChangePassword', { ...own, payload: change })).statusCode).toBe(200)
  expect((await api.get('/AppointmentBook/GetAppointmentList', own)).statusCode).toBe(200)
  expect(await linesOf(db, 'invite')).toMatchObject([
    { actorEmail: 'meera@plinth.test', entity: 'account', after: { email: 'asha@visitor.test', role: 'Customer' } },
  ])
})

test('the password of an invitation is only in the mail', async ({ config, data, db, outbox }) => {
  const env = { LOG_LEVEL: 'trace', NODE_ENV: 'test', DATA_DIR: config.dataDir }
  const api = await openTestApi(loadConfig(env), data)
  const log = captureLog(api)
  const token = await api.tokenOf('Admin')

  const first = await api.post(INVITE, asha, { token })
  const passwords = [passwordIn((await outbox.mails(1))[0]?.text)]
  const second = await api.post(RESEND, { id: first.json().data.id }, { token })
  passwords.push(...(await outbox.mails(2)).map(({ text }) => passwordIn(text)))
  await api.close()

  await expect.poll(() => rowsOf(db, sql`select data from jobs.job`)).toEqual([])
  const rows = JSON.stringify([await db.select().from(auditLog), await db.select().from(accounts)])
  expect(new Set(passwords).size).toBe(2)
  for (const password of passwords) {
    expect(first.body + second.body + log.join('') + rows).not.toContain(password)
  }
})

test('an address with an account, in any letter case, is not invited', async ({ api, db, outbox }) => {
  await anAccount(db, { email: 'Asha@Visitor.test', role: 'BusinessOwner' })

  const response = await api.post(INVITE, asha, { token: await api.tokenOf('Admin') })

  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refusal(identityMessages.emailTaken))
  await outbox.mails(0)
})

test.for([
  [{ ...asha, firstName: ' ' }, identityMessages.firstNameRequired],
  [{ ...asha, emailAddress: '' }, identityMessages.emailRequired],
  [{ ...asha, emailAddress: 'asha' }, identityMessages.emailInvalid],
] as const)('refuses to invite %j: %s', async ([body, sentence], { api, db }) => {
  const response = await api.post(INVITE, body, { token: await api.tokenOf('Admin') })

  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refusal(sentence))
  expect(await db.$count(accounts, eq(accounts.role, 'Customer'))).toBe(0)
})

test('a new invitation invalidates the previous password', async ({ api, outbox }) => {
  const token = await api.tokenOf('Admin')
  const { id } = (await api.post(INVITE, asha, { token })).json().data
  const old = passwordIn((await outbox.mails(1))[0]?.text)
  const session = await signedIn(api, asha.emailAddress, old)

  const response = await api.post(RESEND, { id }, { token })

  expect(response.json().responseMessage.reasonPhrase).toBe(identityMessages.invitationSent)
  const fresh = (await outbox.mails(2)).map(({ text }) => passwordIn(text)).find((password) => password !== old)
  expect(await statusWith(api, session, id)).toBe(401)
  expect((await signInWith(api, asha.emailAddress, old)).statusCode).toBe(401)
  expect((await signInWith(api, asha.emailAddress, fresh)).statusCode).toBe(200)
})

test('only a customer who has not chosen a password can be invited again', async ({ api, db, outbox }) => {
  const token = await api.tokenOf('Admin')
  const settled = await anAccount(db, { role: 'Customer' })
  const blocked = await anAccount(db, { role: 'Customer', isTempPassword: true, isBlocked: true })
  const owner = await anAccount(db, { role: 'BusinessOwner', isTempPassword: true })

  for (const [id, status, sentence] of [
    [settled.id, 400, identityMessages.invitationAccepted],
    [blocked.id, 400, identityMessages.customerIsBlocked],
    [owner.id, 404, identityMessages.customerUnknown],
    [9999, 404, identityMessages.customerUnknown],
  ] as const) {
    const response = await api.post(RESEND, { id }, { token })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual(refusal(sentence))
  }
  await outbox.mails(0)
})

test('a customer gets at most five invitations an hour', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const { id } = await anAccount(db, { role: 'Customer', isTempPassword: true })
  const statuses: number[] = []
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await api.post(RESEND, { id }, { token })).statusCode)

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('a blocked customer is signed out at once and cannot sign in until unblocked', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const customer = await anAccountWithPassword(db, { role: 'Customer', email: 'ravi@visitor.test' })
  const session = await signedIn(api, 'ravi@visitor.test')

  const response = await api.post(BLOCK, { id: customer.id, isBlocked: true }, { token })

  expect(response.json()).toMatchObject({
    responseMessage: { reasonPhrase: identityMessages.customerBlocked },
    data: { id: customer.id, isBlocked: true },
  })
  expect(await statusWith(api, session, customer.id)).toBe(401)
  expect((await signInWith(api, 'ravi@visitor.test')).statusCode).toBe(403)
  await api.post(BLOCK, { id: customer.id, isBlocked: true }, { token })
  expect((await api.post(BLOCK, { id: customer.id, isBlocked: false }, { token })).json()).toMatchObject({
    responseMessage: { reasonPhrase: identityMessages.customerUnblocked },
  })
  expect((await signInWith(api, 'ravi@visitor.test')).statusCode).toBe(200)
  expect(await linesOf(db, 'block')).toMatchObject([{ before: { isBlocked: false }, after: { isBlocked: true } }])
  expect(await linesOf(db, 'unblock')).toHaveLength(1)
})

test('the call that blocks customers refuses staff, owners and an invalid body', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const other = await anAccount(db, { role: 'Admin' })

  expect((await api.post(BLOCK, { id: other.id, isBlocked: true }, { token })).json()).toEqual(
    refusal(identityMessages.customerUnknown),
  )
  expect((await api.post(BLOCK, { id: other.id }, { token })).json()).toEqual(refusal(identityMessages.blockUnclear))
})

test('the customer list has no other roles and can be searched, sorted, filtered and paged', async ({ api, db }) => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
  const customer = (given: Partial<typeof accounts.$inferInsert>) => anAccount(db, { role: 'Customer', ...given })
  await customer({
    firstName: 'beta',
    lastName: 'Rao',
    email: 'b@visitor.test',
    createdAt: at(1),
    isTempPassword: true,
  })
  await customer({ firstName: 'Alpha', lastName: null, email: 'z@visitor.test', createdAt: at(2), isBlocked: true })
  await customer({
    firstName: 'Gamma',
    lastName: 'Das',
    email: 'c@visitor.test',
    createdAt: at(3),
    lastSignedInAt: at(4),
  })
  await anAccount(db, { firstName: 'Delta', role: 'BusinessOwner' })
  const search = await searcher(api)
  const names = async (body: object) =>
    (await search(body)).json().data.rows.map(({ firstName }: { firstName: string }) => firstName)

  expect(await names({})).toEqual(['Gamma', 'Alpha', 'beta'])
  expect(await names({ sort: 'firstName' })).toEqual(['Alpha', 'beta', 'Gamma'])
  expect(await names({ sort: 'lastName' })).toEqual(['Alpha', 'Gamma', 'beta'])
  expect(await names({ sort: 'email', descending: true })).toEqual(['Alpha', 'Gamma', 'beta'])
  expect(await names({ sort: 'lastSignedInAt', descending: true })).toEqual(['Gamma', 'Alpha', 'beta'])
  expect(await names({ search: 'RAO b@' })).toEqual(['beta'])
  expect(await names({ filters: { state: 'invited' } })).toEqual(['beta'])
  expect(await names({ filters: { state: 'active' } })).toEqual(['Gamma'])
  expect(await names({ filters: { state: 'blocked' } })).toEqual(['Alpha'])
  expect((await search({ filters: { state: 'gone' } })).json()).toEqual(refusal(identityMessages.customerStateUnknown))
  expect((await search({ page: 2 })).json().data).toEqual({ rows: [], total: 3 })
  expect((await search({})).body).not.toContain('assword')
})

function passwordIn(text: string | undefined) {
  return /Password: (\S+)/.exec(text ?? '')?.[1] ?? ''
}

function linesOf(db: Parameters<typeof anAccount>[0], action: string) {
  return db.select().from(auditLog).where(eq(auditLog.action, action))
}

async function searcher(api: TestApi) {
  const token = await api.tokenOf('Admin')
  return (body: object) => api.post(SEARCH, body, { token })
}
