import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, nothing } from '#contract/wire/endpoint.ts'
import { createApiClient } from './api-client.ts'

const saveName = endpoint({
  method: 'POST',
  path: '/Test/SaveName',
  access: 'anyone',
  body: z.object({ name: z.string().check(z.minLength(1, 'Please enter a name.')) }),
  answer: nothing(),
})

test('input that the contract refuses returns its message with status 400 and sends no request', async () => {
  let sent = 0
  const api = createApiClient(async () => {
    sent += 1
    throw new Error('no connection')
  })

  expect(await api(saveName, { body: { name: '' } })).toEqual({
    ok: false,
    reason: 'refused',
    status: 400,
    message: 'Please enter a name.',
  })
  expect(sent).toBe(0)
  expect(await api(saveName, { body: { name: 'Kosi House' } })).toMatchObject({ ok: false, reason: 'failed' })
})
