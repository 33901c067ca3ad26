import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './fixtures.ts'

/** Addresses with the status they answer. A test opens several, because the first page of a test takes longest. */
const PAGES: Record<string, Record<string, number>> = {
  'the home page and the lists of projects': {
    '/home': 200,
    '/products/Commercial': 200,
    '/products/IT%20SEZ': 200,
    '/products/Residential?kind=3+BHK': 200,
    '/on-time': 200,
  },
  'the pages of projects': {
    '/product/Commercial/rohini%20central': 200,
    // The project with the most parts, and one with few.
    '/product/Residential/suncourt': 200,
    '/product/Residential/saffron%20grove': 200,
    '/product/IT%20SEZ/sutra%20campus': 200,
  },
  'the finder and the search': {
    '/find': 200,
    '/find?city=Noida&kind=3+BHK&priceTo=22500000&sort=price': 200,
    '/find?city=Atlantis&kind=4+BHK&by=2027': 200,
    '/search?q=central': 200,
    '/search?q=zzz': 200,
  },
  'the shortlist and the comparison': {
    '/shortlist': 200,
    '/compare': 200,
    '/compare?projects=suncourt,neem%20street,gomti%20terraces,rohini%20central': 200,
  },
  'the pages of the company and the forms': {
    '/aboutus': 200,
    '/contactus': 200,
    '/media': 200,
    '/appointment-book': 200,
    '/disclamer': 200,
    '/signin': 200,
  },
}

/** One column of text at any width, so a phone is enough. */
const NARROW_PAGES: Record<string, Record<string, number>> = {
  'pages that are not found or not allowed': {
    '/products/Nowhere': 404,
    '/subscription/unknown': 404,
    '/visit/unknown': 404,
    '/your-data/unknown': 404,
    '/no-such-page': 404,
    '/404': 404,
    '/forbidden': 403,
  },
  'pages of text and small forms': {
    '/privacy': 200,
    '/newsletter': 200,
    '/follow': 200,
    '/brochure': 200,
    '/your-data': 200,
    '/forgotpassword': 200,
  },
}

for (const [kind, pages] of Object.entries({ ...PAGES, ...NARROW_PAGES })) {
  const tag = kind in NARROW_PAGES ? '@phone' : []
  test(`${kind} are accessible and fit the screen`, { tag }, async ({ page, allowFault }) => {
    for (const [address, status] of Object.entries(pages)) {
      if (status !== 200) allowFault(new RegExp(`answered ${status}$`))
      await test.step(address, () => expectWellMade(page, address, status))
    }
  })
}

async function expectWellMade(page: Page, address: string, status: number) {
  const answer = await open(page, address)

  expect(answer?.status()).toBe(status)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth, 'page width without horizontal scrolling').toBe(clientWidth)
  expect(await page.locator('img:not([loading="lazy"])').count(), 'images without lazy loading').toBeLessThanOrEqual(1)
  await expect(page.locator('video:not([preload="none"])'), 'videos that preload').toHaveCount(0)
  await expectAccessible(page)
}
