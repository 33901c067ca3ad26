import { expect, expectAccessible, open, test } from './fixtures.ts'

test('the open wide menu is accessible', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/privacy')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Commercial' }).hover()
  await expect(menu.getByRole('link', { name: /^Elite One/ })).toBeVisible()

  await expectAccessible(page)
})

test('the open push menu and its panels are accessible', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/privacy')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Projects in Commercial' }).click()
  await expect(page.getByRole('dialog', { name: 'Commercial' })).toBeVisible()
  await expectAccessible(page)
})

test('the open search is accessible', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/privacy')
  await page.getByRole('button', { name: 'Search projects' }).click()
  const overlay = page.getByRole('dialog', { name: 'Search projects' })
  await overlay.getByRole('textbox').fill('central')
  await expect(overlay.getByRole('link', { name: /^Rohini Central/ })).toBeVisible()
  await expect(overlay.getByRole('link', { name: /Rohini Central plaza/ })).toBeVisible()
  await expectAccessible(page)

  await overlay.getByRole('textbox').fill('zzz')
  await expect(overlay.getByRole('paragraph').filter({ hasText: 'No projects found.' })).toBeVisible()
  await expectAccessible(page)
})

test('the full-screen gallery is accessible', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/product/Commercial/rohini%20central')
  await page.getByRole('tabpanel', { name: 'Highlights' }).getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: 'Rohini Central, gallery' })).toBeVisible()

  await expectAccessible(page)
})

test('the full-screen price sheet and plan are accessible', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/product/Commercial/rohini%20central')
  await page.getByRole('button', { name: /Open the sheet/ }).click()
  await expect(page.getByRole('dialog', { name: /^Price list/ })).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await page.getByRole('tabpanel', { name: 'Floor Plan' }).getByRole('link', { name: 'Full screen' }).click()
  await expect(page.getByRole('dialog', { name: /^Rohini Central, / })).toBeVisible()
  await expectAccessible(page)
})

test('a clipping at full size is accessible', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/media')
  await page.getByRole('tabpanel', { name: '2026' }).first().getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await expectAccessible(page)
})

test('a form full of errors is accessible', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/contactus')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Please enter your name.')).toBeVisible()

  await expectAccessible(page)
})
