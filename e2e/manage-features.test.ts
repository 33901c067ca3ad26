import type { Page } from '@playwright/test'
import { file } from './a-project.ts'
import { signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

test('feature names fit a small phone; a feature is added, changed, refused under a taken name and deleted', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/Managefeatures\/ answered 400/)
  const name = `Bird bath ${Date.now()}`
  await signInAsStaff(page)
  await open(page, '/admin/managefeatures')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Features')
  await expect(page.getByRole('row')).toHaveCount(11)
  await expect(page.getByRole('columnheader')).toHaveText(['SL No', 'Feature', 'Image', 'Action'])
  await expectAccessible(page)

  await test.step('feature names are not cut off on a small phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('row', { name: /Rainwater harvesting/ })).toBeVisible()
    expect(await brokenWords(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  const form = page.getByRole('region', { name: 'Add a feature' })
  await form.getByLabel('Feature Name').fill(name)
  await form.getByLabel('Image').setInputFiles(file('bath.png'))
  await expect(form.getByRole('link', { name: 'Download' })).toBeVisible()
  await expect(form.getByText('bath.png', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved successfully.')).toBeVisible()
  await expect(form.getByLabel('Feature Name'), 'the form is ready for the next feature').toBeFocused()

  await form.getByLabel('Feature Name').fill(name)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toHaveText('errorA feature with this name already exists.')
  await form.getByLabel('Feature Name').fill('')

  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(page.getByRole('row')).toHaveCount(2)
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  const edited = page.getByRole('region', { name: 'Edit feature' })
  await edited.getByLabel('Feature Name').fill(`${name} in stone`)
  await edited.getByRole('button', { name: 'Remove bath.png' }).click()
  await expect(edited.getByLabel('Image')).toBeFocused()
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText(`${name} in stone`)).toBeVisible()
  await expect(row.locator('img')).toHaveCount(0)

  await row.getByRole('button', { name: `Delete ${name} in stone` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted successfully.')).toBeVisible()
  await expect(page.getByText('No records found.')).toBeVisible()
  await expect(page.getByRole('searchbox'), 'no row is left for the focus').toBeFocused()
})

/** Words of feature names that continue on the next line. */
function brokenWords(page: Page) {
  return page.locator('.feature-name').evaluateAll((names) =>
    names.flatMap((name) => {
      const text = name.firstChild
      if (!text?.textContent) return []
      return [...text.textContent.matchAll(/\w+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )
}
