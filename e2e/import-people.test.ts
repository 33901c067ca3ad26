import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { SALES, signInAsStaff } from './back-office.ts'
import { chooseBinary } from './choose-binary.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import a CSV file' })

const choose = (page: Page, name: string, lines: readonly string[]) =>
  dialogOf(page)
    .getByLabel('Choose a file')
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\r\n')}\r\n`) })

test('sales staff import subscribers, each with proof, and enquiries, which keep their date', {
  tag: '@phone',
}, async ({ page }) => {
  const id = randomUUID().slice(0, 8)
  const right = `asha-${id}@visitor.example,7/11/2024,"Signed the list, Jaipur expo"`
  await signInAsStaff(page, SALES)
  await open(page, '/admin/subscribe?import=1')
  const dialog = dialogOf(page)
  await expect(dialog.getByText('Columns: Email, Agreed on, Proof.')).toBeVisible()
  await expectAccessible(page)
  await chooseBinary(dialog)

  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download a template' }).click()
  const template = await saved
  expect(template.suggestedFilename()).toBe('subscribers-template.csv')
  const header = await readFile(await template.path(), 'utf8')
  expect(header).toBe('\uFEFFEmail,Agreed on,Proof\r\n')

  await choose(page, 'old.csv', [header.trim(), right, `ravi-${id}@visitor.example,7/11/2024,`])
  await expect(dialog.getByRole('heading')).toHaveText('One line of old.csv cannot be used')
  await expect(dialog.getByText('Proof: The cell is empty.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import 1' })).toBeDisabled()

  await choose(page, 'old.csv', [header.trim(), right])
  await expect(dialog.getByText('Agreed on 7 Nov 2024: Signed the list, Jaipur expo')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 1' }).click()
  await expect(page.getByText('1 subscriber imported. No mail was sent.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/admin/subscribe')
  await open(page, `/admin/subscribe?q=asha-${id}`)
  await expect(page.getByRole('row', { name: `asha-${id}` })).toContainText(
    'Agreed on 7 Nov 2024: Signed the list, Jaipur expo',
  )

  await page.getByRole('button', { name: 'Import CSV' }).click()
  await choose(page, 'old.csv', [header.trim(), right])
  await expect(dialog.getByRole('heading')).toHaveText('old.csv changes nothing')
  await expect(dialog.getByRole('button', { name: 'Import 0' })).toBeDisabled()

  await test.step('an imported enquiry is in the list with its date and marked as imported', async () => {
    const name = `Ravi ${id}`
    await open(page, '/admin/contactus?import=1')
    await chooseBinary(dialog)
    await choose(page, 'crm.csv', [
      'Name,Email,Mobile No,Interest,Message,Date',
      `${name},ravi@visitor.example,98100 00001,Commercial,A shop of ${name},"7 Nov 2024, 14:32"`,
    ])
    await dialogOf(page).getByRole('button', { name: 'Import 1' }).click()
    await expect(page.getByText('1 enquiry imported. No mail was sent.')).toBeVisible()

    await open(page, `/admin/contactus?q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('row', { name })).toContainText('7 Nov 2024, 14:32, imported')
  })
})
