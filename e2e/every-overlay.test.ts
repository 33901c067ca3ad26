import { expect, expectAccessible, open, test } from './fixtures.ts'

test('the open wide menu is accessible', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/privacy')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Commercial' }).hover()
  await expect(menu.getByRole('link', { name: /^Elite One/ })).toBeVisible()

  await expectAccessible(page)
})

test('the open search, push menu and its panels are accessible', { tag: '@phone' }, async ({ page }) => {
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
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()

  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Projects in Commercial' }).click()
  await expect(page.getByRole('dialog', { name: 'Commercial' })).toBeVisible()
  await expectAccessible(page)
})
