import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { passTime, stopClock } from './stop-clock.ts'

test.use({ reducedMotion: 'no-preference' })

const CALL = '**/api/NewsandEvents/ManageNewsLetterSubscription/'

test('a toast stays for 5 seconds, longer under the pointer, and is dismissed with the keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  await openWithStoppedClock(page)

  await test.step('a toast stays for 5 seconds and then fades for 300 ms', async () => {
    await subscribe(page)
    const toast = toasts(page).first()

    await expect(toast).toHaveText('You have subscribed to our Newsletter.')
    await expect(toast).toHaveCSS('transition-property', 'opacity')
    await expect(toast).toHaveCSS('transition-duration', '0.3s')
    await page.clock.runFor(4_800)
    await expect(toast).not.toHaveAttribute('data-leaving')
    await page.clock.runFor(210)
    await expect(toast).toHaveAttribute('data-leaving')
    await page.clock.runFor(300)
    await expect(toasts(page)).toHaveCount(0)
  })

  await test.step('a toast under the pointer stays and closes a second after the pointer has left', async () => {
    await subscribe(page)
    const toast = toasts(page).first()

    await toast.hover()
    await page.clock.runFor(30_000)
    await expect(toast).not.toHaveAttribute('data-leaving')
    await page.mouse.move(300, 500)
    await page.clock.runFor(900)
    await expect(toast).not.toHaveAttribute('data-leaving')
    await page.clock.runFor(200)
    await expect(toast).toHaveAttribute('data-leaving')
    await page.clock.runFor(300)
    await expect(toasts(page)).toHaveCount(0)
  })

  await test.step('a toast is announced and can be dismissed with the keyboard', async () => {
    await subscribe(page)
    const toast = toasts(page).first()

    await expect(toast).toHaveRole('status')
    const field = page.getByRole('contentinfo').getByRole('textbox', { name: 'Your email address' })
    await field.focus()
    await toast.getByRole('button', { name: 'Dismiss' }).press('Enter')
    await page.clock.runFor(300)
    await expect(toasts(page)).toHaveCount(0)
    await expect(field).toBeFocused()
  })
})

test('the newest toast is above the others, an equal one replaces the visible one, and Esc closes the menu first', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/ManageNewsLetterSubscription|console: The form could not be sent/)
  await openWithStoppedClock(page)

  await test.step('the newest toast is above the others, at the top right', async () => {
    await subscribe(page)
    await page.route(CALL, (route) => route.abort())
    await subscribe(page)
    await page.unroute(CALL)

    await expect(toasts(page)).toHaveText([/Server Error!/, /You have subscribed/])
    const [newest, oldest] = await Promise.all([toasts(page).nth(0).boundingBox(), toasts(page).nth(1).boundingBox()])
    const width = page.viewportSize()?.width ?? 0
    expect(newest?.y).toBeLessThan(40)
    expect(newest?.y).toBeLessThan(oldest?.y ?? 0)
    expect(width - (newest?.x ?? 0) - (newest?.width ?? 0)).toBeLessThanOrEqual(24)
    for (const toast of await toasts(page).all()) await toast.getByRole('button', { name: 'Dismiss' }).press('Enter')
    await page.clock.runFor(300)
    await expect(toasts(page)).toHaveCount(0)
  })

  await test.step('an equal toast replaces the visible one', async () => {
    await subscribe(page)
    await page.clock.runFor(4_000)
    const footer = page.getByRole('contentinfo')
    const field = footer.getByRole('textbox', { name: 'Your email address' })
    await field.fill('toast@company.com')
    await footer.getByRole('button', { name: 'Keep me posted' }).click()
    await passTime(page, { until: async () => (await field.inputValue()) === '' })

    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(4_000)
    await expect(toasts(page).first()).not.toHaveAttribute('data-leaving')
  })

  await test.step('Esc closes the menu under the pointer first and then the toast', async () => {
    const category = page.getByRole('banner').getByRole('link', { name: 'Commercial', exact: true })
    await category.hover()
    await passTime(page, { until: async () => (await category.getAttribute('aria-expanded')) === 'true', step: 50 })

    await page.keyboard.press('Escape')
    await expect(category).toHaveAttribute('aria-expanded', 'false')
    await expect(toasts(page).first()).not.toHaveAttribute('data-leaving')
    await page.keyboard.press('Escape')
    await expect(toasts(page).first()).toHaveAttribute('data-leaving')
  })
})

async function openWithStoppedClock(page: Page) {
  await page.clock.install()
  await open(page, '/privacy')
  await stopClock(page)
}

async function subscribe(page: Page) {
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'Your email address' }).fill('toast@company.com')
  const before = await toasts(page).count()
  await footer.getByRole('button', { name: 'Keep me posted' }).click()
  // The page handles the response only when the clock advances; the steps are too small to affect the toast.
  await passTime(page, { until: async () => (await toasts(page).count()) === before + 1 })
}

/** Located by their Dismiss button, which the alert in the newsletter box does not have. */
function toasts(page: Page) {
  return page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
}
