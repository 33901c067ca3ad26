import { expect, test } from 'vitest'
import { say } from '#contract/newsletter/newsletter.messages.ts'
import { createApi } from '../lib/api-client.ts'
import { complaintAbout, DECOY_FIELD, subscribe } from './subscribe.ts'

test('a valid address is posted, trimmed, under the name of the wire', async () => {
  const { api, calls } = apiAnswering(200, envelope(true, say.subscribed))

  expect(await subscribe(api, form({ email: ' reader@plinth.example ' }))).toEqual({ kind: 'subscribed' })
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/NewsandEvents/ManageNewsLetterSubscription/',
      body: JSON.stringify({ email: 'reader@plinth.example' }),
    },
  ])
})

test('a missing or a wrong address makes no call and earns its sentence', async () => {
  const { api, calls } = apiAnswering(200, envelope(true, say.subscribed))

  expect(await subscribe(api, form({}))).toEqual({ kind: 'invalid', sentence: say.emailRequired, email: '' })
  expect(await subscribe(api, form({ email: 'reader@' }))).toEqual({
    kind: 'invalid',
    sentence: say.emailInvalid,
    email: 'reader@',
  })
  expect(calls).toEqual([])
})

test('a refusal carries the server’s reason, and the address is kept', async () => {
  const { api } = apiAnswering(400, envelope(false, 'This address is not accepted.'))

  expect(await subscribe(api, form({ email: 'reader@plinth.example' }))).toEqual({
    kind: 'refused',
    reason: 'This address is not accepted.',
    email: 'reader@plinth.example',
  })
})

test('a failing server is told apart from a refusal', async () => {
  const { api } = apiAnswering(500, {})

  expect(await subscribe(api, form({ email: 'reader@plinth.example' }))).toEqual({
    kind: 'failed',
    email: 'reader@plinth.example',
  })
})

test('who fills in the decoy is thanked and not subscribed', async () => {
  const { api, calls } = apiAnswering(200, envelope(true, say.subscribed))

  expect(await subscribe(api, form({ email: 'bot@plinth.example', [DECOY_FIELD]: 'Acme' }))).toEqual({
    kind: 'subscribed',
  })
  expect(calls).toEqual([])
})

test('the sentence of an address is known while it is typed', () => {
  expect(complaintAbout('')).toBe(say.emailRequired)
  expect(complaintAbout('reader@plinth')).toBe(say.emailInvalid)
  expect(complaintAbout('reader@plinth.example')).toBeNull()
})

function apiAnswering(status: number, json: unknown) {
  const calls: unknown[] = []
  const api = createApi(async (request) => {
    calls.push(request)
    return { status, json }
  })
  return { api, calls }
}

function envelope(isSuccessStatusCode: boolean, reasonPhrase: string) {
  return { responseMessage: { isSuccessStatusCode, reasonPhrase }, data: null }
}

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
