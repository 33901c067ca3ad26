import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import { leadsMessages } from '#contract/leads/leads.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { aLead } from '#server/leads/leads.fixture.ts'
import { leads } from '#server/leads/leads.tables.ts'
import { undeliveredMails } from '#server/mail/undelivered-mails.tables.ts'
import { aSession } from '#test/api.ts'
import { anAccount } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { anAccountWithPassword, refusal, signedIn, signInWith, statusWith } from '#test/people.ts'
import { accounts, secondFactors } from './accounts.tables.ts'

const INVITE = '/User/InviteStaff'
const RESEND = '/User/ResendStaffInvitation'
const BLOCK = '/User/BlockStaff'
const REMOVE = '/User/RemoveStaff'
const SEARCH = '/User/SearchStaff'
const RIGHTS = '/User/GetStaffRights'

const ravi = { firstName: 'Ravi', lastName: 'Mehta', emailAddress: 'ravi@plinth.test', role: 'Admin' }

test('an invited admin gets a password by mail, can be invited again, and replaces the password', async ({
  api,
  db,
  outbox,
}) => {
  const token = await api.tokenOf('SuperAdmin', { email: 'chief@plinth.test' })

  expect((await api.post(INVITE, ravi, { token })).json()).toMatchObject({
    responseMessage: { reasonPhrase: identityMessages.invitationSent },
    data: null,
  })
  const [mail] = await outbox.mails(1)
  expect(mail?.text).toContain('/admin/login')
  const first = passwordIn(mail?.text)
  const { id, bearerToken, isTempPassword } = (await signInWith(api, ravi.emailAddress, first)).json().data
  expect(isTempPassword).toBe(true)
  expect((await api.post(SEARCH, {}, { token: bearerToken })).statusCode).toBe(403)

  expect((await api.post(RESEND, { id }, { token })).statusCode).toBe(200)
  const mails = await outbox.mails(2)
  const second = mails.map(({ text }) => passwordIn(text)).find((password) => password !== first) ?? ''
  expect((await signInWith(api, ravi.emailAddress, first)).statusCode).toBe(401)
  const own = { token: await signedIn(api, ravi.emailAddress, second) }
  const payload = { NewPassword: 'Own-Choice-1', ConfirmNewPassword: 'Own-Choice-1', EmailAddress: ravi.emailAddress }
  expect((await api.call('PUT', '/User/ChangePassword', { ...own, payload })).statusCode).toBe(200)
  expect((await api.post(SEARCH, {}, own)).statusCode).toBe(200)
  expect((await api.post(RESEND, { id }, { token })).json()).toEqual(refusal(staffMessages.passwordChosen))
  expect(await linesOf(db, 'invite')).toMatchObject([{ actorEmail: 'chief@plinth.test', after: { role: 'Admin' } }])
})

test('an invitation response says that earlier mails to the address could not be delivered', async ({ api, db }) => {
  const token = await api.tokenOf('SuperAdmin')
  const failed = { recipient: 'Ravi@plinth.test', subject: 'Your visit', queuedAt: new Date() }
  const invite = async (emailAddress: string) =>
    (await api.post(INVITE, { ...ravi, emailAddress }, { token })).json().responseMessage.reasonPhrase

  await db.insert(undeliveredMails).values([
    { ...failed, jobId: '1', reason: '550 no such user' },
    { ...failed, jobId: '2', recipient: 'late@plinth.test', reason: recordsMessages.mailExpired },
  ])
  expect(await invite('ravi@plinth.test')).toBe(identityMessages.invitationDoubtful)
  expect(await invite('late@plinth.test')).toBe(identityMessages.invitationSent)
  const [{ id } = { id: 0 }] = await db.select().from(accounts).where(eq(accounts.email, 'ravi@plinth.test'))
  const again = await api.post(RESEND, { id }, { token })
  expect(again.json().responseMessage.reasonPhrase).toBe(identityMessages.invitationDoubtful)
})

test('the invitation of a super admin links to the super admin sign-in page', async ({ api, outbox }) => {
  const token = await api.tokenOf('SuperAdmin')
  expect((await api.post(INVITE, { ...ravi, role: 1 }, { token })).statusCode).toBe(200)

  const [mail] = await outbox.mails(1)
  expect(mail?.text).toContain('/superadmin/login')
})

test.for(['Customer', 2, 'Owner', null, undefined])(
  'the role %j cannot be invited as staff',
  async (role, { api, db }) => {
    const token = await api.tokenOf('SuperAdmin')

    expect((await api.post(INVITE, { ...ravi, role }, { token })).statusCode).toBe(400)
    expect(await db.$count(accounts)).toBe(1)
  },
)

test('without an active super admin, admins manage all staff but super admins', async ({ api, db }) => {
  await anAccount(db, { role: 'SuperAdmin', isBlocked: true })
  const invited = await anAccount(db, { role: 'SuperAdmin', isTempPassword: true })
  const other = await anAccount(db)
  const token = await api.tokenOf('Admin')

  expect((await api.get(RIGHTS, { token })).json().data).toEqual({ roles: ['Admin', 'Editor', 'Sales'] })
  expect((await api.post(BLOCK, { id: other.id, isBlocked: true }, { token })).statusCode).toBe(200)
  expect((await api.post(INVITE, ravi, { token })).statusCode).toBe(200)
  for (const path of [BLOCK, REMOVE, RESEND]) {
    const response = await api.post(path, { id: invited.id, isBlocked: true }, { token })
    expect([path, response.statusCode, response.json()]).toEqual([path, 403, refusal(staffMessages.onlySuperAdmins)])
  }
  const promoted = await api.post(INVITE, { ...ravi, emailAddress: 'x@plinth.test', role: 1 }, { token })
  expect(promoted.statusCode).toBe(403)
})

test('with an active super admin, admins manage editors and sales staff but not admins', async ({ api, db }) => {
  await anAccount(db, { role: 'SuperAdmin' })
  const other = await anAccount(db)
  const editor = await anAccount(db, { role: 'Editor' })
  const token = await api.tokenOf('Admin')

  expect((await api.get(RIGHTS, { token })).json().data).toEqual({ roles: ['Editor', 'Sales'] })
  const { rows } = (await api.post(SEARCH, {}, { token })).json().data
  const manageable = rows.filter((row: { isManageable: boolean }) => row.isManageable)
  expect(manageable).toMatchObject([{ id: editor.id, role: 'Editor' }])
  expect((await api.post(BLOCK, { id: editor.id, isBlocked: true }, { token })).statusCode).toBe(200)
  for (const path of [BLOCK, REMOVE, RESEND, '/User/RemoveSecondFactor']) {
    expect((await api.post(path, { id: other.id, isBlocked: true }, { token })).statusCode, path).toBe(403)
  }
  expect((await api.post(INVITE, ravi, { token })).statusCode).toBe(403)
  expect(await db.$count(accounts)).toBe(4)
  expect((await api.post(INVITE, { ...ravi, role: 'Sales' }, { token })).statusCode).toBe(200)
})

test('blocked staff lose every session at once and can sign in after being unblocked', async ({ api, db }) => {
  const token = await api.tokenOf('SuperAdmin')
  await anAccount(db)
  const target = await anAccountWithPassword(db, { email: 'ravi@plinth.test' })
  const sessions = [await signedIn(api, 'ravi@plinth.test'), await signedIn(api, 'ravi@plinth.test')]

  const response = await api.post(BLOCK, { id: target.id, isBlocked: true }, { token })

  expect(response.json()).toMatchObject({ responseMessage: { reasonPhrase: staffMessages.staffBlocked } })
  for (const session of sessions) expect(await statusWith(api, session, target.id)).toBe(401)
  expect((await signInWith(api, 'ravi@plinth.test')).statusCode).toBe(403)
  expect((await api.post(BLOCK, { id: target.id, isBlocked: false }, { token })).statusCode).toBe(200)
  for (const session of sessions) expect(await statusWith(api, session, target.id)).toBe(401)
  expect((await signInWith(api, 'ravi@plinth.test')).statusCode).toBe(200)
})

test('removed staff are signed out, their address is free, and their audit log entries stay readable', async ({
  api,
  db,
}) => {
  const token = await api.tokenOf('SuperAdmin')
  await anAccount(db)
  const target = await anAccountWithPassword(db, { email: 'ravi@plinth.test' })
  const session = await signedIn(api, 'ravi@plinth.test')

  expect((await api.post(REMOVE, { id: target.id }, { token })).statusCode).toBe(200)

  expect((await api.post(SEARCH, {}, { token: session })).statusCode).toBe(401)
  expect(await linesOf(db, 'sign-in')).toMatchObject([{ actorEmail: 'ravi@plinth.test', actorRole: 'Admin' }])
  expect(await linesOf(db, 'remove')).toMatchObject([{ before: { email: 'ravi@plinth.test', role: 'Admin' } }])
  const log = (await api.post('/Global/SearchAuditLog', {}, { token })).json().data
  expect(JSON.stringify(log.rows)).toContain('ravi@plinth.test')
  expect((await api.post(INVITE, ravi, { token })).statusCode).toBe(200)
  expect((await api.post(REMOVE, { id: target.id }, { token })).json()).toEqual(refusal(staffMessages.staffUnknown))
})

test('the open leads of a removed account go to a colleague, who is notified by mail, or are left without an owner', async ({
  api,
  db,
  outbox,
}) => {
  const token = await api.tokenOf('SuperAdmin')
  const [ravi, meera] = [
    await anAccount(db, { role: 'Sales', firstName: 'Ravi', lastName: 'Mehta' }),
    await anAccount(db, { role: 'Sales', firstName: 'Meera', lastName: 'Nair' }),
  ]
  const first = await aLead(db, { ownerId: ravi.id })
  const second = await aLead(db, { ownerId: ravi.id, state: 'visited' })
  const closed = await aLead(db, { ownerId: ravi.id, state: 'booked' })
  const ownersOf = async () => (await db.select().from(leads).orderBy(leads.id)).map(({ ownerId }) => ownerId)
  const eventsOf = async (leadId: number) => (await api.get(`/Leads/GetLead/${leadId}`, { token })).json().data.events
  const list = (await api.post(SEARCH, {}, { token })).json().data.rows
  expect(list.find(({ id }: { id: number }) => id === ravi.id)).toMatchObject({ openLeads: 2 })

  for (const leadsTo of [ravi.id, closed.id + 1000])
    expect((await api.post(REMOVE, { id: ravi.id, leadsTo }, { token })).json()).toEqual(
      refusal(leadsMessages.ownerUnknown),
    )
  expect((await api.post(REMOVE, { id: ravi.id, leadsTo: meera.id }, { token })).statusCode).toBe(200)

  expect(await ownersOf()).toEqual([meera.id, meera.id, null])
  expect(await eventsOf(first.id)).toMatchObject([{ kind: 'owner', from: 'Ravi Mehta', to: 'Meera Nair' }])
  expect((await outbox.mails(1)).map(({ to, subject }) => [to, subject])).toEqual([[meera.email, '2 leads are yours']])

  expect((await api.post(REMOVE, { id: meera.id }, { token })).statusCode).toBe(200)
  expect(await ownersOf()).toEqual([null, null, null])
  expect(await eventsOf(second.id)).toMatchObject([{ from: 'Meera Nair', to: null }, { to: 'Meera Nair' }])
})

test('a change of role to editor hands over the open leads of the account, and a change to admin keeps them', async ({
  api,
  db,
}) => {
  const token = await api.tokenOf('SuperAdmin')
  // Without another admin, the change from admin to editor would be refused.
  await anAccount(db)
  const [ravi, meera] = [await anAccount(db, { role: 'Sales' }), await anAccount(db, { role: 'Sales' })]
  const lead = await aLead(db, { ownerId: ravi.id })
  const ownerOf = async () => (await db.select().from(leads).where(eq(leads.id, lead.id)))[0]?.ownerId
  const give = (role: string | number, leadsTo: number) =>
    api.post('/User/ChangeStaffRole', { id: ravi.id, role, leadsTo }, { token })

  expect((await give('Admin', meera.id)).statusCode).toBe(200)
  expect(await ownerOf()).toBe(ravi.id)
  expect((await give('Editor', meera.id)).statusCode).toBe(200)
  expect(await ownerOf()).toBe(meera.id)
})

test('a staff call cannot change customers or owners', async ({ api, db }) => {
  const token = await api.tokenOf('SuperAdmin')
  const customer = await anAccount(db, { role: 'Customer' })
  const owner = await anAccount(db, { role: 'BusinessOwner' })

  for (const { id } of [customer, owner]) {
    for (const path of [BLOCK, REMOVE, RESEND]) {
      expect((await api.post(path, { id, isBlocked: true }, { token })).statusCode, path).toBe(404)
    }
  }
})

test("refuses to block or remove the caller's own account or the last active admin", async ({ api, db }) => {
  const chief = await anAccount(db, { role: 'SuperAdmin' })
  const token = await aSession(db, chief)
  const last = await anAccount(db)
  await anAccount(db, { isBlocked: true })
  await anAccount(db, { isTempPassword: true })

  for (const path of [BLOCK, REMOVE]) {
    const own = await api.post(path, { id: chief.id, isBlocked: true }, { token })
    expect([own.statusCode, own.json()]).toEqual([403, refusal(staffMessages.notYourself)])
    const other = await api.post(path, { id: last.id, isBlocked: true }, { token })
    expect([other.statusCode, other.json()]).toEqual([400, refusal(staffMessages.lastAdmin)])
  }
  expect(await db.$count(accounts, eq(accounts.isBlocked, false))).toBe(3)
})

test.for([BLOCK, REMOVE])(
  'when two admins call %s on each other at once, one stays active',
  async (path, { api, db }) => {
    const [one, other] = [await anAccount(db), await anAccount(db)]
    const [oneToken, otherToken] = [await aSession(db, one), await aSession(db, other)]

    const responses = await Promise.all([
      api.post(path, { id: other.id, isBlocked: true }, { token: oneToken }),
      api.post(path, { id: one.id, isBlocked: true }, { token: otherToken }),
    ])

    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    expect(await db.$count(accounts, eq(accounts.isBlocked, false))).toBe(1)
  },
)

test('when two super admins remove the last two admins at once, one stays', async ({ api, db }) => {
  const tokens = [await api.tokenOf('SuperAdmin'), await api.tokenOf('SuperAdmin')]
  const admins = [await anAccount(db), await anAccount(db)]

  const responses = await Promise.all(admins.map(({ id }, at) => api.post(REMOVE, { id }, { token: tokens[at] ?? '' })))

  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  expect(await db.$count(accounts, eq(accounts.role, 'Admin'))).toBe(1)
})

test('removing the second factor of another staff account sends a mail and adds an audit log entry', async ({
  api,
  db,
  outbox,
}) => {
  const token = await api.tokenOf('SuperAdmin')
  const target = await anAccount(db, { email: 'ravi@plinth.test' })
  const take = () => api.post('/User/RemoveSecondFactor', { id: target.id }, { token })
  expect((await take()).json()).toEqual(refusal(secondFactorMessages.alreadyOff))
  await db.insert(secondFactors).values({ accountId: target.id, secret: 'AAAA', confirmedAt: new Date() })
  const rowOf = async () => (await api.post(SEARCH, { search: 'ravi' }, { token })).json().data.rows[0]
  expect(await rowOf()).toMatchObject({ hasSecondFactor: true, isManageable: true, isOwn: false, role: 'Admin' })

  expect((await take()).statusCode).toBe(200)

  expect(await rowOf()).toMatchObject({ hasSecondFactor: false })
  expect((await outbox.mails(1))[0]).toMatchObject({ to: 'ravi@plinth.test' })
  expect(await linesOf(db, 'remove-second-factor')).toHaveLength(1)
})

test('admins list and block business owners, whose sessions end at once', async ({ api, db }) => {
  await anAccount(db, { role: 'SuperAdmin' })
  const token = await api.tokenOf('Admin')
  const owner = await anAccountWithPassword(db, { role: 'BusinessOwner', email: 'farah@crew.in' })
  const customer = await anAccount(db, { role: 'Customer' })
  const session = await signedIn(api, 'farah@crew.in')

  const list = (await api.post('/User/SearchOwners', {}, { token })).json().data
  expect(list).toMatchObject({ total: 1, rows: [{ email: 'farah@crew.in', isBlocked: false }] })
  const response = await api.post('/User/BlockOwner', { id: owner.id, isBlocked: true }, { token })
  expect(response.json()).toMatchObject({
    responseMessage: { reasonPhrase: staffMessages.ownerBlocked },
    data: { isBlocked: true },
  })
  expect(await statusWith(api, session, owner.id)).toBe(401)
  expect((await signInWith(api, 'farah@crew.in')).statusCode).toBe(403)
  expect((await api.post('/User/BlockOwner', { id: owner.id, isBlocked: false }, { token })).statusCode).toBe(200)
  expect((await signInWith(api, 'farah@crew.in')).statusCode).toBe(200)
  const foreign = await api.post('/User/BlockOwner', { id: customer.id, isBlocked: true }, { token })
  expect(foreign.json()).toEqual(refusal(staffMessages.ownerUnknown))
  expect(await linesOf(db, 'block')).toHaveLength(1)
})

function linesOf(db: Db, action: string) {
  return db.select().from(auditLog).where(eq(auditLog.action, action))
}

function passwordIn(text = '') {
  return /^Password: (\S+)/m.exec(text)?.[1] ?? ''
}
