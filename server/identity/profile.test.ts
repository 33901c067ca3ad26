import { expect } from 'vitest'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { aSession } from '#test/api.ts'
import { anAccount } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { refusal } from '#test/people.ts'
import { accountOf } from './profile.fixture.ts'

test.for(['/User/', '/Lawyer/', '/user/', '/LAWYER/'])(
  '%s returns the caller’s own account',
  async (path, { api, db }) => {
    const account = await anAccount(db, {
      role: 'BusinessOwner',
      companyName: 'Khan Crews',
      emailVerifiedAt: new Date(),
    })
    const token = await aSession(db, account)

    const response = await api.get(`${path}${account.id}`, { token })

    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json().data).toEqual({
      id: account.id,
      role: 2,
      email: account.email,
      firstName: 'Meera',
      lastName: 'Nair',
      companyName: 'Khan Crews',
      profileImage: null,
      isEmailVerified: true,
    })
  },
)

test('only staff can read another account, and an unknown one is not found', async ({ api, db }) => {
  const stranger = await anAccount(db, { role: 'Customer' })
  for (const path of ['/User/', '/Lawyer/']) {
    for (const [role, status] of [
      ['Customer', 403],
      ['BusinessOwner', 403],
      ['Admin', 200],
      ['SuperAdmin', 200],
    ] as const) {
      const token = await api.tokenOf(role)
      expect([role, (await api.get(path + stranger.id, { token })).statusCode]).toEqual([role, status])
      expect((await api.get(`${path}999999`, { token })).json()).toEqual(refusal(identityMessages.accountUnknown))
      expect((await api.get(`${path}999999`, { token })).statusCode).toBe(404)
      expect((await api.get(`${path}0`, { token })).statusCode).toBe(404)
    }
    expect((await api.get(path + stranger.id)).statusCode).toBe(401)
  }
})

test.for(['abc', '-1', '1.5', '2147483648', "1'--"])('the id %s is refused', async (id, { api }) => {
  const response = await api.get(`/User/${encodeURIComponent(id)}`, { token: await api.tokenOf('Admin') })

  expect([response.statusCode, response.json()]).toEqual([400, refusal(wireMessages.notAnId)])
})

test('an account can change its own names and nothing else', async ({ api, db }) => {
  const before = await anAccount(db, { role: 'Customer' })
  const other = await anAccount(db, { role: 'Customer' })
  const token = await aSession(db, before)

  const response = await api.call('PUT', '/User', {
    token,
    payload: {
      firstname: ' Asha ',
      LASTNAME: '',
      CompanyName: 'Verma & Co',
      id: other.id,
      Role: 1,
      role: 'Admin',
      email: 'x@plinth.test',
      EmailAddress: 'x@plinth.test',
      isBlocked: true,
      passwordHash: 'x',
      isEmailVerified: true,
    },
  })

  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: identityMessages.profileSaved },
    data: { id: before.id, role: 4, email: before.email, firstName: 'Asha', lastName: null, isEmailVerified: false },
  })
  expect(await accountOf(db, before.id)).toEqual({
    ...before,
    firstName: 'Asha',
    lastName: null,
    companyName: 'Verma & Co',
    version: 2,
    updatedAt: expect.any(Date),
  })
  expect(await accountOf(db, other.id)).toEqual(other)
})

test.for([
  [{}, identityMessages.firstNameRequired],
  [{ FirstName: ' ' }, identityMessages.firstNameRequired],
  [{ FirstName: 'x'.repeat(101) }, wireMessages.tooLong],
  [{ FirstName: 'Asha', LastName: 7 }, wireMessages.notText],
  [{ FirstName: 'As\u0000ha' }, wireRefusals.badRequest],
] as const)('the profile %j is refused', async ([payload, sentence], { api }) => {
  const response = await api.call('PUT', '/User', { token: await api.tokenOf('Customer'), payload })

  expect([response.statusCode, response.json()]).toEqual([400, refusal(sentence)])
})

test('an owner must have a business name, as at sign-up, and other roles need none', async ({ api, db }) => {
  const owner = await anAccount(db, { role: 'BusinessOwner', companyName: 'Crew & Sons' })
  const token = await aSession(db, owner)
  const save = (payload: object) => api.call('PUT', '/User', { token, payload })

  for (const payload of [{ FirstName: 'Asha' }, { FirstName: 'Asha', CompanyName: ' ' }]) {
    const response = await save(payload)
    expect([response.statusCode, response.json()]).toEqual([400, refusal(identityMessages.businessNameRequired)])
  }
  expect(await accountOf(db, owner.id)).toEqual(owner)
  expect((await save({ FirstName: 'Asha', CompanyName: 'Crew' })).json().data.companyName).toBe('Crew')
})

test('a profile change is in the audit log with the values before and after', async ({ api, db }) => {
  const account = await anAccount(db)
  const payload = { FirstName: 'Asha' }
  await api.call('PUT', '/User', { token: await aSession(db, account), payload })

  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    {
      action: 'update-profile',
      entityId: `${account.id}`,
      actorId: account.id,
      before: { firstName: 'Meera', lastName: 'Nair', companyName: null },
      after: { firstName: 'Asha', lastName: null, companyName: null },
    },
  ])
})
