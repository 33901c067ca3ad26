import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { rowsOf } from '#server/db/rows.ts'
import { rateLimits } from '#server/rate-limits/rate-limits.tables.ts'
import { openTestApi } from '#test/api.ts'
import { captureLog } from '#test/capture-log.ts'
import { test } from '#test/outbox.ts'
import { OTHER_PASSWORD, PASSWORD } from '#test/people.ts'
import { accounts, oneTimeCodes, passwordResetTokens, sessions, undoTokens } from './accounts.tables.ts'

const EMAIL = 'farah@plinth.test'

test('no password, token or code is in the log, the audit log or a response that is not meant to return it', async ({
  config,
  data,
  db,
  outbox,
}) => {
  const env = { LOG_LEVEL: 'trace', NODE_ENV: 'test', DATA_DIR: config.dataDir }
  const api = await openTestApi(loadConfig(env), data)
  const log = captureLog(api)
  const responses: string[] = []
  const call = async (method: 'POST' | 'PUT' | 'PATCH' | 'GET', path: string, payload?: object, token?: string) => {
    const response = await api.call(method, path, { payload, token })
    responses.push(response.body)
    return response
  }

  const signUp = {
    FirstName: 'Farah',
    EmailAddress: EMAIL,
    Role: 2,
    Password: PASSWORD,
    CompanyName: 'Khan Crews',
    IsAgreeTermsAndConditions: true,
  }
  const first = (await call('POST', '/User', signUp)).json().data.bearerToken
  await call('POST', '/User/OtpSend', { Mode: 2 }, first)
  const code = /Code: (\d{4})/.exec((await outbox.mails(1))[0]?.text ?? '')?.[1] ?? ''
  await call('POST', '/User/OtpVerify', { Otp: code, Mode: 2 }, first)
  await call('POST', '/User/Login', { EmailAddress: EMAIL, Password: 'Wrong-One-1' })
  await call(
    'PUT',
    '/User/ChangePassword',
    { OldPassword: 'Wrong-One-1', NewPassword: 'Wrong-Two-2', Email: EMAIL },
    first,
  )
  await call('POST', '/User/ForgotPassword', { EmailAddress: EMAIL })
  const mails = await outbox.mails(2)
  const reset = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? ''
  const change = { NewPassword: OTHER_PASSWORD, ConfirmNewPassword: OTHER_PASSWORD, EmailAddress: EMAIL }
  await call('PATCH', '/User/GetEmailByToken', { Token: reset })
  await call('PATCH', '/User/ResetPassword', { ...change, Token: reset })
  const login = await call('POST', '/User/Login', { EmailAddress: EMAIL, Password: OTHER_PASSWORD })
  const second = login.json().data.bearerToken
  const changed = await call('PATCH', '/User', { EmailOrPhone: 'new@plinth.test', Password: OTHER_PASSWORD }, second)
  const third = changed.json().data.bearerToken
  await call('GET', '/User/1', undefined, third)
  await call('POST', '/User/Logout', undefined, third)
  const undoLinks = (await outbox.mails(4)).flatMap(({ text }) => /undo\?token=([\w-]+)/.exec(text)?.[1] ?? [])
  const undo = undoLinks.at(0) ?? ''
  for (const Token of undoLinks) await call('POST', '/User/UndoChange', { Token })
  await api.close()

  const hashes = (await db.select().from(accounts)).map(({ passwordHash }) => passwordHash)
  const secrets = [PASSWORD, OTHER_PASSWORD, 'Wrong-One-1', 'Wrong-Two-2', reset, undo, first, second, third, ...hashes]
  const audit = JSON.stringify(await db.select().from(auditLog))
  await expect.poll(() => rowsOf(db, sql`select data from jobs.job where name = 'mail'`)).toEqual([])
  const stored = JSON.stringify([
    await db.select().from(accounts),
    await db.select().from(sessions),
    await db.select().from(passwordResetTokens),
    await db.select().from(undoTokens),
    await db.select().from(oneTimeCodes),
    await db.select().from(rateLimits),
    await rowsOf(db, sql`select data, output from jobs.job`),
  ])

  expect(log.length).toBeGreaterThan(10)
  expect(audit).toContain('reset-password')
  for (const secret of secrets) {
    expect(secret).not.toBe('')
    expect(log.join('')).not.toContain(secret)
    expect(audit).not.toContain(secret)
    if (!hashes.includes(secret)) expect(stored).not.toContain(secret)
  }
  // A token only appears in the response that returns it; other secrets appear in none.
  for (const secret of secrets) {
    const isGiven = [first, second, third].includes(secret)
    expect(responses.filter((body) => body.includes(secret))).toHaveLength(isGiven ? 1 : 0)
  }
  expect(code).toMatch(/^\d{4}$/)
  expect(responses.filter((body) => body.includes(`"${code}"`))).toEqual([])
  // The address is personal data, which counters and logs must not contain.
  expect(log.join('')).not.toContain(EMAIL)
  expect(JSON.stringify(await db.select().from(rateLimits))).not.toContain('@')
})
