import { expect, inject } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { EDITOR_CALLS, SALES_CALLS } from '#contract/staff-calls.fixture.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { ROLES, type Role } from '#contract/wire/roles.ts'
import { newToken } from '#server/tokens.ts'
import { aSession, sessionRow, type TestApi, test } from '#test/api.ts'
import { accountRow, anAccount } from '#test/builders.ts'
import type { Db } from './db/connection.ts'
import { accounts, sessions } from './identity/accounts.tables.ts'

test.for(allEndpoints)(
  '$name can be called by the roles it declares and by no others',
  async ({ name, endpoint }, { api, db }) => {
    for (const spelling of spellingsOf(endpoint)) {
      const status = async (token?: string) => {
        const answer = await call(api, { endpoint, spelling, token })
        const { responseMessage } = answer.json()
        // A refusal uses the specified message, and no response to a signed-in caller may be cached.
        if (answer.statusCode === 401) expect(responseMessage).toEqual(refusal(identityMessages.signInFirst))
        if (token !== undefined) expect(answer.headers['cache-control']).toBe('no-store')
        return answer.statusCode
      }

      expect(isAllowed(await status()), 'anonymous').toBe(endpoint.access === 'anyone')
      if (endpoint.access === 'anyone') continue
      const { expired, ended, signedIn, temporary } = await makeCallers(db)
      expect(await status('no-such-token'), 'an unknown token').toBe(401)
      expect(await status(expired), 'an expired token').toBe(401)
      expect(await status(ended), 'an ended token').toBe(401)
      for (const { role, token } of signedIn) {
        const response = await status(token)
        if (mayCall(name, endpoint, role)) expect(refusalsOf(endpoint), role).not.toContain(response)
        else expect(response, role).toBe(403)
      }
      const response = await status(temporary)
      if (!endpoint.allowsTemporaryPassword) expect(response, 'a temporary password').toBe(403)
    }
  },
)

test('undeclared body properties change no right and no owner', async ({ api, db }) => {
  const account = await anAccount(db, { role: 'Customer', email: 'asha@visitor.test' })
  const token = await aSession(db, account)
  const smuggled = { id: 999, Role: 1, role: 'Admin', IsTempPassword: true, isEmailVerified: true, email: 'x@y.in' }

  const answer = await api.call('PUT', '/User', { token, payload: { FirstName: 'Asha', ...smuggled } })

  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toMatchObject({
    id: account.id,
    role: 4,
    email: 'asha@visitor.test',
    firstName: 'Asha',
    isEmailVerified: false,
  })
  expect((await api.get('/Home/GetHomePageDashboardLists', { token })).statusCode).toBe(403)
})

function refusal(reasonPhrase: string) {
  return { isSuccessStatusCode: false, reasonPhrase }
}

/** Inserts the accounts and sessions in bulk, because the tests of all endpoints need thousands of them. */
async function makeCallers(db: Db) {
  const past = { idleExpiresAt: new Date(0), expiresAt: new Date(0) }
  const callers = [
    { account: accountRow(), token: newToken(), session: past },
    { account: accountRow(), token: newToken(), session: { revokedAt: new Date() } },
    { account: accountRow({ isTempPassword: true }), token: newToken(), session: {} },
    ...ROLES.map((role) => ({ account: accountRow({ role }), token: newToken(), session: {} })),
  ] as const
  const stored = await db
    .insert(accounts)
    .values(callers.map(({ account }) => account))
    .returning()
  const ids = new Map(stored.map(({ email, id }) => [email, id]))
  await db
    .insert(sessions)
    .values(
      callers.map(({ account: { email, role }, token, session }) =>
        sessionRow({ id: ids.get(email) ?? 0, role }, token, session),
      ),
    )
  const [expired, ended, temporary, ...signedIn] = callers
  return {
    expired: expired.token,
    ended: ended.token,
    temporary: temporary.token,
    signedIn: signedIn.map(({ account: { role }, token }) => ({ role, token })),
  }
}

interface Attempt {
  endpoint: Endpoint
  spelling: string
  token: string | undefined
}

function call(api: TestApi, { endpoint, spelling, token }: Attempt) {
  const { method } = endpoint
  return api.call(method, spelling, { ...(token !== undefined && { token }), ...(method !== 'GET' && { payload: {} }) })
}

/**
 * The address in capitals and with a trailing slash must have the same access rule. This does not depend on the
 * database engine, so test runs on PostgreSQL skip it.
 */
function spellingsOf({ path }: Endpoint) {
  const plain = path.replaceAll(/\{\w+\}/g, '1').replace(/\/$/, '')
  return inject('postgres') ? [plain] : [plain, `${plain.toUpperCase()}/`]
}

/**
 * Statuses that a permitted caller must not get. With `account` access a 403 depends on the owner of the record, so
 * only a 401 is wrong.
 */
function refusalsOf({ access }: Endpoint) {
  return access === 'account' ? [401] : [401, 403]
}

function isAllowed(status: number) {
  return status !== 401 && status !== 403
}

/** Uses the fixture's lists of calls for editors and sales staff, so that a wrong access declaration fails the test. */
function mayCall(name: string, { access }: Endpoint, role: Role) {
  if (access === 'anyone' || access === 'account') return true
  if (role === 'Editor') return EDITOR_CALLS.includes(name)
  if (role === 'Sales') return SALES_CALLS.includes(name)
  return access.includes(role)
}
