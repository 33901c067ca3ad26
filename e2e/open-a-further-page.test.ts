import { expect, expectAccessible, open, test } from './fixtures.ts'

test('a further page is opened from the menu and shows its blocks, and the footer leads to another', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/privacy')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByText('More', { exact: true }).click()
  await nav.getByRole('link', { name: 'NRI desk' }).click()

  await expect(page).toHaveURL('/nri-desk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buying a home from abroad')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Often chosen from abroad' }).getByRole('link')).toHaveCount(3)
  const question = main.getByText('Which papers do you need?')
  await expect(question, 'no marker of the browser').not.toHaveCSS('display', 'list-item')
  await question.click()
  await expect(main.getByText('Proof of your address abroad')).toBeVisible()
  await expect(main.getByRole('link', { name: /Kosi House, brochure/ })).toHaveAttribute('href', /\.pdf$/)
  await expect(main.getByRole('form', { name: 'Write to us' }).getByLabel('Interest')).toHaveValue('NRI')
  await expectAccessible(page)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work on the base')
  const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  expect(picture).toMatch(/\/assets\/share\/page-careers\.jpg$/)
  const drawn = await page.request.get(new URL(picture).pathname)
  expect(drawn.headers()['content-type']).toBe('image/jpeg')
  await expect(page.getByRole('region', { name: 'Who you would work with' })).toContainText('Farah Khan')
  await page.setViewportSize({ width: 390, height: 844 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})
