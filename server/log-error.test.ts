import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { openTestApi, test } from '#test/api.ts'
import { anAccount } from '#test/builders.ts'
import { captureLog } from '#test/capture-log.ts'
import { loadConfig } from './config.ts'
import { AppError } from './errors.ts'
import { describeError } from './log-error.ts'
import { subscribers } from './newsletter/subscribers.tables.ts'

const EMAIL = 'farah@visitor.example'

test('a failed query is logged with its text and cause, without its values', async ({ config, data, db }) => {
  const api = await openTestApi(loadConfig({ LOG_LEVEL: 'trace', DATA_DIR: config.dataDir }), data)
  const log = captureLog(api)
  await db.execute(sql`alter table ${subscribers} rename to away`)
  try {
    const response = await api.post('/NewsandEvents/ManageNewsLetterSubscription/', { email: EMAIL })
    expect(response.statusCode).toBe(500)
  } finally {
    await db.execute(sql`alter table away rename to ${subscribers}`)
    await api.close()
  }

  const failure = log.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed')
  expect(failure.err).toMatchObject({
    query: expect.stringContaining('"subscribers"'),
    stack: expect.stringMatching(/^ +at /),
    cause: { code: '42P01', message: expect.stringContaining('does not exist') },
  })
  expect(log.join('')).not.toContain(EMAIL)
})

test('the row that PostgreSQL quotes in the error detail is not logged', async ({ db }) => {
  await anAccount(db, { email: EMAIL })

  const refused = await anAccount(db, { email: EMAIL }).catch((error: unknown) => error)

  const described = describeError(new AppError('conflict', 'Taken.', { cause: refused }))
  expect(described).toMatchObject({
    message: 'Taken.',
    cause: {
      message: 'Failed query',
      cause: { code: '23505', message: expect.stringContaining('accounts_lower_email') },
    },
  })
  expect(JSON.stringify(described)).not.toContain(EMAIL)
})

test('a background problem is printed without values', async ({ database, db }) => {
  await anAccount(db, { email: EMAIL })
  const refused = await anAccount(db, { email: EMAIL }).catch((error: unknown) => error)
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})

  database.onProblem('The job queue met an error.', refused)

  expect(JSON.stringify(printed.mock.calls)).toContain('23505')
  expect(JSON.stringify(printed.mock.calls)).not.toContain(EMAIL)
  printed.mockRestore()
})

test('any thrown value can be described', () => {
  expect(describeError('gone')).toEqual({ type: 'string', message: 'gone', stack: '' })
  expect(describeError({ message: 'copied', detail: EMAIL })).toEqual({ type: 'Error', message: 'copied', stack: '' })
  expect(describeError(undefined)).toMatchObject({ message: 'undefined' })
  const endless = new Error('again')
  endless.cause = endless
  expect(JSON.stringify(describeError(endless)).match(/again/g)).toHaveLength(6)
})
