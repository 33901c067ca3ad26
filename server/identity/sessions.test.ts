import { expect } from 'vitest'
import type { Db } from '#server/db/connection.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import { aSession, queriesOf, test } from '#test/api.ts'
import { anAccount } from '#test/builders.ts'
import { sessions } from './accounts.tables.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { createSessionsService, SESSION_LIFE } from './sessions.service.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test('a valid session identifies the caller and reveals nothing else of the account', async ({ db }) => {
  const account = await anAccount(db, { role: 'Customer', isTempPassword: true })
  const token = await aSession(db, account)

  expect(await sessionsAt(db).authenticate(token)).toEqual({
    accountId: account.id,
    sessionId: 1,
    email: account.email,
    isEmailVerified: false,
    role: 'Customer',
    hasTemporaryPassword: true,
  })
})

test('the database stores only the hash of a token', async ({ db }) => {
  const token = await aSession(db, await anAccount(db))

  const [row] = await db.select().from(sessions)
  expect(JSON.stringify(row)).not.toContain(token)
  expect(row?.tokenHash).toBe(hashOfToken(token))
  expect(await sessionsAt(db).authenticate(hashOfToken(token))).toBeNull()
})

test('a caller with an unknown, ended or expired session or a blocked account is anonymous', async ({ db }) => {
  const account = await anAccount(db)
  const past = new Date(Date.now() - 1)
  const tokens = [
    newToken(),
    await aSession(db, account, { revokedAt: past }),
    await aSession(db, account, { expiresAt: past }),
    await aSession(db, account, { idleExpiresAt: past }),
    await aSession(db, await anAccount(db, { isBlocked: true })),
  ]

  for (const token of tokens) expect(await sessionsAt(db).authenticate(token)).toBeNull()
})

test('use is recorded at most once a minute and extends the idle timeout', async ({ db }) => {
  const start = Date.now()
  const token = await aSession(db, await anAccount(db, { role: 'Admin' }), { lastUsedAt: new Date(start) })
  const before = await row(db)

  const soon = await queriesOf(db, () => sessionsAt(db, start + MINUTE - 1).authenticate(token))
  expect(soon).toHaveLength(1)
  expect(await row(db)).toEqual(before)

  await sessionsAt(db, start + MINUTE).authenticate(token)
  expect(await row(db)).toMatchObject({
    lastUsedAt: new Date(start + MINUTE),
    idleExpiresAt: new Date(start + MINUTE + SESSION_LIFE.Admin.idleMs),
    expiresAt: before?.expiresAt,
  })
})

test('an idle admin is signed out after half an hour, an active one after twelve hours', async ({ db }) => {
  const start = Date.now()
  const account = await anAccount(db, { role: 'Admin' })
  const life = { idleExpiresAt: new Date(start + 30 * MINUTE), expiresAt: new Date(start + 12 * HOUR) }
  const idle = await aSession(db, account, life)
  const busy = await aSession(db, account, life)

  for (let time = start; time < start + 12 * HOUR; time += 29 * MINUTE) {
    expect(await sessionsAt(db, time).authenticate(busy)).not.toBeNull()
  }
  expect(await sessionsAt(db, start + 12 * HOUR).authenticate(busy)).toBeNull()
  expect(await sessionsAt(db, start + 30 * MINUTE).authenticate(idle)).toBeNull()
})

test('a renewed session has the lifetime of a new one', async ({ db }) => {
  const start = Date.now()
  const token = await aSession(db, await anAccount(db, { role: 'BusinessOwner' }), { lastUsedAt: new Date(start) })
  const almost = start + SESSION_LIFE.BusinessOwner.longestMs - MINUTE

  const caller = await sessionsAt(db, almost).authenticate(token)
  if (!caller) throw new Error('The session is over.')
  await sessionsAt(db, almost).renew(caller)

  expect(await sessionsAt(db, almost + SESSION_LIFE.BusinessOwner.longestMs - 1).authenticate(token)).not.toBeNull()
  expect(await sessionsAt(db, almost + SESSION_LIFE.BusinessOwner.longestMs).authenticate(token)).toBeNull()
})

test('tokens are long, unique and valid in a header', () => {
  const tokens = new Set(Array.from({ length: 100 }, newToken))

  expect(tokens.size).toBe(100)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})

function sessionsAt(db: Db, time = Date.now()) {
  return createSessionsService({ sessions: createSessionsRepository(db), now: () => new Date(time) })
}

async function row(db: Db) {
  const [only] = await db.select().from(sessions)
  return only
}
