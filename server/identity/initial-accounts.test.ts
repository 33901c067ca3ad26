import { asc } from 'drizzle-orm'
import { expect } from 'vitest'
import { LOGIN_ADDRESS } from '#contract/identity/identity.constants.ts'
import { isStrongPassword } from '#contract/identity/password-strength.ts'
import type { Data } from '#server/data.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { StartError } from '#server/errors.ts'
import { test } from '#test/api.ts'
import { anAccount } from '#test/builders.ts'
import { PASSWORD, signInWith } from '#test/people.ts'
import { accounts } from './accounts.tables.ts'
import { createInitialAccounts } from './initial-accounts.ts'
import { generatePassword } from './secrets.ts'

const settings = { adminEmail: 'admin@plinth.test', adminPassword: null, demoPassword: null }

test('a site without an admin gets one whose password is printed once', async ({ api, data, db }) => {
  const made = await createInitialAccounts({ ...data, accounts: settings, isDemo: false })

  expect(made).toEqual([{ who: 'Admin', email: 'admin@plinth.test', password: expect.any(String) }])
  const password = made?.[0]?.password ?? ''
  expect(isStrongPassword(password)).toBe(true)
  expect((await signInWith(api, 'admin@plinth.test', password)).json().data).toMatchObject({
    role: 'Admin',
    isTempPassword: false,
  })
  expect(await createInitialAccounts({ ...data, accounts: settings, isDemo: false })).toBeNull()
  expect(await db.select().from(accounts)).toHaveLength(1)
  expect(JSON.stringify(await db.select().from(auditLog))).not.toContain(password)
})

test('a configured password works and is not printed', async ({ api, data }) => {
  const configured = { adminEmail: 'boss@company.com', adminPassword: PASSWORD, demoPassword: 'Demo-Word-1' }

  const made = await createInitialAccounts({ ...data, accounts: configured, isDemo: true })

  expect(made?.map(({ password }) => password)).toEqual(Array(7).fill(null))
  expect((await signInWith(api, 'boss@company.com', PASSWORD)).statusCode).toBe(200)
  expect((await signInWith(api, 'owner@plinth.test', 'Demo-Word-1')).statusCode).toBe(200)
})

test('the demo has one account of every role, and one with a temporary password', async ({ api, data }) => {
  const made = (await createInitialAccounts({ ...data, accounts: settings, isDemo: true })) ?? []

  const seen = []
  for (const { email, password } of made) {
    expect(email).toMatch(LOGIN_ADDRESS)
    const { role, isTempPassword, bearerToken, id } = (await signInWith(api, email, password)).json().data
    const account = (await api.get(`/User/${id}`, { token: bearerToken })).json().data
    seen.push([email, role, isTempPassword, account?.isEmailVerified])
  }
  expect(seen).toEqual([
    ['admin@plinth.test', 'Admin', false, true],
    ['customer@plinth.test', 4, false, true],
    ['tenant@plinth.test', 4, true, undefined],
    ['owner@plinth.test', 2, false, true],
    ['editor@plinth.test', 'Editor', false, true],
    ['sales@plinth.test', 'Sales', false, true],
    ['super@plinth.test', 1, false, true],
  ])
  expect(new Set(made.map(({ password }) => password)).size).toBe(2)
})

test('existing accounts stay unchanged', async ({ data, db }) => {
  const admin = await anAccount(db, { role: 'Admin', email: 'old@company.com' })

  expect(await createInitialAccounts({ ...data, accounts: settings, isDemo: true })).toBeNull()
  expect(await db.select().from(accounts)).toEqual([admin])
})

test('a demo address that is taken is skipped', async ({ data, db }) => {
  const customer = await anAccount(db, { role: 'Customer', email: 'Customer@plinth.test' })

  const made = await createInitialAccounts({ ...data, accounts: settings, isDemo: true })

  expect(made?.map(({ email }) => email)).not.toContain('customer@plinth.test')
  expect((await stored(db))[0]).toEqual(customer)
})

test('an admin address that belongs to an account of another role stops the start, and no account is created', async ({
  data,
  db,
}) => {
  await anAccount(db, { role: 'Customer', email: 'Admin@plinth.test' })

  const start = createInitialAccounts({ ...data, accounts: settings, isDemo: true })

  await expect(start).rejects.toThrow(StartError)
  await expect(start).rejects.toThrow('ADMIN_EMAIL')
  expect(await stored(db)).toHaveLength(1)
})

test('two processes starting at once create the accounts once', async ({ data, db }) => {
  const both = await Promise.all([begin(data), begin(data)])

  expect(both.filter((made) => made !== null)).toHaveLength(1)
  expect(await stored(db)).toHaveLength(7)
})

test('generated passwords are strong and differ', () => {
  const passwords = Array.from({ length: 200 }, generatePassword)

  for (const password of passwords) {
    expect(password).toMatch(/^(\w{5}-){3}\w{5}$/)
    expect(isStrongPassword(password)).toBe(true)
  }
  expect(new Set(passwords).size).toBe(200)
})

function begin(data: Data) {
  return createInitialAccounts({ ...data, accounts: settings, isDemo: true })
}

function stored(db: Db) {
  return db.select().from(accounts).orderBy(asc(accounts.id))
}
