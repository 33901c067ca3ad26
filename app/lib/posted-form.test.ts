import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { required } from '#contract/wire/fields.ts'
import type { Api, Outcome } from './api-client.ts'
import { apiContext } from './api-context.ts'
import { formAction, formClientAction, unlessPosted } from './posted-form.ts'
import { publicForm } from './public-form.ts'
import { DECOY_FIELD, FILLING_TIME_FIELD } from './robot-checks.ts'

const schema = z.object({ name: required('Please enter your name.') })
const done: Outcome<null> = { ok: true, status: 200, message: 'Sent.', data: null }

test('action and clientAction send the form with the API of their side, and only action sets a status', async () => {
  const api: Api = () => Promise.reject(new Error('not called by this form'))
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  const send = vi.fn(async () => done)
  const load = async () => publicForm({ schema, quickestMs: 2_000, send })
  const posted = { kind: 'done', values: { name: 'Asha' } }

  const page = await formAction(load)({ request: posting({ name: 'Asha' }), context })
  expect([page.data, page.init?.status]).toEqual([posted, 200])
  expect(await formClientAction(load)({ request: posting({ name: 'Asha' }), context })).toEqual(posted)
  expect(send.mock.calls).toEqual([
    [api, { name: 'Asha' }],
    [api, { name: 'Asha' }],
  ])
})

test('clientAction returns failed with the entered values when the module of the form cannot load', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const context = new RouterContextProvider()
  const request = posting({ name: 'Asha', [DECOY_FIELD]: '', [FILLING_TIME_FIELD]: '2000' })
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

  expect(await formClientAction(load)({ request, context })).toEqual({ kind: 'failed', values: { name: 'Asha' } })
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('a posted form does not revalidate; a navigation uses the default', () => {
  const url = new URL('http://plinth.example/contactus')
  const move = { currentUrl: url, nextUrl: url, currentParams: {}, nextParams: {}, defaultShouldRevalidate: true }

  expect(unlessPosted({ ...move, formMethod: 'POST' })).toBe(false)
  expect(unlessPosted(move)).toBe(true)
  expect(unlessPosted({ ...move, defaultShouldRevalidate: false })).toBe(false)
})

function posting(fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return new Request('http://plinth.example/', { method: 'POST', body })
}
