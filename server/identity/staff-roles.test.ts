import { eq, sql } from 'drizzle-orm'
import { expect, inject } from 'vitest'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { aLead } from '#server/leads/leads.fixture.ts'
import { leadEvents } from '#server/leads/leads.tables.ts'
import { aSession, type TestApi } from '#test/api.ts'
import { anAccount } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { anAccountWithPassword, refusal, signedIn, signInWith } from '#test/people.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import { accounts } from './accounts.tables.ts'

const CHANGE = '/User/ChangeStaffRole'
const ENQUIRIES = '/Home/SearchContactList'
const TRASH = '/Global/SearchTrash'

test('an invited editor signs in at the page of admins and has the rights of an editor', async ({ api, outbox }) => {
  const token = await api.tokenOf('Admin')
  const person = { firstName: 'Nisha', lastName: null, emailAddress: 'nisha@plinth.test', role: 'Editor' }

  expect((await api.post('/User/InviteStaff', person, { token })).statusCode).toBe(200)

  const [mail] = await outbox.mails(1)
  expect(mail?.text).toContain('/admin/login')
  const password = /^Password: (\S+)/m.exec(mail?.text ?? '')?.[1]
  expect((await signInWith(api, 'nisha@plinth.test', password)).json().data).toMatchObject({ role: 'Editor' })
})

test('a role change ends every session at once, and the next sign-in has the new rights', async ({ api, db }) => {
  const admin = { token: await api.tokenOf('Admin', { email: 'meera@plinth.test' }) }
  const target = await anAccountWithPassword(db, { email: 'ravi@plinth.test', role: 'Editor' })
  const before = [await signedIn(api, 'ravi@plinth.test'), await signedIn(api, 'ravi@plinth.test')]
  for (const token of before) expect((await api.post(TRASH, {}, { token })).statusCode).toBe(200)
  const [row] = (await api.post('/User/SearchStaff', { search: 'ravi' }, admin)).json().data.rows

  const response = await api.post(CHANGE, { id: target.id, role: 'Sales', version: row.version }, admin)

  expect([response.statusCode, response.json()]).toMatchObject([
    200,
    { responseMessage: { reasonPhrase: staffMessages.roleChanged } },
  ])
  for (const token of before) expect((await api.post(TRASH, {}, { token })).statusCode).toBe(401)
  const own = { token: await signedIn(api, 'ravi@plinth.test') }
  expect((await api.post(TRASH, {}, own)).statusCode).toBe(403)
  expect((await api.post(ENQUIRIES, {}, own)).statusCode).toBe(200)
  expect(await roleChanges(db)).toMatchObject([
    {
      actorEmail: 'meera@plinth.test',
      entity: 'account',
      entityId: String(target.id),
      before: { email: 'ravi@plinth.test', role: 'Editor' },
      after: { email: 'ravi@plinth.test', role: 'Sales' },
    },
  ])
})

test('a change from an outdated list is refused, and repeating the same role changes nothing', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const target = await anAccount(db, { role: 'Editor' })
  const session = await aSession(db, target)

  expect((await api.post(CHANGE, { id: target.id, role: 'Editor', version: 1 }, { token })).statusCode).toBe(200)
  expect((await api.post(TRASH, {}, { token: session })).statusCode).toBe(200)
  expect((await api.post(CHANGE, { id: target.id, role: 'Sales', version: 1 }, { token })).statusCode).toBe(200)
  const late = await api.post(CHANGE, { id: target.id, role: 'Admin', version: 1 }, { token })

  expect([late.statusCode, late.json()]).toEqual([409, refusal(wireRefusals.changedConcurrently)])
  expect(await roleOf(db, target.id)).toBe('Sales')
  expect(await roleChanges(db)).toHaveLength(1)
})

test('refuses to change the role of the signed-in account, the role of the last active admin, and the role of a customer', async ({
  api,
  db,
}) => {
  const chief = await anAccount(db, { role: 'SuperAdmin' })
  const token = await aSession(db, chief)
  const last = await anAccount(db)
  await anAccount(db, { isBlocked: true })
  await anAccount(db, { isTempPassword: true })
  const customer = await anAccount(db, { role: 'Customer' })
  const change = (id: number, role: string | number) => api.post(CHANGE, { id, role }, { token })

  const own = await change(chief.id, 'Editor')
  expect([own.statusCode, own.json()]).toEqual([403, refusal(staffMessages.notYourself)])
  for (const role of ['Editor', 'Sales', 1]) {
    const demoted = await change(last.id, role)
    expect([demoted.statusCode, demoted.json()]).toEqual([400, refusal(staffMessages.lastAdmin)])
  }
  expect((await change(customer.id, 'Admin')).statusCode).toBe(404)
  for (const role of ['Customer', 2, null]) expect((await change(last.id, role as never)).statusCode).toBe(400)
  await anAccount(db)
  expect((await change(last.id, 'Editor')).statusCode).toBe(200)
})

test('when two super admins demote the last two admins at once, one stays', async ({ api, db }) => {
  const tokens = [await api.tokenOf('SuperAdmin'), await api.tokenOf('SuperAdmin')]
  const admins = [await anAccount(db), await anAccount(db)]

  const responses = await Promise.all(
    admins.map(({ id }, at) => api.post(CHANGE, { id, role: 'Editor' }, { token: tokens[at] ?? '' })),
  )

  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  expect(await db.$count(accounts, eq(accounts.role, 'Admin'))).toBe(1)
})

test('an admin gives only the roles that they manage, to staff that they manage', async ({ api, db }) => {
  await anAccount(db, { role: 'SuperAdmin' })
  const other = await anAccount(db)
  const sales = await anAccount(db, { role: 'Sales' })
  const token = await api.tokenOf('Admin')
  const change = (id: number, role: string | number) => api.post(CHANGE, { id, role }, { token })

  for (const response of [
    await change(sales.id, 'Admin'),
    await change(sales.id, 1),
    await change(other.id, 'Editor'),
  ]) {
    expect([response.statusCode, response.json()]).toEqual([403, refusal(staffMessages.onlySuperAdmins)])
  }
  expect((await change(sales.id, 'Editor')).statusCode).toBe(200)
  await db.update(accounts).set({ isBlocked: true }).where(eq(accounts.role, 'SuperAdmin'))
  expect((await change(sales.id, 'Admin')).statusCode).toBe(200)
  expect((await change(other.id, 1)).statusCode).toBe(403)
})

test.for(['Editor', 'Sales'] as const)(
  '%s cannot manage staff or read the accounts of others',
  async (role, { api, db }) => {
    const other = await anAccount(db, { role: 'Sales' })
    const own = await anAccount(db, { role })
    const token = await aSession(db, own)

    for (const [path, body] of [
      ['/User/SearchStaff', {}],
      ['/User/InviteStaff', { firstName: 'A', emailAddress: 'a@plinth.test', role: 'Editor' }],
      [CHANGE, { id: other.id, role: 'Admin' }],
      [CHANGE, { id: own.id, role: 'Admin' }],
    ] as const) {
      const response = await api.post(path, body, { token })
      expect([path, response.statusCode, response.json()]).toEqual([path, 403, refusal(identityMessages.notAuthorized)])
    }
    expect(await statusOf(api, `/User/${other.id}`, token)).toBe(403)
    expect(await statusOf(api, `/User/${own.id}`, token)).toBe(200)
    expect(await statusOf(api, '/User/GetSecondFactor', token)).toBe(200)
  },
)

// The embedded database has one connection, so two transactions never overlap there.
if (inject('postgres')) {
  test('a contact is logged while staff accounts are locked', async ({ db }) => {
    const lead = await aLead(db)
    const ravi = await anAccount(db, { role: 'Sales' })

    await db.transaction(async (changing) => {
      await createAccountsRepository(changing).lockStaff()
      await db.transaction(async (logging) => {
        await logging.execute(sql`set local lock_timeout = '2s'`)
        await logging.insert(leadEvents).values({ leadId: lead.id, kind: 'note', actorId: ravi.id })
      })
    })

    expect(await db.$count(leadEvents)).toBe(1)
  })
}

async function statusOf(api: TestApi, path: string, token: string) {
  return (await api.get(path, { token })).statusCode
}

async function roleOf(db: Db, id: number) {
  return (await db.select().from(accounts).where(eq(accounts.id, id)))[0]?.role
}

function roleChanges(db: Db) {
  return db.select().from(auditLog).where(eq(auditLog.action, 'change-role'))
}
