import type { Page } from '@playwright/test'
import { enterBackOffice, SUPER_ADMIN, signInAsStaff } from './back-office.ts'
import { expect, open, test } from './fixtures.ts'

const LOCKED = { responseMessage: { isSuccessStatusCode: false, reasonPhrase: 'This record is locked.' } }

test('a save without a response shows an error at the button, in view and focused', { tag: '@phone' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/Managefeatures|console/)
  await openFeatureForm(page)
  await page.route('**/Product/Managefeatures/', (route) => route.abort())
  await page.getByRole('button', { name: 'Save' }).click()

  const alert = page.locator('.form-alert')
  await expect(alert).toContainText('This was not saved.')
  await expect(alert).toContainText('What you entered is still here.')
  await expect(alert).toBeFocused()
  await expect(alert).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Feature Name')).toHaveValue('Half a feature')
})

test('a refused save shows its reason at the button', { tag: '@desktop' }, async ({ page, allowFault }) => {
  allowFault(/answered 429|console/)
  await openFeatureForm(page)
  await page.route('**/Product/Managefeatures/', (route) => route.fulfill({ status: 429, json: LOCKED }))
  await page.getByRole('button', { name: 'Save' }).click()

  const alert = page.locator('.form-alert')
  await expect(alert).toContainText('This record is locked.')
  await expect(alert).toBeFocused()
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('a refused change of an account is a warning, not a server error', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/answered 409|console/)
  await signInAsStaff(page, SUPER_ADMIN)
  await open(page, '/admin/accounts?show=staff&q=admin@plinth.test')
  await page.route('**/User/BlockStaff', (route) => route.fulfill({ status: 409, json: LOCKED }))
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Block' }).click()

  const toast = page.locator('.toast')
  await expect(toast).toContainText('This record is locked.')
  await expect(toast).toContainText('Warning!')
  await expect(page.getByText('Server Error!')).toHaveCount(0)
})

async function openFeatureForm(page: Page) {
  await enterBackOffice(page)
  await open(page, '/admin/managefeatures')
  await page.getByLabel('Feature Name').fill('Half a feature')
}
