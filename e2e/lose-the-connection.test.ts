import type { Page } from '@playwright/test'
import { signInAsStaff } from './back-office.ts'
import { chooseBinary } from './choose-binary.ts'
import { expect, open, test } from './fixtures.ts'

const LOST = 'The connection was lost. Please check your connection and try again.'

const chooseFile = (page: Page, buffer: Buffer) =>
  page
    .getByRole('dialog', { name: 'Import a CSV file' })
    .getByLabel('Choose a file')
    .and(page.locator('input'))
    .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer })

test('staff are told that the connection was lost, and keep what they entered', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/./)
  await signInAsStaff(page)
  const serverError = page.getByText('Server error occurred')

  await test.step('an import is neither checked nor stored', async () => {
    await open(page, '/admin/company/addresses?import=1')
    const dialog = page.getByRole('dialog', { name: 'Import a CSV file' })
    await chooseBinary(dialog)
    await page.context().setOffline(true)
    await chooseFile(page, Buffer.from('From,To\n/old-page,/home\n'))
    await expect(dialog.getByRole('alert')).toHaveText(LOST)
    await page.context().setOffline(false)
    await chooseFile(page, Buffer.from('From,To\n/old-page,/home\n'))
    await expect(dialog.getByRole('button', { name: 'Import 1' })).toBeEnabled()
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: 'Import 1' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(LOST)
    await expect(dialog.getByRole('button', { name: 'Import 1' })).toBeEnabled()
    await page.context().setOffline(false)
  })

  await test.step('the page editor shows one message and no toast', async () => {
    await open(page, '/admin/pages/1')
    await page.getByRole('button', { name: 'Edit Hero' }).click()
    const line = page.getByRole('textbox', { name: 'Line above the slogan' })
    await line.fill('Written offline')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Save home page' }).click()
    await expect(page.locator('.form-alert')).toContainText('Please check your connection and try again.')
    await expect(page.locator('.toast')).toHaveCount(0)
    await expect(line).toHaveValue('Written offline')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Discard' }).click()
  })

  await test.step('the units of a project', async () => {
    await open(page, '/admin/projectdetails?id=1&tab=units')
    await page.locator('[data-field="name"]').first().click()
    await expect(page.locator('.unit-edited')).toBeVisible()
    const hidden = await page.locator('.units-scroller').evaluate((one) => one.scrollWidth - one.clientWidth)
    expect(hidden, 'px of the edited row that are out of view').toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')

    const row = page.locator('tr', { hasText: '3 BHK with study' })
    await row.locator('[data-field="tower"]').click()
    await page.getByRole('textbox', { name: 'Tower' }).fill('T9')
    await page.context().setOffline(true)
    await page.keyboard.press('Enter')
    await expect(page.locator('.unit-edited').getByRole('alert')).toContainText('What you entered is still here.')
    await expect(page.getByRole('textbox', { name: 'Tower' })).toHaveValue('T9')
    await page.keyboard.press('Escape')
    await page.locator('.unit-stepper').first().getByRole('button').last().click()
    await expect(page.locator('.toast')).toContainText('The connection was lost.')
    await expect(serverError).toHaveCount(0)
    await page.context().setOffline(false)
  })

  await test.step('the progress of a project', async () => {
    await page.getByRole('link', { name: /^Progress/ }).click()
    const form = page.getByRole('form', { name: 'New update' })
    await form.getByLabel('Stage').selectOption('Foundation')
    await form.getByLabel('Percent').fill('40')
    await page.context().setOffline(true)
    await form.getByRole('button', { name: 'Publish update' }).click()
    await expect(form.getByRole('alert')).toContainText('What you entered is still here.')
    await expect(serverError).toHaveCount(0)
    await page.context().setOffline(false)
  })
})
