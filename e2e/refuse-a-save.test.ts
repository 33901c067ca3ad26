import type { Locator, Page } from '@playwright/test'
import { enterBackOffice, SUPER_ADMIN, signInAsStaff } from './back-office.ts'
import { expect, open, test } from './fixtures.ts'

const LOCKED = { responseMessage: { isSuccessStatusCode: false, reasonPhrase: 'This record is locked.' } }

test('a refused save shows its reason, one without a response an error, in a focused alert beside the button', {
  tag: '@phone',
}, async ({ page, allowFault }) => {
  allowFault(/Managefeatures|console/)
  await openFeatureForm(page)
  const call = '**/Product/Managefeatures/'
  await page.route(call, (route) => route.fulfill({ status: 429, json: LOCKED }))
  await page.getByRole('button', { name: 'Save' }).click()
  const alert = page.locator('.form-alert')
  await expect(alert).toContainText('This record is locked.')
  await expect(alert).toBeFocused()
  await expect(page.locator('.toast')).toHaveCount(0)

  await page.unroute(call)
  await page.route(call, (route) => route.abort())
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(alert).toContainText('This was not saved.')
  await expect(alert).toContainText('What you entered is still here.')
  await expect(alert).toBeFocused()
  await expect(alert).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Feature Name')).toHaveValue('Half a feature')
})

test('the toast of a failed save covers neither the alert of the project form nor its buttons', async ({
  page,
  allowFault,
}) => {
  allowFault(/Product\/Add|console/)
  await signInAsStaff(page)
  await open(page, '/admin/editdetails/2')
  await page.getByLabel('Project Address').fill('Sector 105, Noida')
  await page.route('**/Product/Add', (route) => route.abort())
  await page.getByRole('button', { name: 'Submit' }).click()

  const toast = page.locator('.toast')
  await expect(toast).toContainText('Server error occurred, please contact admin.')
  await expect(page.locator('.form-alert')).toContainText('This was not saved.')
  for (const part of [page.locator('.form-alert'), page.getByRole('button', { name: 'Submit' })]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    await expect.poll(() => overlap(toast, part)).toBe(false)
  }
})

test('a refused change of an account is shown as a warning, not as a server error', { tag: '@desktop' }, async ({
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
  // On a phone the form is below the list, so it moves down when the list has loaded.
  await expect(page.getByRole('row').getByRole('button', { name: /^Edit/ }).first()).toBeVisible()
  await page.getByLabel('Feature Name').fill('Half a feature')
}

async function overlap(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return null
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width
}
