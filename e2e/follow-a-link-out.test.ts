import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test('the footer has the social links and the blog, and call and chat buttons are in the margin of a wide screen', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/privacy')
  const footer = page.getByRole('contentinfo')

  for (const name of ['Instagram', 'LinkedIn', 'YouTube', 'Facebook', 'Blog']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }

  await expectShortcuts(page)
  for (const width of [1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(async () => {
      const shortcuts = await boxOf(page.getByRole('navigation', { name: 'Call or chat' }))
      const visit = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Book a visit' }))

      expect(shortcuts.x, `${width} px`).toBeGreaterThanOrEqual(visit.x + visit.width)
    }).toPass({ timeout: 10_000 })
  }
})

test('on a small screen call and chat buttons are in the header and cover no content', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/privacy')
  await expectShortcuts(page)

  for (const width of [320, 390, 600, 1099]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(async () => {
      const shortcuts = await boxOf(page.getByRole('navigation', { name: 'Call or chat' }))
      const header = await boxOf(page.getByRole('banner'))
      const search = await boxOf(page.getByRole('button', { name: 'Search projects' }))
      const name = await boxOf(page.getByRole('banner').getByRole('link', { name: /home$/ }))

      expect(shortcuts.y + shortcuts.height, `${width} px`).toBeLessThanOrEqual(header.y + header.height)
      expect(shortcuts.x, `${width} px`).toBeGreaterThanOrEqual(name.x + name.width)
      expect(shortcuts.x + shortcuts.width, `${width} px`).toBeLessThanOrEqual(search.x)
    }).toPass({ timeout: 10_000 })
  }
})

/** Call and chat buttons show once the page is scrolled. */
async function expectShortcuts(page: Page) {
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  const shortcuts = page.getByRole('navigation', { name: 'Call or chat' })

  await expect(shortcuts.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
  await expect(shortcuts.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
}

async function boxOf(part: Locator) {
  await expect(part).toBeVisible()
  const box = await part.boundingBox()
  if (!box) throw new Error('It has no box.')
  return box
}
