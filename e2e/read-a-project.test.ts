import type { Page } from '@playwright/test'
import { writtenDate } from '#contract/wire/site-time.ts'
import { expect, open, test } from './fixtures.ts'

const SUNCOURT = '/product/Residential/suncourt'

test('the price sheet can be read as tables', { tag: '@phone' }, async ({ page }) => {
  await open(page, SUNCOURT)
  const prices = page.getByRole('table', { name: 'Price list' })

  await expect(prices.getByRole('columnheader')).toHaveText(['Unit', 'Carpet, sq.ft', 'From'])
  await expect(prices.getByRole('row', { name: /^3 BHK, type B/ }).getByRole('cell')).toHaveText(['1,286', '₹1.98 Cr'])
  await expect(
    page.getByRole('table', { name: 'Payment plan' }).getByRole('row', { name: /^Possession/ }),
  ).toBeVisible()
  await expect(page.getByText('Revised 1 Oct 2026.')).toBeVisible()
})

test.describe(() => {
  // The test removes elements, and React would hydrate them.
  test.use({ javaScriptEnabled: false })

  test('the grid of features has no empty cell, for any number of features', async ({ page }) => {
    await page.goto(SUNCOURT)
    const list = page.locator('ul.features')

    for (const count of [10, 9, 8, 7, 6, 5, 3, 2, 1]) {
      const free = await list.evaluate((element, left) => {
        while (element.childElementCount > left) element.lastElementChild?.remove()
        const frame = element.getBoundingClientRect()
        const last = element.lastElementChild?.getBoundingClientRect()
        return frame.right - (last?.right ?? 0)
      }, count)
      expect(free, `${count} features`).toBeLessThan(1.5)
    }
  })
})

test.describe(() => {
  test.use({ isFirstVisit: true })

  test('on a phone the visit button stays visible and covers neither the end of the page nor the cookie notice', {
    tag: '@phone',
  }, async ({ page }) => {
    await open(page, SUNCOURT)
    const visit = page.locator('.section-nav-visit')
    await expect(visit).toBeHidden()

    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect(visit).toBeVisible()
    const bar = await boxOf(page, '.section-nav-visit')
    expect(bar.height).toBeGreaterThanOrEqual(44)
    expect(Math.round(bar.bottom)).toBe(await page.evaluate(() => innerHeight))
    expect((await boxOf(page, '.cookie-banner')).bottom).toBeLessThanOrEqual(bar.top)

    // Sections with `content-visibility` make the page longer when rendered, so scroll to its end more than once.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
        return (await boxOf(page, '.footer-mark')).bottom
      })
      .toBeLessThanOrEqual(bar.top + 1)
    await visit.click()
    await expect(page).toHaveURL(/\/appointment-book\?project=Suncourt/)
  })
})

test('the title of a news date spells out the date', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/media')

  for (const day of await page.locator('main time').all()) {
    const date = (await day.getAttribute('datetime')) ?? ''
    await expect(day).toHaveAttribute('title', writtenDate(date))
  }
})

function boxOf(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return { top, bottom, height }
  })
}
