import { type APIRequestContext, expect } from '@playwright/test'

/** Signs in as the first admin and answers the header that every staff call carries. */
export async function staffHeaders(request: APIRequestContext) {
  const answer = await request.post('/api/User/Login', {
    data: { EmailAddress: 'admin@plinth.test', Password: process.env.E2E_PASSWORD },
  })
  expect(answer.status(), 'sign-in of the admin').toBe(200)
  const { data } = await answer.json()
  return { authorization: `Bearer ${data.bearerToken}` }
}
