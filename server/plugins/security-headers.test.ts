import { expect } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { openTestApi, test } from '#test/api.ts'

const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

test.for([
  ['GET', '/api/Home/GetCategories', 200],
  ['GET', '/api/Home/GetContactList', 401],
  ['GET', '/api/nowhere', 404],
  ['POST', '/api/User/Login', 400],
  ['GET', '/healthz', 200],
  ['OPTIONS', '/api/User/Login', 405],
] as const)('%s %s returns %i with every security header and without CORS headers', async (line, { api }) => {
  const [method, url, status] = line
  const answer = await api.app.inject({ method, url, headers: { origin: 'https://evil.test' } })

  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject(EVERY_ANSWER)
  expect(answer.headers['content-type']).toMatch(/; charset=utf-8$/)
  const opening = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))
  expect(opening).toEqual([])
  for (const name of ['server', 'x-powered-by', 'set-cookie', 'strict-transport-security'])
    expect(answer.headers).not.toHaveProperty(name)
})

test('a site behind https sends HSTS for one year', async ({ config, data }) => {
  const { http } = loadConfig({ PUBLIC_URL: 'https://plinth.example' })
  const api = await openTestApi({ ...config, http }, data)

  const answer = await api.get('/Home/GetCategories')
  await api.close()

  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})
