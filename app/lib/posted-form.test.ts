import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { required } from '#contract/wire/fields.ts'
import type { Api, Outcome } from './api-client.ts'
import { apiContext } from './api-context.ts'
import { DECOY_FIELD } from './decoy-field.ts'
import { FILLING_TIME_FIELD } from './filling-time.ts'
import { formAction, formClientAction, postForm, statusOf, unlessPosted } from './posted-form.ts'

const schema = z.object({ name: required('Please enter your name.') })
const quickestMs = 2_000
const done: Outcome<null> = { ok: true, status: 200, message: 'Sent.', data: null }

test('what was entered is read by the schema and sent', async () => {
  const send = vi.fn(async () => done)

  const posted = await postForm(filled({ name: ' Asha ' }), { schema, quickestMs, send })

  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Asha' })
  expect(posted).toEqual({ kind: 'done', values: { name: ' Asha ' } })
  expect(statusOf(posted)).toBe(200)
})

test('an invalid form is not sent and keeps what was entered', async () => {
  const send = vi.fn(async () => done)

  const posted = await postForm(filled({ name: ' ', note: 'x' }), { schema, quickestMs, send })

  expect(send).not.toHaveBeenCalled()
  expect(posted).toEqual({
    kind: 'invalid',
    errors: { name: 'Please enter your name.' },
    values: { name: ' ', note: 'x' },
  })
  expect(statusOf(posted)).toBe(400)
})

test('who fills in the decoy hears of success, and nothing is sent', async () => {
  const send = vi.fn(async () => done)

  const posted = await postForm(filled({ name: 'Asha', [DECOY_FIELD]: 'https://bait.example' }), {
    schema,
    quickestMs,
    send,
  })

  expect(send).not.toHaveBeenCalled()
  expect(posted).toEqual({ kind: 'done', values: {} })
})

test('who sends sooner than anybody could hears of success, and nothing is sent', async () => {
  const send = vi.fn(async () => done)
  const post = (noted: string) =>
    postForm(filled({ name: 'Asha', [FILLING_TIME_FIELD]: noted }), { schema, quickestMs, send })

  expect(await post('0')).toEqual({ kind: 'done', values: {} })
  expect(await post('1999')).toEqual({ kind: 'done', values: {} })
  expect(send).not.toHaveBeenCalled()
  expect(await post('2000')).toEqual({ kind: 'done', values: { name: 'Asha' } })
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Asha' })
})

test.each(['', '-1', 'soon', 'NaN', '1e1'])('a time of %j says nothing, and the form is sent', async (noted) => {
  const send = vi.fn(async () => done)
  await postForm(filled({ name: 'Asha', [FILLING_TIME_FIELD]: noted }), { schema, quickestMs, send })

  expect(send).toHaveBeenCalledOnce()
})

test('a refusal brings the reason and the status of the answer', async () => {
  const refusal = { ok: false, reason: 'refused', status: 429, message: 'Too many tries.' } as const

  const posted = await postForm(filled({ name: 'Asha' }), { schema, quickestMs, send: async () => refusal })

  expect(posted).toEqual({ kind: 'refused', reason: 'Too many tries.', status: 429, values: { name: 'Asha' } })
  expect(statusOf(posted)).toBe(429)
})

test('a failure is logged and keeps what was entered', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = { ok: false, reason: 'failed', status: 500, message: 'Server error.' } as const

  const posted = await postForm(filled({ name: 'Asha' }), { schema, quickestMs, send: async () => failure })

  expect(posted).toEqual({ kind: 'failed', values: { name: 'Asha' } })
  expect(statusOf(posted)).toBe(502)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('a page sends its form with the api of the side it runs on, and only a whole page has a status', async () => {
  const api: Api = () => Promise.reject(new Error('not called by this form'))
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  const send = vi.fn(async () => done)
  const posting = () => new Request('http://plinth.example/', { method: 'POST', body: filled({ name: 'Asha' }) })
  const posted = { kind: 'done', values: { name: 'Asha' } }

  const page = await formAction({ schema, quickestMs, send })({ request: posting(), context })
  expect([page.data, page.init?.status]).toEqual([posted, 200])
  expect(await formClientAction({ schema, quickestMs, send })({ request: posting(), context })).toEqual(posted)
  expect(send.mock.calls).toEqual([
    [api, { name: 'Asha' }],
    [api, { name: 'Asha' }],
  ])
})

test('in the browser a form whose call is out of reach has failed and keeps what was written', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const context = new RouterContextProvider()
  context.set(apiContext, () => Promise.reject(new Error('not called by this form')))
  const body = filled({ name: 'Asha', [DECOY_FIELD]: '', [FILLING_TIME_FIELD]: '2000' })
  const request = new Request('http://plinth.example/', { method: 'POST', body })
  const send = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

  expect(await formClientAction({ schema, quickestMs, send })({ request, context })).toEqual({
    kind: 'failed',
    values: { name: 'Asha' },
  })
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('a posted form loads nothing again; a move does as it would', () => {
  const url = new URL('http://plinth.example/contactus')
  const move = { currentUrl: url, nextUrl: url, currentParams: {}, nextParams: {}, defaultShouldRevalidate: true }

  expect(unlessPosted({ ...move, formMethod: 'POST' })).toBe(false)
  expect(unlessPosted(move)).toBe(true)
  expect(unlessPosted({ ...move, defaultShouldRevalidate: false })).toBe(false)
})

function filled(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
