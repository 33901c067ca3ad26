import { expect } from 'vitest'
import { isStrongPassword } from '#contract/identity/password-strength.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import type { Data } from '#server/data.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { StartError } from '#server/errors.ts'
import { createLockoutsService } from '#server/rate-limits/lockouts.service.ts'
import { createLockoutsRepository, createRateLimitsRepository } from '#server/rate-limits/rate-limits.repository.ts'
import { createRateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { anAccount } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { anAccountWithPassword, OTHER_PASSWORD, signedIn, signInWith, statusWith } from '#test/people.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import { accounts } from './accounts.tables.ts'
import { createAdminsService } from './admins.service.ts'
import { createIdentityServices } from './identity.services.ts'
import { createPasswordTriesService } from './password-tries.service.ts'

test('a new admin signs in with the temporary password and must change it', async ({ api, data, db }) => {
  const { isNew, temporaryPassword } = await adminsOf(data).createOrReset('new@company.com')

  expect(isNew).toBe(true)
  expect(isStrongPassword(temporaryPassword)).toBe(true)
  const { data: answer } = (await signInWith(api, 'new@company.com', temporaryPassword)).json()
  expect(answer).toMatchObject({ role: 'Admin', isTempPassword: true })
  expect(await statusWith(api, answer.bearerToken, answer.id)).toBe(403)
  const changed = await api.call('PUT', '/User/ChangePassword', {
    token: answer.bearerToken,
    payload: {
      oldPassword: temporaryPassword,
      NewPassword: OTHER_PASSWORD,
      ConfirmNewPassword: OTHER_PASSWORD,
      EmailAddress: 'new@company.com',
    },
  })
  expect(changed.json().status).toBe(1)
  expect(await statusWith(api, answer.bearerToken, answer.id)).toBe(200)
  expect(JSON.stringify(await db.select().from(auditLog))).not.toContain(temporaryPassword)
})

test('an existing admin is unlocked, unblocked, signed out elsewhere and notified by mail', async ({
  api,
  data,
  db,
  outbox,
}) => {
  // With this old date, the temporary password would already be expired if the reset did not renew the date.
  const { id } = await anAccountWithPassword(db, {
    email: 'meera@plinth.test',
    passwordChangedAt: new Date('2020-01-01'),
  })
  const session = await signedIn(api, 'meera@plinth.test')
  for (let count = 0; count < 6; count += 1) await signInWith(api, 'meera@plinth.test', 'Wrong-One-1')
  await db.update(accounts).set({ isBlocked: true })

  const { isNew, temporaryPassword } = await adminsOf(data).createOrReset('MEERA@plinth.test')

  expect(isNew).toBe(false)
  expect(await statusWith(api, session, id)).toBe(401)
  const response = await signInWith(api, 'meera@plinth.test', temporaryPassword)
  expect([response.statusCode, response.json().data]).toMatchObject([200, { id, isTempPassword: true }])
  expect((await signInWith(api, 'meera@plinth.test')).statusCode).toBe(401)
  const [notice] = await outbox.mails(1)
  expect(notice).toMatchObject({ to: 'meera@plinth.test', text: expect.stringContaining('/undo?token=') })
  expect(notice?.text).not.toContain(temporaryPassword)
})

test.for(['Customer', 'BusinessOwner', 'SuperAdmin'] as const)(
  'a %s is not turned into an admin',
  async (role, { data, db }) => {
    const before = await anAccount(db, { role, email: 'meera@plinth.test' })

    await expect(adminsOf(data).createOrReset('Meera@plinth.test')).rejects.toThrow(StartError)
    expect(await db.select().from(accounts)).toEqual([before])
  },
)

test('--super creates a super admin, and never promotes an admin', async ({ api, data, db }) => {
  const { temporaryPassword } = await adminsOf(data).createOrReset('chief@company.com', 'SuperAdmin')

  expect((await signInWith(api, 'chief@company.com', temporaryPassword)).json().data).toMatchObject({ role: 1 })
  await anAccount(db, { role: 'Admin', email: 'meera@plinth.test' })
  await expect(adminsOf(data).createOrReset('meera@plinth.test', 'SuperAdmin')).rejects.toThrow('Leave out --super')
  await expect(adminsOf(data).createOrReset('chief@company.com')).rejects.toThrow('Add --super')
})

test('the operator gives a role to a new or an existing staff account', async ({ api, data, db }) => {
  const admins = adminsOf(data)
  const made = await admins.giveRole('nisha@company.com', 'Editor')
  expect((await signInWith(api, 'nisha@company.com', made?.temporaryPassword)).json().data).toMatchObject({
    role: 'Editor',
  })
  const { id } = await anAccountWithPassword(db, { email: 'ravi@plinth.test', role: 'Sales' })
  const session = await signedIn(api, 'ravi@plinth.test')

  expect(await admins.giveRole('RAVI@plinth.test', 'Admin')).toBeNull()

  expect(await statusWith(api, session, id)).toBe(401)
  expect((await signInWith(api, 'ravi@plinth.test')).json().data).toMatchObject({ id, role: 'Admin' })
  await expect(admins.giveRole('ravi@plinth.test', 'Sales')).rejects.toThrow(staffMessages.lastAdmin)
  await expect(admins.createOrReset('nisha@company.com')).rejects.toThrow('Add --role editor')
  await anAccount(db, { role: 'Customer', email: 'asha@visitor.test' })
  await expect(admins.giveRole('asha@visitor.test', 'Editor')).rejects.toThrow(StartError)
})

test('the operator can block, unblock and remove staff, but not the last active admin', async ({ api, data, db }) => {
  const admins = adminsOf(data)
  await anAccountWithPassword(db, { email: 'meera@plinth.test' })
  const { id } = await anAccountWithPassword(db, { email: 'ravi@plinth.test' })
  const session = await signedIn(api, 'ravi@plinth.test')

  await admins.block('RAVI@plinth.test', true)
  expect(await statusWith(api, session, id)).toBe(401)
  await expect(admins.remove('meera@plinth.test')).rejects.toThrow(staffMessages.lastAdmin)
  await expect(admins.block('meera@plinth.test', true)).rejects.toThrow(staffMessages.lastAdmin)
  await admins.block('ravi@plinth.test', false)
  await admins.remove('meera@plinth.test')

  expect((await admins.list()).map(({ email }) => email)).toEqual(['ravi@plinth.test'])
  await expect(admins.remove('meera@plinth.test')).rejects.toThrow(StartError)
  await anAccount(db, { role: 'Customer', email: 'asha@visitor.test' })
  await expect(admins.block('asha@visitor.test', true)).rejects.toThrow(StartError)
  const lines = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(lines.map(({ action, actorEmail }) => [action, actorEmail])).toEqual([
    ['sign-in', 'ravi@plinth.test'],
    ['block', null],
    ['unblock', null],
    ['remove', null],
  ])
})

test.for(['meera', 'meera+1@plinth.test', 'meera@plinth.company', ''])(
  'refuses %j, which is no valid address',
  async (email, { data }) => {
    await expect(adminsOf(data).createOrReset(email)).rejects.toThrow(StartError)
  },
)

function adminsOf({ database: { db }, write }: Data) {
  const lockouts = createLockoutsService({ lockouts: createLockoutsRepository(db), isOn: true })
  const rateLimits = createRateLimitsService({ rateLimits: createRateLimitsRepository(db), isOn: true })
  const site = { publicUrl: 'https://www.plinth.example' }
  return createAdminsService({
    write,
    changes: createIdentityServices({ db, write, rateLimits, lockouts, site }).staff,
    accounts: createAccountsRepository(db),
    site,
    tries: createPasswordTriesService({ write, lockouts, rateLimits }),
  })
}
