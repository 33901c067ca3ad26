import { fillIn, IDENTITY } from './customers.ts'
import { expect, expectAccessible, hydrate, open, stored, test } from './fixtures.ts'
import { stopClock } from './stop-clock.ts'
import { expectToast } from './toast.ts'

test('a temporary password has to be changed before anything else', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/ChangePassword/)
  const email = 'tenant@plinth.test'
  const fresh = 'Tenant-own-1'
  await page.clock.install()
  await open(page, '/signin')
  await fillIn(page, email)
  await page.getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  const password = dialog.getByRole('textbox', { name: 'New Password', exact: true })
  const confirmation = dialog.getByRole('textbox', { name: 'Confirm New Password' })
  const change = dialog.getByRole('button', { name: 'Change Password' })

  await expect(dialog).toBeVisible()
  expect(await stored(page, 'IsTempPassword')).toBe('true')
  await expectAccessible(page)

  await change.click()
  await expectToast(page, 'Password!', 'Please enter new password.')
  await expect(password).toBeFocused()
  await dialog.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(password).toBeFocused()
  await password.fill('weak')
  await change.click()
  await expectToast(page, 'Password!', 'Please enter confirm password.')
  await confirmation.fill('wea')
  await change.click()
  await expectToast(page, 'Password!', 'Passwords must match.')
  await confirmation.fill('weak')
  await change.click()
  const errors = page.getByRole('dialog', { name: 'Page validation errors' })
  await expect(errors).toContainText('Page is failing in validation for required or other checks')
  await errors.getByRole('button', { name: 'Close' }).first().click()
  await expect(errors).toBeHidden()

  await password.fill(fresh)
  await confirmation.fill(fresh)
  await page.route('**/api/User/ChangePassword', (route) => route.abort(), { times: 1 })
  await change.click()
  await expectToast(page, 'Server Error!', 'Some error occurred, please contact dev team.')
  await expect(dialog).toBeVisible()

  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Escape')])
  await expect(dialog).toBeHidden()
  expect(await stored(page, 'tokencrew')).toBeNull()
  await page.goto('/customer/job/list')
  await expect(page).toHaveURL('/signin')

  await fillIn(page, email)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await password.fill(fresh)
  await confirmation.fill(fresh)
  await stopClock(page)
  const [call] = await Promise.all([page.waitForRequest('**/api/User/ChangePassword'), change.click()])
  expect(call.method()).toBe('PUT')
  expect(call.postDataJSON()).toEqual({ NewPassword: fresh, ConfirmNewPassword: fresh, EmailAddress: email })
  await expectToast(page, 'Change Password Success!', 'Your password has been changed.')
  expect(await stored(page, 'tokencrew')).toBeTruthy()
  await Promise.all([page.waitForEvent('load'), page.clock.runFor(3_000)])
  await page.clock.resume()
  await hydrate(page)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/signin')
  for (const name of IDENTITY) expect(await stored(page, name), name).toBeNull()

  await fillIn(page, email, fresh)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/customer/job/list')
})
