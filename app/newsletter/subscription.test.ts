import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { newsletterMessages } from '#contract/newsletter/newsletter.messages.ts'
import { createApiClient } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { formAction } from '../lib/posted-form.ts'
import { DECOY_FIELD, FILLING_TIME_FIELD } from '../lib/robot-checks.ts'
import { loadSubscription } from './load-subscription.ts'

const reader = { email: 'reader@plinth.example' }

test('a valid address is posted, trimmed, under the name of the wire', async () => {
  const { post, calls } = serverAnswering(200, envelope(true, newsletterMessages.subscribed))

  expect(await post({ email: ' reader@plinth.example ' })).toMatchObject({ status: 200, posted: { kind: 'done' } })
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/NewsandEvents/ManageNewsLetterSubscription/',
      body: JSON.stringify({ email: 'reader@plinth.example' }),
    },
  ])
})

test.each([
  [{}, newsletterMessages.emailRequired],
  [{ email: ' ' }, newsletterMessages.emailRequired],
  [{ email: 'reader@' }, newsletterMessages.emailInvalid],
  [{ email: 'reader@plinth' }, newsletterMessages.emailInvalid],
])('%j makes no call and earns its sentence', async (fields, sentence) => {
  const { post, calls } = serverAnswering(200, envelope(true, newsletterMessages.subscribed))

  expect(await post(fields)).toEqual({
    status: 400,
    posted: { kind: 'invalid', errors: { email: sentence }, values: fields },
  })
  expect(calls).toEqual([])
})

test.each([400, 429])('a refusal answered %i keeps its status, the reason and the address', async (status) => {
  const { post } = serverAnswering(status, envelope(false, 'This address is not accepted.'))

  expect(await post(reader)).toEqual({
    status,
    posted: { kind: 'refused', reason: 'This address is not accepted.', status, values: reader },
  })
})

test('a failing server is told apart from a refusal', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { post } = serverAnswering(500, {})

  expect(await post(reader)).toEqual({ status: 502, posted: { kind: 'failed', values: reader } })
  log.mockRestore()
})

test('who fills in the decoy is thanked and not subscribed', async () => {
  const { post, calls } = serverAnswering(200, envelope(true, newsletterMessages.subscribed))

  expect(await post({ email: 'bot@plinth.example', [DECOY_FIELD]: 'Acme' })).toMatchObject({ posted: { kind: 'done' } })
  expect(calls).toEqual([])
})

test('one field takes a second: who is faster is thanked and not subscribed', async () => {
  const { post, calls } = serverAnswering(200, envelope(true, newsletterMessages.subscribed))

  expect(await post({ ...reader, [FILLING_TIME_FIELD]: '999' })).toMatchObject({ posted: { kind: 'done' } })
  expect(calls).toEqual([])
  await post({ ...reader, [FILLING_TIME_FIELD]: '1000' })
  expect(calls).toHaveLength(1)
})

function serverAnswering(status: number, json: unknown) {
  const calls: unknown[] = []
  const context = new RouterContextProvider()
  context.set(
    apiContext,
    createApiClient(async (request) => {
      calls.push(request)
      return { status, json }
    }),
  )
  const action = formAction(loadSubscription)
  async function post(fields: Record<string, string>) {
    const request = new Request('http://plinth.example/newsletter', {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    const answer = await action({ request, context })
    return { status: answer.init?.status, posted: answer.data }
  }
  return { post, calls }
}

function envelope(isSuccessStatusCode: boolean, reasonPhrase: string) {
  return { responseMessage: { isSuccessStatusCode, reasonPhrase }, data: null }
}
