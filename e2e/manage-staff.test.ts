import type { APIRequestContext, Page } from '@playwright/test'
import { totpCode, totpStep } from '#server/identity/totp.ts'
import { aStaffMember, SUPER_ADMIN, searchList, signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open, stored, test } from './fixtures.ts'
import { hold } from './hold-requests.ts'
import { newMobile } from './leads.ts'
import { passwordFor } from './outbox.ts'
import { stopClock } from './stop-clock.ts'

const PASSWORD = process.env.E2E_PASSWORD ?? ''
const OWN = 'Staff-Choice-7'

test('a super admin signs in at their own page and enters the back office', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  await open(page, '/superadmin/login')
  await expect(page.getByText('For super admins, who also manage staff accounts.')).toBeVisible()
  await expectAccessible(page)
  await stopClock(page)
  await signIn(page, SUPER_ADMIN, PASSWORD)
  await expect(page.getByRole('status').filter({ hasText: 'Login Success!' })).toBeVisible()
  await page.clock.runFor(2000)
  await page.clock.resume()

  await expect(page).toHaveURL('/admin/dashboard')
  expect([await stored(page, 'rolecrew'), await stored(page, 'tokencrew')]).toEqual(['1', null])
})

test('an invited admin chooses a password, sets up two-step sign-in, and is removed', { tag: '@desktop' }, async ({
  page,
  browser,
  allowFault,
}) => {
  allowFault(/answered 401/)
  const email = `ravi-${Date.now()}@plinth.test`
  await signInAsStaff(page, SUPER_ADMIN)
  await open(page, '/admin/accounts?show=staff')
  const form = page.getByRole('region', { name: 'Invite staff' })
  await form.getByLabel('First Name').fill('Ravi')
  await form.getByLabel('Last Name').fill('Venkatanarasimharajuvaripeta')
  await form.getByLabel('Email Address').fill(email)
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expect(form.getByText('Please choose a role.')).toBeVisible()
  await form.getByRole('radio', { name: /^Admin/ }).check()
  await form.getByRole('button', { name: 'Send invitation' }).click()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Invited')
  // A table that is too wide would be a scrollable group. This one must fit despite the long name.
  await expect(page.getByRole('group', { name: 'Staff, newest first' })).toHaveCount(0)
  await expectAccessible(page)

  // `open` waits for `isStarted`, which the fixtures set only in the context of the test.
  const context = await browser.newContext()
  await context.addInitScript(() =>
    addEventListener('plinth:started', () => Object.assign(window, { isStarted: true })),
  )
  const staff = await context.newPage()
  await open(staff, '/admin/login')
  await signIn(staff, email, await passwordFor(email))
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Choose your own password')
  await staff.getByLabel('New Password', { exact: true }).fill(OWN)
  await staff.getByLabel('Confirm New Password').fill(OWN)
  await staff.getByRole('button', { name: 'Change Password' }).click()
  await expect(staff).toHaveURL('/admin/dashboard')

  await staff.getByRole('button', { name: /^Account:/ }).click()
  await staff.getByRole('menuitem', { name: 'Two-step sign-in' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Two-step sign-in' })
  await dialog.getByRole('button', { name: 'Set up' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(OWN)
  await dialog.getByRole('button', { name: 'Set up' }).click()
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(staff)
  await dialog.getByLabel('Code', { exact: true }).fill('not a code')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The code is wrong or was used before.')

  const secret = (await dialog.locator('.second-factor-secret').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code', { exact: true }).fill(totpCode(secret, totpStep(new Date())))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = dialog.getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await staff.keyboard.press('Escape')
  await expect(codes).toHaveCount(10)
  await expect(dialog.getByRole('button')).toHaveText(['Copy codes', 'I have stored them'])
  // The print contains only the recovery codes, not the screen behind them.
  await staff.emulateMedia({ media: 'print' })
  await expect(codes.first()).toBeVisible()
  await expect(staff.getByRole('heading', { level: 1 })).toBeHidden()
  await staff.emulateMedia({ media: null })

  await test.step('the dialog stays open until new recovery codes have arrived', async () => {
    const recovery = await codes.first().innerText()
    await dialog.getByRole('button', { name: 'I have stored them' }).click()
    await staff.getByRole('button', { name: /^Account:/ }).click()
    await staff.getByRole('menuitem', { name: 'Two-step sign-in' }).click()
    await dialog.getByRole('button', { name: 'New recovery codes' }).click()
    await dialog.getByLabel('Password', { exact: true }).fill(OWN)
    await dialog.getByLabel('Code', { exact: true }).fill(recovery)
    const sending = await hold(staff, '**/ReplaceRecoveryCodes')
    await dialog.getByRole('button', { name: 'New recovery codes' }).click()
    await expect.poll(sending.requests).toBe(1)
    await staff.keyboard.press('Escape')
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
    sending.release()
    await expect(codes).toHaveCount(10)
    await expect(codes.first()).not.toHaveText(recovery)
    await dialog.getByRole('button', { name: 'I have stored them' }).click()
    await expect(dialog).toBeHidden()
  })
  await context.close()

  await row.getByRole('button', { name: 'Actions for Ravi' }).click()
  await page.getByRole('menuitem', { name: 'Remove account' }).click()
  const question = page.getByRole('dialog', { name: /^Remove Ravi/ })
  await question.getByRole('button', { name: 'Remove account' }).click()
  await expect(page.getByText('The account is removed.')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('an admin manages editors and sales staff, but no admins while there is a super admin', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/GetLeadOwners/)
  const email = await aStaffMember(page.request, 'Editor')
  await signInAsStaff(page)
  await open(page, '/admin/accounts')
  await page.getByRole('link', { name: 'Staff', exact: true }).click()

  await expect(page).toHaveURL('/admin/accounts?show=staff')
  const form = page.getByRole('region', { name: 'Invite staff' })
  await expect(form.getByRole('radio')).toHaveCount(2)
  const superAdmin = page.getByRole('row').filter({ hasText: 'super@plinth.test' })
  await page.getByRole('searchbox').fill('super@plinth.test')
  await expect(superAdmin).toContainText('Super admin')
  await expect(superAdmin.getByRole('button')).toHaveCount(0)

  await searchList(page, email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Editor')
  await row.getByRole('button', { name: 'Actions for Staff' }).click()
  await page.getByRole('menuitem', { name: 'Change role' }).click()
  const dialog = page.getByRole('dialog', { name: 'Role of Staff' })
  await expect(dialog.getByRole('radio', { name: /^Editor/ })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: /^Sales/ }).check()
  await dialog.getByRole('button', { name: 'Save role' }).click()
  await expect(page.getByText('The role is changed. The account must sign in again.')).toBeVisible()
  await expect(row).toContainText('Sales')

  await test.step('an account with open leads is only removed when their new owner can be chosen', async () => {
    await addWalkIn(page.request, email)
    await page.route('**/GetLeadOwners', (route) => route.abort(), { times: 1 })
    await page.reload()
    await row.getByRole('button', { name: 'Actions for Staff' }).click()
    await page.getByRole('menuitem', { name: 'Remove account' }).click()
    const question = page.getByRole('dialog', { name: /^Remove Staff/ })
    await expect(question).toContainText('One open lead loses its owner.')
    await expect(question.getByRole('alert')).toContainText('This part could not be loaded.')
    await expect(question.getByRole('button', { name: 'Remove account' })).toBeDisabled()
    await question.getByRole('button', { name: 'Try again' }).click()
    await expect(question.getByLabel('Give them to')).toHaveValue('nobody')
    await question.getByRole('button', { name: 'Remove account' }).click()
    await expect(page.getByText('The account is removed.')).toBeVisible()
  })
})

/** Adds a lead that belongs to this account. */
async function addWalkIn(request: APIRequestContext, email: string) {
  const entered = await request.post('/api/User/Login', { data: { EmailAddress: email, Password: PASSWORD } })
  const { bearerToken } = (await entered.json()).data
  const added = await request.post('/api/Leads/AddWalkIn', {
    headers: { authorization: `Bearer ${bearerToken}` },
    data: { name: 'Nasreen', mobileNumber: newMobile() },
  })
  expect(added.status()).toBe(200)
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
