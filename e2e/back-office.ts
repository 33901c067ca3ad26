import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { store } from './storage.ts'

export const ADMIN = 'admin@plinth.test'

/** Signs in as the first admin and answers the header that every staff call carries. */
export async function staffHeaders(request: APIRequestContext) {
  const { bearerToken } = await signIn(request, ADMIN)
  return { authorization: `Bearer ${bearerToken}` }
}

/** Leaves in the page's storage what the staff's sign-in leaves there. Answers the token. */
export async function signInAsStaff(page: Page, email = ADMIN): Promise<string> {
  const { bearerToken, role, id } = await signIn(page.request, email)
  await store(page, { admintoken: bearerToken, rolecrew: String(role), userId: String(id), Emailcrew: email })
  return bearerToken
}

/** The same, for tests that go on to call the server themselves: answers the header of staff calls. */
export async function enterBackOffice(page: Page) {
  return { authorization: `Bearer ${await signInAsStaff(page)}` }
}

async function signIn(request: APIRequestContext, email: string) {
  const answer = await request.post('/api/User/Login', {
    data: { EmailAddress: email, Password: process.env.E2E_PASSWORD },
  })
  expect(answer.status(), `sign-in of ${email}`).toBe(200)
  const { data } = await answer.json()
  return data as { bearerToken: string; role: string | number; id: number }
}
