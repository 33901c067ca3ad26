import type { Page } from '@playwright/test'
import { writtenDate } from '#contract/wire/site-time.ts'
import { expect, open, requestTest, test } from './fixtures.ts'

const SUNCOURT = '/product/Residential/suncourt'

test.describe(() => {
  // The test removes elements, so React must not hydrate the page.
  test.use({ javaScriptEnabled: false })

  test('the grid of features has no empty cell, for any number of features', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(SUNCOURT)
    const list = page.locator('ul.features')

    for (const count of [10, 9, 8, 7, 6, 5, 3, 2, 1]) {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 })
        const free = await list.evaluate((element, left) => {
          while (element.childElementCount > left) element.lastElementChild?.remove()
          const frame = element.getBoundingClientRect()
          const last = element.lastElementChild?.getBoundingClientRect()
          return frame.right - (last?.right ?? 0)
        }, count)
        expect(free, `${count} features at ${width} px`).toBeLessThan(1.5)
      }
    }
  })
})

test.describe(() => {
  test.use({ isFirstVisit: true })

  test('on a phone prices are tables, and the visit button covers neither the end of the page nor the cookie notice', {
    tag: '@phone',
  }, async ({ page }) => {
    await open(page, SUNCOURT)
    const visit = page.locator('.section-nav-visit')
    await expect(visit).toBeHidden()

    await test.step('the price sheet can be read as tables', async () => {
      const prices = page.getByRole('table', { name: 'Price list' })
      await expect(prices.getByRole('columnheader')).toHaveText(['Unit', 'Carpet, sq.ft', 'From'])
      const cells = prices.getByRole('row', { name: /^3 BHK, type B/ }).getByRole('cell')
      await expect(cells).toHaveText(['1,286', '₹1.98 Cr'])
      const plan = page.getByRole('table', { name: 'Payment plan' })
      await expect(plan.getByRole('row', { name: /^Possession/ })).toBeVisible()
      await expect(page.getByText('Revised 1 Oct 2026.')).toBeVisible()
    })

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

requestTest('the title of a news date spells out the date', { tag: '@desktop' }, async ({ request }) => {
  const html = await (await request.get('/media')).text()
  const days = html.match(/<time [^>]*>/g) ?? []

  expect(days.length).toBeGreaterThan(0)
  for (const day of days) {
    const date = /datetime="([^"]*)"/i.exec(day)?.[1] ?? ''
    expect(day).toContain(`title="${writtenDate(date)}"`)
  }
})

function boxOf(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return { top, bottom, height }
  })
}
