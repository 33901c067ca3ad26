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
  '/product/Commercial/rohini%20central',
]

for (const address of PAGES) {
  test(`at twice the text size, ${address} is no wider than the smallest phone`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, address)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    // Not `innerWidth`, which grows with a page that is too wide.
    const width = page.viewportSize()?.width
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
