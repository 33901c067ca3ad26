import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { contentMessages } from '#contract/content/content.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { AppError, type ErrorKind } from '../errors.ts'
import { handleErrors } from './error-handler.ts'

test.for<[ErrorKind, number]>([
  ['invalid', 400],
  ['unauthenticated', 401],
  ['forbidden', 403],
  ['notFound', 404],
  ['conflict', 409],
  ['tooLarge', 413],
  ['tooMany', 429],
  ['unavailable', 503],
  ['noSpace', 507],
])('an AppError of kind %s returns %i with its own message', async ([kind, status]) => {
  const answer = await answerTo(new AppError(kind, 'Our words.', { cause: new Error('secret cause') }))

  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(answer.json()).toEqual({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: 'Our words.' },
    data: null,
  })
})

test('a rate-limited caller gets Retry-After, other refusals do not', async () => {
  const often = await answerTo(new AppError('tooMany', 'Wait.', { retryAfterSeconds: 42 }))
  const once = await answerTo(new AppError('invalid', 'No.'))

  expect(often.headers['retry-after']).toBe('42')
  expect(once.headers).not.toHaveProperty('retry-after')
})

test.for([
  new Error('connect ECONNREFUSED 10.0.0.7:5432'),
  new TypeError("Cannot read properties of undefined (reading 'secret')"),
  Object.assign(new Error('secret'), { statusCode: 502 }),
  Object.assign(new Error('duplicate key value violates unique constraint'), { code: '23505' }),
])('an unexpected error returns a plain 500 and is logged in full: %s', async (error) => {
  const lines: string[] = []
  const answer = await answerTo(error, lines)

  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: contentMessages.serverError },
    data: null,
  })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'request failed', err: { message: error.message } })
})

test.for([
  Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }),
  new Error('Failed query', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) }),
])('a write that fails with a full disk returns 507: %s', async (error) => {
  const answer = await answerTo(error)

  expect(answer.statusCode).toBe(507)
  expect(answer.json().responseMessage.reasonPhrase).toBe(wireRefusals.outOfSpace)
})

test('a refusal is not logged as an error', async () => {
  const lines: string[] = []
  await answerTo(new AppError('invalid', 'No.'), lines)

  expect(lines).toEqual([])
})

test('an error raised by Fastify is returned without its internal message', async () => {
  const answer = await answerTo(Object.assign(new Error('FST internals'), { statusCode: 400, code: 'FST_ERR_OTHER' }))

  expect(answer.statusCode).toBe(400)
  expect(answer.json().responseMessage.reasonPhrase).toBe(wireRefusals.badRequest)
})

function answerTo(error: Error, lines: string[] = []) {
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } })
  handleErrors(app)
  app.get('/', async () => {
    throw error
  })
  return app.inject('/')
}
