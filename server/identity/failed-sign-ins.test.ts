import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { aSession, test } from '#test/api.ts'
import { anAccountWithPassword, OTHER_PASSWORD, signInWith } from '#test/people.ts'

const EMAIL = 'meera@plinth.test'

test('the audit log has one entry for failed sign-ins of an account and one for its lockout', async ({ api, db }) => {
  const { id } = await anAccountWithPassword(db, { email: EMAIL })

  for (let count = 0; count < 8; count += 1) await signInWith(api, ` ${EMAIL.toUpperCase()} `, OTHER_PASSWORD)

  const record = { actorId: null, actorEmail: null, entity: 'account', entityId: `${id}`, before: null }
  expect(await linesOf(db)).toMatchObject([
    { ...record, action: 'fail-sign-in', after: { email: EMAIL, times: 5 } },
    { ...record, action: 'lock-out', after: { email: EMAIL, times: 1, until: expect.stringMatching(/^\d{4}-/) } },
  ])
})

test('parallel failed sign-ins share one audit log entry', async ({ api, db }) => {
  await anAccountWithPassword(db, { email: EMAIL })

  await Promise.all(Array.from({ length: 4 }, () => signInWith(api, EMAIL, OTHER_PASSWORD)))

  expect(await linesOf(db)).toMatchObject([{ action: 'fail-sign-in', after: { times: 4 } }])
})

test('failed sign-ins with unknown addresses share one audit log entry without the typed text', async ({ api, db }) => {
  for (let count = 0; count < 12; count += 1) await signInWith(api, `nobody-${count}@visitor.test`, 'Secret-Typed-1')

  const lines = await linesOf(db)
  expect(lines).toMatchObject([{ action: 'fail-sign-in', entityId: null, actorEmail: null, after: { times: 12 } }])
  expect(JSON.stringify(lines)).not.toMatch(/visitor\.test|Secret|192\.0/)
})

test('failed sign-ins more than ten minutes apart have separate audit log entries', async ({ api, db }) => {
  await anAccountWithPassword(db, { email: EMAIL })
  await signInWith(api, EMAIL, OTHER_PASSWORD)
  await db.update(auditLog).set({ at: sql`now() - interval '11 minutes'` })
  await signInWith(api, EMAIL, OTHER_PASSWORD)

  expect(await linesOf(db)).toMatchObject([{ after: { times: 1 } }, { after: { times: 1 } }])
})

test('the refused sign-in of a blocked account is in the audit log', async ({ api, db }) => {
  const { id } = await anAccountWithPassword(db, { email: EMAIL, isBlocked: true })

  expect((await signInWith(api, EMAIL)).statusCode).toBe(403)

  expect(await linesOf(db)).toMatchObject([{ action: 'fail-sign-in', entityId: `${id}` }])
})

test('the audit log records that a signed-in account entered a wrong current password', async ({ api, db }) => {
  const account = await anAccountWithPassword(db, { email: EMAIL })
  const payload = { EmailOrPhone: 'new@plinth.test', Password: OTHER_PASSWORD }
  await api.call('PATCH', '/User', { token: await aSession(db, account), payload })

  expect(await linesOf(db)).toMatchObject([{ action: 'wrong-password', after: { email: EMAIL, times: 1 } }])
})

function linesOf(db: Db) {
  return db.select().from(auditLog).orderBy(auditLog.id)
}
