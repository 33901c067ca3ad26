import type { Page } from '@playwright/test'
import { aStaffMember, signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

const PASSWORD = process.env.E2E_PASSWORD ?? ''
const STRONG = 'Another-Good-1'

test('the password dialog shows missing and wrong values, ticks the rules that are met and reports a failed call', {
  tag: '@phone',
}, async ({ page, allowFault }) => {
  allowFault(/ChangePassword/)
  await signInAsStaff(page)
  const dialog = await openDialog(page)
  await expect(dialog.getByText('at least 8 characters with upper case, lower case, number and special')).toBeVisible()

  await submit(dialog)
  await expect(dialog.getByText('Old Password is required.')).toBeVisible()
  await expect(dialog.getByText('New Password is required.')).toBeVisible()
  await expect(dialog.getByText('Confirm password is required.')).toBeVisible()
  await expectAccessible(page)

  await fillIn(dialog, { old: 'x', fresh: 'Abcdefg', again: 'Abcdefg' })
  await expect(dialog.getByText('New Password is invalid.')).toBeVisible()
  const rules = dialog.getByRole('listitem')
  await expect(rules).toHaveText([
    '8 characters or more, not met',
    'Upper case letter, met',
    'Lower case letter, met',
    'Number, not met',
    'Special character, not met',
  ])

  await fillIn(dialog, { old: 'x', fresh: STRONG, again: `${STRONG}2` })
  await expect(dialog.getByText('Passwords must match.')).toBeVisible()
  await expect(rules.filter({ hasText: 'not met' })).toHaveCount(0)

  await fillIn(dialog, { old: 'not the old one', fresh: STRONG, again: STRONG })
  const wrong = page.getByRole('alert').filter({ hasText: 'Request Error!!!' })
  await expect(wrong).toContainText('Old Password is wrong.')
  await expect(dialog).toBeVisible()

  await page.route('**/api/User/ChangePassword', (route) => route.abort())
  await fillIn(dialog, { old: PASSWORD, fresh: STRONG, again: STRONG })
  const failed = page.getByRole('alert').filter({ hasText: 'Server Error!!!' })
  await expect(failed).toContainText('Some error occurred, please contact dev team.')
})

test('the standalone page shows missing fields, does not check password strength and asks before it is left', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/PUT \/api\/User\/ChangePassword answered 400/)
  await signInAsStaff(page)
  await open(page, '/admin/changepassword')

  await test.step('the standalone page shows missing fields and does not check password strength', async () => {
    const form = page.getByRole('main')

    await submit(form)
    await expect(form.getByText('Old Password is required.')).toBeVisible()
    await expect(form.getByText('New Password is required.')).toBeVisible()
    await expect(form.getByText('Confirm password is required.')).toBeVisible()
    await expectAccessible(page)

    await fillIn(form, { old: 'x', fresh: 'weak', again: 'weaker' })
    await expect(form.getByText('Passwords must match.')).toBeVisible()

    await fillIn(form, { old: PASSWORD, fresh: 'weak', again: 'weak' })
    const refusal = form.getByRole('alert').filter({ has: page.getByText('error', { exact: true }) })
    await expect(refusal.getByRole('paragraph')).toHaveText(['error', 'New Password is invalid.'])
    await expect(form.getByLabel('New Password', { exact: true })).toHaveAccessibleDescription(
      'New Password is invalid.',
    )

    await fillIn(form, { old: 'not the old one', fresh: STRONG, again: STRONG })
    await expect(form.getByRole('alert').filter({ hasText: 'invalid user' })).toBeVisible()
  })

  await test.step('leaving the standalone page with typed text asks first', async () => {
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    const oldPassword = page.getByRole('main').getByLabel('Old Password')
    await oldPassword.fill('Half typed')

    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(question).toBeHidden()
    await expect(oldPassword).toHaveValue('Half typed')

    for (const label of ['Old Password', 'New Password', 'Confirm New Password'])
      await page.getByRole('main').getByLabel(label, { exact: true }).fill('')
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(page).toHaveURL(/\/admin\/dashboard/)
  })
})

// Uses an account of its own, because changing a password ends all other sessions of the account.
test('a super admin with a stored token can change the password', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const email = await aStaffMember(request, 1)
  await open(page, '/admin/login')
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You are not authorized.' })).toBeVisible()

  await signInAsStaff(page, email)
  const dialog = await openDialog(page)
  const sent = page.waitForRequest('**/api/User/ChangePassword')
  await fillIn(dialog, { old: PASSWORD, fresh: STRONG, again: STRONG })
  expect((await sent).postDataJSON()).toEqual({
    oldPassword: PASSWORD,
    NewPassword: STRONG,
    ConfirmNewPassword: STRONG,
    EmailAddress: email,
  })
  await expect(page.getByRole('status').filter({ hasText: 'Request Success' })).toContainText(
    'Your password has been changed.',
  )
  await expect(dialog).toBeHidden()

  const form = page.getByRole('main')
  const sentBack = page.waitForRequest('**/api/User/ChangePassword')
  await fillIn(form, { old: STRONG, fresh: PASSWORD, again: PASSWORD })
  expect((await sentBack).postDataJSON()).toEqual({
    OldPassword: STRONG,
    NewPassword: PASSWORD,
    Email: email,
  })
  await expect(form.getByRole('status').filter({ hasText: 'your password has been change' })).toBeVisible()
})

type Place = ReturnType<Page['getByRole']>

async function openDialog(page: Page) {
  await open(page, '/admin/changepassword')
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Change Password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function fillIn(place: Place, { old, fresh, again }: { old: string; fresh: string; again: string }) {
  await place.getByLabel('Old Password').fill(old)
  await place.getByLabel('New Password', { exact: true }).fill(fresh)
  await place.getByLabel('Confirm New Password').fill(again)
  await submit(place)
}

function submit(place: Place) {
  return place.getByRole('button', { name: 'Change Password' }).click()
}
