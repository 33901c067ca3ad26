import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './fixtures.ts'

/**
 * Addresses with the status of their response, checked at the width of a phone and of a desktop. A test opens several,
 * because the first page of a test takes longest.
 */
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
  'the finder, the search, the shortlist and the comparison': {
    '/find': 200,
    '/find?city=Noida&kind=3+BHK&priceTo=22500000&sort=price': 200,
    '/find?city=Atlantis&kind=4+BHK&by=2027': 200,
    '/search?q=central': 200,
    '/search?q=zzz': 200,
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

/** Pages that have one column of text at any width, so the width of a phone is enough. */
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

const WIDE = { width: 1440, height: 900 }

for (const [kind, pages] of Object.entries({ ...PAGES, ...NARROW_PAGES })) {
  test(`${kind} are accessible, fit the screen and link safely to other sites`, { tag: '@phone' }, async ({
    page,
    allowFault,
  }) => {
    const narrow = page.viewportSize()
    for (const [address, status] of Object.entries(pages)) {
      if (status !== 200) allowFault(new RegExp(`answered ${status}$`))
      await test.step(address, async () => {
        await expectWellMade(page, address, status)
        if (kind in NARROW_PAGES) return
        // Check the wide layout on the same page, because loading the page again would take longer.
        await page.setViewportSize(WIDE)
        await expectFit(page)
        await expectAccessible(page)
        if (narrow) await page.setViewportSize(narrow)
      })
    }
  })
}

async function expectWellMade(page: Page, address: string, status: number) {
  const answer = await open(page, address)

  expect(answer?.status()).toBe(status)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectFit(page)
  expect(await page.locator('img:not([loading="lazy"])').count(), 'images without lazy loading').toBeLessThanOrEqual(1)
  await expect(page.locator('video:not([preload="none"])'), 'videos that preload').toHaveCount(0)
  await expectSafeLinks(page, status)
  await expectAccessible(page)
}

async function expectFit(page: Page) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth, 'page width without horizontal scrolling').toBe(clientWidth)
}

/** Links to other sites open in a new tab without access to ours. */
async function expectSafeLinks(page: Page, status: number) {
  const links = await page.locator('a[href^="http"]').evaluateAll((anchors) => {
    const foreign = (anchors as HTMLAnchorElement[]).filter(({ origin }) => origin !== location.origin)
    return foreign.map(({ href, target, relList }) => ({
      href,
      isSafe: target === '_blank' && (relList.contains('noopener') || relList.contains('noreferrer')),
    }))
  })
  // Two error pages have no footer and therefore no such links.
  if (status === 200) expect(links.length, 'links to other sites').toBeGreaterThan(0)
  expect(
    links.filter(({ isSafe }) => !isSafe),
    'links that are not safe',
  ).toEqual([])
}
