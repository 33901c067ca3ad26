import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const FAILED = 'This part could not be loaded.'

test('a gallery, a film, a form and the costs that cannot be loaded say so in their place and can be loaded again', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/\.js failed|console: |page error: /)

  await test.step('the gallery', async () => {
    await lose(page, '**/lightbox-*.js')
    await open(page, '/product/Commercial/rohini%20central')
    const gallery = page.getByRole('region', { name: 'Gallery', exact: true })
    const tile = gallery.getByRole('tabpanel').getByRole('link').first()
    await tile.click()
    await expect(gallery.getByRole('alert')).toContainText(FAILED)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rohini Central')

    await loadAgain(page, gallery)
    await tile.click()
    await expect(page.getByRole('dialog', { name: 'Rohini Central, gallery' })).toBeVisible()
  })

  await test.step('a film', async () => {
    await lose(page, '**/film-player-*.js')
    await open(page, '/home')
    const films = page.getByRole('region', { name: 'Customer Speak' })
    await films
      .getByRole('link', { name: /^Watch the film:/ })
      .first()
      .click()
    await expect(films.getByRole('alert')).toContainText(FAILED)
    await loadAgain(page, films)
    await expect(films.getByRole('link', { name: /^Watch the film:/ }).first()).toBeVisible()
  })

  await test.step('a form', async () => {
    await lose(page, '**/enquiry-block-*.js')
    await open(page, '/nri-desk')
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toContainText(FAILED)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await loadAgain(page, main)
    await expect(main.getByRole('button', { name: /^Send/ })).toBeVisible()
  })

  await test.step('the costs', async () => {
    await open(page, '/products/Residential')
    await lose(page, '**/start-cost-*.js')
    await page
      .getByRole('article')
      .nth(1)
      .click({ position: { x: 60, y: 60 } })
    const costs = page.locator('#cost')
    await expect(costs.getByRole('alert')).toContainText(FAILED)
    await loadAgain(page, costs)
    await expect(costs).toContainText('In all, until the keys')
  })
})

async function lose(page: Page, script: string) {
  await page.route(script, (route) => route.abort())
}

async function loadAgain(page: Page, part: Locator) {
  await page.unrouteAll()
  const loaded = page.waitForEvent('load')
  await part.getByRole('button', { name: 'Try again' }).click()
  await loaded
  await page.waitForFunction(() => 'isStarted' in window)
  await expect(part.getByRole('alert')).toHaveCount(0)
}
