import { expect, test, vi } from 'vitest'
import { sendCode } from '#contract/identity/accounts.endpoints.ts'
import { CODE_MODE } from '#contract/identity/identity.constants.ts'
import { signIn } from '#contract/identity/sign-in.endpoints.ts'
import { apiOf } from './browser-api.ts'

const SIGN_IN = { body: { email: 'asha@plinth.example', password: 'Plinth-Demo-1' } }
const CODE = { body: { mode: CODE_MODE } } as const

test('a 401 from a call that requires a session ends the session, with and without a stored token', async () => {
  for (const token of ['known', '']) {
    const { api, ended } = browserWith(token)
    expect((await api(sendCode, CODE)).status).toBe(401)
    expect(ended, `token '${token}'`).toHaveBeenCalledOnce()
  }
})

test('a refused sign-in does not end a session', async () => {
  for (const token of ['known', '']) {
    const { api, ended } = browserWith(token)
    expect((await api(signIn, SIGN_IN)).status).toBe(401)
    expect(ended, `token '${token}'`).not.toHaveBeenCalled()
  }
})

test('a 401 for a token that has been replaced does not end the session', async () => {
  const { api, ended } = browserWith('new', 'old')
  await api(sendCode, CODE)
  expect(ended).not.toHaveBeenCalled()
})

test('the error page of a proxy is a failure with its status, and a missing response one with status 0', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { api } = browserWith('known')
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  expect(await api(signIn, SIGN_IN)).toMatchObject({ reason: 'failed', status: 502 })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await api(signIn, SIGN_IN)).toMatchObject({ reason: 'failed', status: 0 })
})

/** The browser of a customer in which every call returns 401. */
function browserWith(stored: string, sent = stored) {
  const ended = vi.fn()
  const refusal = { responseMessage: { isSuccessStatusCode: false, reasonPhrase: 'No.' }, data: null }
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'tokencrew' ? stored : null) })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('dispatchEvent', ended)
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 401 }))
  return { api: apiOf(() => sent), ended }
}
