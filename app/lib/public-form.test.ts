import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { optionalFlag, required } from '#contract/wire/fields.ts'
import type { Api, Outcome } from './api-client.ts'
import { statusOf } from './posted-form.ts'
import { publicForm } from './public-form.ts'
import { DECOY_FIELD, FILLING_TIME_FIELD } from './robot-checks.ts'

const schema = z.object({ name: required('Please enter your name.') })
const quickestMs = 2_000
const done: Outcome<null> = { ok: true, status: 200, message: 'Sent.', data: null }
const api: Api = () => Promise.reject(new Error('not called by this form'))

test('an invalid field has a message by its name, and a field without a rule has none', () => {
  const { validateField } = publicForm({ schema, quickestMs, send: async () => done })

  expect(validateField('name', ' ')).toBe('Please enter your name.')
  expect(validateField('name', 'Asha')).toBeNull()
  expect(validateField('note', '')).toBeNull()
})

test('the errors of a form cover all fields, including an unchecked checkbox', () => {
  const isAgreed = optionalFlag().check(z.refine((isTicked) => isTicked, 'Please agree.'))
  const form = publicForm({ schema: z.extend(schema, { isAgreed }), quickestMs, send: async () => done })

  expect(form.errorsIn(filled({ name: '' }))).toEqual({ name: 'Please enter your name.', isAgreed: 'Please agree.' })
  expect(form.errorsIn(filled({ name: 'Asha', isAgreed: 'on' }))).toBeUndefined()
})

test('a valid form is decoded by the schema and sent', async () => {
  const send = vi.fn(async () => done)

  const posted = await publicForm({ schema, quickestMs, send }).post(filled({ name: ' Asha ' }), api)

  expect(send).toHaveBeenCalledExactlyOnceWith(api, { name: 'Asha' })
  expect(posted).toEqual({ kind: 'done', values: { name: ' Asha ' } })
  expect(statusOf(posted)).toBe(200)
})

test('an invalid form is not sent and keeps the entered values', async () => {
  const send = vi.fn(async () => done)

  const posted = await publicForm({ schema, quickestMs, send }).post(filled({ name: ' ', note: 'x' }), api)

  expect(send).not.toHaveBeenCalled()
  expect(posted).toEqual({
    kind: 'invalid',
    errors: { name: 'Please enter your name.' },
    values: { name: ' ', note: 'x' },
  })
  expect(statusOf(posted)).toBe(400)
})

test('a form with a filled honeypot returns success and is not sent', async () => {
  const send = vi.fn(async () => done)
  const entered = filled({ name: 'Asha', [DECOY_FIELD]: 'https://bait.example' })

  const posted = await publicForm({ schema, quickestMs, send }).post(entered, api)

  expect(send).not.toHaveBeenCalled()
  expect(posted).toEqual({ kind: 'done', values: {} })
})

test('a form sent faster than the limit returns success and is not sent', async () => {
  const send = vi.fn(async () => done)
  const form = publicForm({ schema, quickestMs, send })
  const post = (noted: string) => form.post(filled({ name: 'Asha', [FILLING_TIME_FIELD]: noted }), api)

  expect(await post('0')).toEqual({ kind: 'done', values: {} })
  expect(await post('1999')).toEqual({ kind: 'done', values: {} })
  expect(send).not.toHaveBeenCalled()
  expect(await post('2000')).toEqual({ kind: 'done', values: { name: 'Asha' } })
  expect(send).toHaveBeenCalledExactlyOnceWith(api, { name: 'Asha' })
})

test.each(['', '-1', 'soon', 'NaN', '1e1'])('a filling time of %j is ignored, and the form is sent', async (noted) => {
  const send = vi.fn(async () => done)
  await publicForm({ schema, quickestMs, send }).post(filled({ name: 'Asha', [FILLING_TIME_FIELD]: noted }), api)

  expect(send).toHaveBeenCalledOnce()
})

test('a refusal returns the reason and the status of the response', async () => {
  const refusal = { ok: false, reason: 'refused', status: 429, message: 'Too many tries.' } as const

  const form = publicForm({ schema, quickestMs, send: async () => refusal })
  const posted = await form.post(filled({ name: 'Asha' }), api)

  expect(posted).toEqual({ kind: 'refused', reason: 'Too many tries.', status: 429, values: { name: 'Asha' } })
  expect(statusOf(posted)).toBe(429)
})

test('a failure is logged and keeps the entered values', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = { ok: false, reason: 'failed', status: 500, message: 'Server error.' } as const

  const form = publicForm({ schema, quickestMs, send: async () => failure })
  const posted = await form.post(filled({ name: 'Asha' }), api)

  expect(posted).toEqual({ kind: 'failed', values: { name: 'Asha' } })
  expect(statusOf(posted)).toBe(502)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

function filled(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
