import { expect, open, test } from './fixtures.ts'

const PAGES = [
  '/home',
  '/find',
  '/products/Residential',
  '/product/Residential/suncourt',
  '/on-time',
  '/search?q=noida',
  '/appointment-book',
  '/contactus',
  '/your-data',
]

for (const address of PAGES) {
  test(`at twice the text size, ${address} is no wider than a phone`, { tag: '@phone' }, async ({ page }) => {
    await open(page, address)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    // Not the inner width, which grows with a page that is too wide.
    const width = page.viewportSize()?.width
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
