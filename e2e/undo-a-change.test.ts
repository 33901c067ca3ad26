import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { undoLinkFor } from './outbox.ts'
import { aVerifiedOwner, beOwner, newAddress } from './owners.ts'
import { expectToast } from './toast.ts'

const FRESH = 'Garden-77x'

test('the link in the notice restores the old e-mail address after confirmation and leads to a new password', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const owner = await aVerifiedOwner(request)
  const changed = newAddress()
  const headers = await changeEmail(request, owner.headers, changed)

  await open(page, await undoLinkFor(owner.email))
  await expect(page.getByRole('heading', { name: 'Not your change?' })).toBeVisible()
  await expect(page.getByText(`This puts ${owner.email} back as the address of your account.`)).toBeVisible()
  await expectAccessible(page)
  expect(
    (await request.get(`/api/User/${owner.id}`, { headers })).status(),
    'the session before the change is undone',
  ).toBe(200)

  await page.getByRole('button', { name: 'Undo the change' }).click()

  await expect(page).toHaveURL(/\/resetpassword\?token=/)
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(owner.email)
  expect(
    (await request.get(`/api/User/${owner.id}`, { headers })).status(),
    'the session after the change is undone',
  ).toBe(401)
  await page.getByRole('textbox', { name: 'New Password', exact: true }).fill(FRESH)
  await page.getByRole('textbox', { name: 'Confirm New Password' }).fill(FRESH)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Your password has been reset.').first()).toBeVisible()
})

test('a link that could not be checked can be retried, and a used one leads to the password reset', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/ReadUndoLink (failed|answered 400)/)
  await page.route('**/api/User/ReadUndoLink', (route) => route.abort(), { times: 1 })
  await open(page, '/undo?token=used-long-ago')
  await expect(page.getByRole('main').getByRole('link', { name: 'Forgot Password' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.')
  await expect(page.getByRole('main').getByRole('link', { name: 'Forgot Password' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo the change' })).toHaveCount(0)
})

test('the dialog for a new address asks for the password when an earlier address was verified', {
  tag: '@desktop',
}, async ({ page, request, allowFault }) => {
  allowFault(/PATCH .*User answered 400|api\/User answered 400/)
  const owner = await aVerifiedOwner(request)
  const second = newAddress()
  const headers = await changeEmail(request, owner.headers, second)
  await beOwner(page, { ...owner, email: second, token: headers.authorization.slice('Bearer '.length) }, { step: 1 })
  await open(page, '/verify')
  const third = newAddress()

  await page.getByRole('button', { name: 'Edit Email Address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Email Address' })
  await dialog.getByRole('textbox', { name: 'Email Address' }).fill(third)
  await expect(dialog.getByRole('textbox', { name: 'Current Password' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const password = dialog.getByRole('textbox', { name: 'Current Password' })
  await expect(password).toBeFocused()
  await expect(dialog.getByText('Please enter your current password.')).toBeVisible()
  await password.fill(process.env.E2E_PASSWORD ?? '')
  await dialog.getByRole('button', { name: 'Save' }).click()

  await expectToast(page, 'Register!', 'Email Address was successfully updated.')
  await expect(page.getByText(third)).toBeVisible()
})

async function changeEmail(request: APIRequestContext, headers: { authorization: string }, email: string) {
  const data = { EmailOrPhone: email, Password: process.env.E2E_PASSWORD }
  const changed = await request.patch('/api/User', { data, headers })
  expect(changed.status(), 'the change of the address').toBe(200)
  return { authorization: `Bearer ${(await changed.json()).data.bearerToken}` }
}
