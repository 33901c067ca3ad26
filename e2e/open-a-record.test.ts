import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

test('an enquiry has an address of its own, and the way back closes its drawer', { tag: '@desktop' }, async ({
  page,
}) => {
  await enterBackOffice(page)
  await open(page, '/admin/contactus')
  await page.getByRole('row').nth(1).getByRole('button').click()
  const drawer = page.getByRole('dialog', { name: /^Enquiry from / })
  await expect(drawer).toBeVisible()
  await expect(page).toHaveURL(/[?&]record=\d+/)
  const address = page.url()

  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/admin/contactus')

  await page.getByRole('row').nth(1).getByRole('button').click()
  await drawer.getByRole('button', { name: 'Next' }).click()
  await expect(page).not.toHaveURL(address)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/admin/contactus')

  await open(page, `${address}&page=2`)
  await expect(drawer).toBeVisible()
  await expectAccessible(page)
})

test('a record that does not exist is told, and leaves the address', { tag: '@desktop' }, async ({ page }) => {
  await enterBackOffice(page)
  await open(page, '/admin/appointment?record=999999999')
  await expect(page.getByText('This record does not exist any more.')).toBeVisible()
  await expect(page).toHaveURL('/admin/appointment')
})

test('a piece of news is opened in its form by its address', { tag: '@desktop' }, async ({ page }) => {
  await enterBackOffice(page)
  await open(page, '/admin/newsevents')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await expect(page).toHaveURL(/[?&]record=\d+/)
  const title = await page.getByLabel('Title').inputValue()
  await open(page, page.url())
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByRole('button', { name: 'Cancel edit' }).click()
  await expect(page).toHaveURL('/admin/newsevents')
})

test('a table keeps its page size when its screen is opened again', { tag: '@desktop' }, async ({ page }) => {
  await enterBackOffice(page)
  await open(page, '/admin/contactus')
  await page.getByLabel('Rows per page').selectOption('25')
  await expect(page).toHaveURL(/size=25/)
  await open(page, '/admin/contactus')
  await expect(page.getByLabel('Rows per page')).toHaveValue('25')
})

test('on a phone an enquiry shows when it came and its number, and Add stands above the list', {
  tag: '@phone',
}, async ({ page }) => {
  await enterBackOffice(page)
  await open(page, '/admin/contactus')
  const row = page.getByRole('row').nth(1)
  await expect(row.locator('.enquiry-second')).toBeVisible()
  await expect(row.locator('.table-phone-line')).toContainText(/\d[\d ]{5}/)

  await open(page, '/admin/managefeatures')
  const add = page.getByRole('button', { name: 'Add a feature' })
  await expect(add).toBeInViewport()
  await add.click()
  await expect(page.getByLabel('Feature Name')).toBeFocused()
  await expect(page.getByLabel('Feature Name')).toBeInViewport()
})
