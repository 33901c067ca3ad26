import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { passwordFor } from './outbox.ts'
import { store } from './storage.ts'

export const ADMIN = 'admin@plinth.test'
export const SUPER_ADMIN = 'super@plinth.test'
export const EDITOR = 'editor@plinth.test'
export const SALES = 'sales@plinth.test'

/** Signs in as the initial admin and returns the headers of staff calls. */
export async function staffHeaders(request: APIRequestContext) {
  const { bearerToken } = await signIn(request, ADMIN)
  return { authorization: `Bearer ${bearerToken}` }
}

/** Signs in as staff by writing the session to the page's storage. Returns the token. */
export async function signInAsStaff(page: Page, email = ADMIN): Promise<string> {
  const { bearerToken, role, id } = await signIn(page.request, email)
  await store(page, { admintoken: bearerToken, rolecrew: String(role), userId: String(id), Emailcrew: email })
  return bearerToken
}

/** Signs in as `signInAsStaff` does, but returns the headers of staff calls, for tests that also call the API. */
export async function enterBackOffice(page: Page) {
  return { authorization: `Bearer ${await signInAsStaff(page)}` }
}

/** Creates a staff account for one test, with the usual test password. Returns its e-mail address. */
export async function aStaffMember(request: APIRequestContext, role: 'Admin' | 'Editor' | 'Sales' | 1) {
  const email = `staff-${randomUUID().slice(0, 8)}@plinth.test`
  const { bearerToken } = await signIn(request, SUPER_ADMIN)
  const invited = await request.post('/api/User/InviteStaff', {
    headers: { authorization: `Bearer ${bearerToken}` },
    data: { firstName: 'Staff', emailAddress: email, role },
  })
  expect(invited.status(), `invitation of ${email}`).toBe(200)
  const first = await signIn(request, email, await passwordFor(email))
  const changed = await request.put('/api/User/ChangePassword', {
    headers: { authorization: `Bearer ${first.bearerToken}` },
    data: {
      NewPassword: process.env.E2E_PASSWORD,
      ConfirmNewPassword: process.env.E2E_PASSWORD,
      EmailAddress: email,
    },
  })
  expect(changed.status(), `password of ${email}`).toBe(200)
  return email
}

/** Searches a list and waits for the result: the search is debounced, and the old rows are pale until it has loaded. */
export async function searchList(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words)
  await expect(page).toHaveURL((address) => address.searchParams.get('q') === words)
  await expect(page.locator('[data-outdated]')).toHaveCount(0)
}

async function signIn(request: APIRequestContext, email: string, password = process.env.E2E_PASSWORD) {
  const answer = await request.post('/api/User/Login', {
    data: { EmailAddress: email, Password: password },
  })
  expect(answer.status(), `sign-in of ${email}`).toBe(200)
  const { data } = await answer.json()
  return data as { bearerToken: string; role: string | number; id: number }
}
