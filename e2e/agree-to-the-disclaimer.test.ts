import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, stored, test } from './fixtures.ts'

test.use({ isFirstVisit: true, reducedMotion: 'no-preference' })

test('the disclaimer opens on the home page until it is agreed to or closed, even before React has started', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  const forget = () => page.evaluate(() => localStorage.removeItem('modalopened'))

  await test.step('AGREE works before React has started', async () => {
    allowFault(/\.js failed/)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/home')
    await expect(disclaimer(page)).toBeVisible()
    await expect(disclaimer(page)).toContainText(
      'This website is for information only. It is not an offer for sale under the Real Estate (Regulation and Development) Act, 2016.',
    )
    expect(await stored(page, 'modalopened')).toBeNull()
    await disclaimer(page).getByRole('button', { name: 'AGREE' }).click()
    await expect(disclaimer(page)).toBeHidden()
    expect(await stored(page, 'modalopened')).toBe('true')
    await page.unroute('**/*.js')
  })

  await test.step('it does not open again', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(disclaimer(page)).toBeHidden()
  })

  await test.step('it opens on the home page after a first visit to another page, and Close counts like agreeing', async () => {
    await forget()
    await open(page, '/aboutus')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click()
    await disclaimer(page).getByRole('button', { name: 'Close' }).click()
    await expect(disclaimer(page)).toBeHidden()
    await expect.poll(() => stored(page, 'modalopened')).toBe('true')
  })

  await test.step('Esc counts like agreeing, and the focus goes to the page', async () => {
    await forget()
    await open(page, '/home')
    await expect(disclaimer(page).getByRole('button', { name: 'AGREE' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(disclaimer(page)).toBeHidden()
    await expect.poll(() => stored(page, 'modalopened')).toBe('true')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: /^The film/ }), 'the first control of the page').toBeFocused()
  })
})

test('the disclaimer is accessible, opens in 150 ms, closes in 75 ms and takes at most 80 % of the width', {
  tag: '@phone',
}, async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await open(page, '/home')
  const width = page.viewportSize()?.width ?? 0

  await expect(disclaimer(page)).toHaveCSS('transition-duration', /^0\.15s(, 0\.15s)*$/)
  await expect.poll(async () => (await disclaimer(page).boundingBox())?.width).toBeLessThanOrEqual(width * 0.8)
  await expectAccessible(page)

  await disclaimer(page).getByRole('button', { name: 'AGREE' }).click()
  await expect(disclaimer(page)).toBeHidden()
  expect(await stored(page, 'modalopened')).toBe('true')
  expect(warnings.filter((text) => text.includes('already closed'))).toEqual([])
  await expect(page.getByRole('dialog'), 'no popup is configured').toHaveCount(0)
  const closed = page.getByRole('dialog', { name: 'Before you look around', includeHidden: true })
  await expect(closed).toHaveCSS('transition-duration', /^0\.075s(, 0\.075s)*$/)
  const backdrop = await closed.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').transitionDuration)
  expect(Number.parseFloat(backdrop)).toBeLessThanOrEqual(0.5)
})

function disclaimer(page: Page) {
  return page.getByRole('dialog', { name: 'Before you look around' })
}
