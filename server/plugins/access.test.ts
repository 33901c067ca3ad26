import Fastify, { type HTTPMethods } from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { type Access, endpoint, nothing } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { ADMINS, EDITORS, ROLES, type Role, SALES_STAFF, STAFF } from '#contract/wire/roles.ts'
import { type Caller, hasRole, identifyCallers } from './access.ts'
import { createContentCache } from './content-cache.ts'
import { handleErrors } from './error-handler.ts'
import { createServe } from './serve.ts'

test.for<[Access, { anonymous: number; allowed: readonly Role[] }]>([
  ['anyone', { anonymous: 200, allowed: ROLES }],
  ['account', { anonymous: 401, allowed: ROLES }],
  [ADMINS, { anonymous: 401, allowed: ['SuperAdmin', 'Admin'] }],
  [EDITORS, { anonymous: 401, allowed: ['SuperAdmin', 'Admin', 'Editor'] }],
  [SALES_STAFF, { anonymous: 401, allowed: ['SuperAdmin', 'Admin', 'Sales'] }],
  [STAFF, { anonymous: 401, allowed: ['SuperAdmin', 'Admin', 'Editor', 'Sales'] }],
  [['BusinessOwner'], { anonymous: 401, allowed: ['BusinessOwner'] }],
  [[...SALES_STAFF, 'Customer'], { anonymous: 401, allowed: ['SuperAdmin', 'Admin', 'Sales', 'Customer'] }],
  [['SuperAdmin'], { anonymous: 401, allowed: ['SuperAdmin'] }],
])('a call for %j returns the expected status for each role', async ([access, { anonymous, allowed }]) => {
  const { call } = aServer({ access })

  expect((await call(null)).statusCode).toBe(anonymous)
  for (const role of ROLES) expect((await call(role)).statusCode, role).toBe(allowed.includes(role) ? 200 : 403)
})

test('a refused call returns the reason in the envelope and does not run', async () => {
  const { call, made } = aServer({ access: ['Admin'] })

  const anonymous = await call(null)
  const customer = await call('Customer')

  expect(anonymous.json()).toEqual({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: identityMessages.signInFirst },
    data: null,
  })
  expect(customer.json()).toEqual({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: identityMessages.notAuthorized },
    data: null,
  })
  expect(made).toEqual([])
})

test('returns 401 for an anonymous caller even if the body is malformed', async () => {
  const { app } = aServer({ access: ['Admin'] })

  const answer = await app.inject({ method: 'POST', url: '/Thing/abc', payload: '{"id":', headers: json })

  expect(answer.statusCode).toBe(401)
})

test('a temporary password is accepted only by calls that allow it', async () => {
  const shut = aServer({ access: 'account', hasTemporaryPassword: true })
  const open = aServer({ access: 'account', hasTemporaryPassword: true, allowsTemporaryPassword: true })
  const free = aServer({ access: 'anyone', hasTemporaryPassword: true })

  expect((await shut.call('Customer')).statusCode).toBe(403)
  expect((await shut.call('Admin')).statusCode).toBe(403)
  expect((await open.call('Customer')).statusCode).toBe(200)
  expect((await free.call('Customer')).statusCode).toBe(200)
})

test.for([
  ['Bearer Admin', 200],
  ['bearer Admin', 200],
  ['BEARER   Admin  ', 200],
  ['Bearer', 401],
  ['Bearer ', 401],
  ['', 401],
  ['Admin', 401],
  ['Basic Admin', 401],
  ['Bearer Admin Admin', 401],
  [`Bearer ${'x'.repeat(201)}`, 401],
] as const)('the header %j returns %i', async ([authorization, status]) => {
  const { app } = aServer({ access: ['Admin'] })

  const answer = await app.inject({ method: 'POST', url: '/Thing/1', headers: { authorization } })

  expect(answer.statusCode).toBe(status)
})

test('a token in a cookie, a query or a body is ignored', async () => {
  const { app } = aServer({ access: ['Admin'] })

  const answer = await app.inject({
    method: 'POST',
    url: '/Thing/1?token=Admin&access_token=Admin',
    headers: { cookie: 'admintoken=Admin; authorization=Bearer Admin' },
    payload: { token: 'Admin' },
  })

  expect(answer.statusCode).toBe(401)
})

test.for([
  [{}, 200],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 200],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
  [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, 403],
  [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 403],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, 403],
] as const)('a GET that changes data returns, with the headers %j, status %i', async ([headers, status]) => {
  const { call, made } = aServer({ access: ['Admin'], method: 'GET', changesData: true })

  const answer = await call('Admin', headers)

  expect(answer.statusCode).toBe(status)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(made).toHaveLength(status === 200 ? 1 : 0)
})

test('a GET that changes data runs each time and is never cached', async () => {
  const { call, made } = aServer({ access: 'anyone', method: 'GET', changesData: true })

  await call(null)
  await call(null)

  expect(made).toHaveLength(2)
})

test('hasRole is true for the roles of the group, and false without a caller or with a temporary password', () => {
  const caller = (role: Role): Caller => ({ ...account, role, hasTemporaryPassword: false })

  expect(ROLES.filter((role) => hasRole(caller(role), ADMINS))).toEqual(['SuperAdmin', 'Admin'])
  expect(ROLES.filter((role) => hasRole(caller(role), EDITORS))).toEqual(['SuperAdmin', 'Admin', 'Editor'])
  expect(hasRole(null, ADMINS)).toBe(false)
  expect(hasRole({ ...caller('Admin'), hasTemporaryPassword: true }, ADMINS)).toBe(false)
})

const json = { 'content-type': 'application/json' }
const account = { accountId: 1, sessionId: 1, email: 'someone@plinth.example', isEmailVerified: true }

interface Given {
  access: Access
  method?: 'GET' | 'POST'
  changesData?: boolean
  allowsTemporaryPassword?: boolean
  hasTemporaryPassword?: boolean
}

/** Serves one call; the bearer token is the name of the caller's role. */
function aServer({ access, method = 'POST', hasTemporaryPassword = false, ...flags }: Given) {
  const app = Fastify()
  const made: number[] = []
  handleErrors(app)
  identifyCallers(app, async (token) => {
    const role = ROLES.find((one) => one === token)
    return role ? { ...account, role, hasTemporaryPassword } : null
  })
  const serve = createServe(app, {
    cache: createContentCache({ revision: () => 1 }),
    requireOpen: async () => {},
  })
  const declared = endpoint({
    method,
    path: '/Thing/{id}',
    access,
    params: { id: recordId() },
    answer: nothing(),
    ...flags,
  })
  serve(declared, async ({ params }) => {
    made.push(z.parse(z.int(), params.id))
    return null
  })
  const call = (role: Role | null, headers: Record<string, string> = {}) =>
    app.inject({
      method: method as HTTPMethods & 'GET',
      url: '/Thing/1',
      headers: { ...headers, ...(role && { authorization: `Bearer ${role}` }) },
    })
  return { app, call, made }
}
