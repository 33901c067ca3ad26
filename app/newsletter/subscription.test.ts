import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { newsletterMessages } from '#contract/newsletter/newsletter.messages.ts'
import { createApiClient } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { formAction } from '../lib/posted-form.ts'
import { DECOY_FIELD, FILLING_TIME_FIELD } from '../lib/robot-checks.ts'
import { loadSubscription } from './load-subscription.ts'

const reader = { email: 'reader@plinth.example' }

test('posts a valid address, trimmed, to the endpoint of the wire format', async () => {
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
])('%j returns its error message without a request', async (fields, message) => {
  const { post, calls } = serverAnswering(200, envelope(true, newsletterMessages.subscribed))

  expect(await post(fields)).toEqual({
    status: 400,
    posted: { kind: 'invalid', errors: { email: message }, values: fields },
  })
  expect(calls).toEqual([])
})

test.each([400, 429])('keeps status, reason and address of a refusal with status %i', async (status) => {
  const { post } = serverAnswering(status, envelope(false, 'This address is not accepted.'))

  expect(await post(reader)).toEqual({
    status,
    posted: { kind: 'refused', reason: 'This address is not accepted.', status, values: reader },
  })
})

test('returns 502 when the server fails', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { post } = serverAnswering(500, {})

  expect(await post(reader)).toEqual({ status: 502, posted: { kind: 'failed', values: reader } })
  log.mockRestore()
})

test('reports success without subscribing when the decoy field is filled in', async () => {
  const { post, calls } = serverAnswering(200, envelope(true, newsletterMessages.subscribed))

  expect(await post({ email: 'bot@plinth.example', [DECOY_FIELD]: 'Acme' })).toMatchObject({ posted: { kind: 'done' } })
  expect(calls).toEqual([])
})

test('reports success without subscribing when the field is filled in within a second', async () => {
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
