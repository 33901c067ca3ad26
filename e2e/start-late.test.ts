import { expect, hydrate, requestTest, test } from './fixtures.ts'
import { hold } from './hold-requests.ts'
import { stopClock } from './stop-clock.ts'

const PAGES = ['/home', '/products/Residential', '/product/Commercial/rohini%20central']

for (const address of PAGES) {
  test(`${address} requests no script before the load event`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(address)
    await hydrate(page)

    const { scripts, loaded } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const resources = performance.getEntriesByType('resource')
      return {
        scripts: resources.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
        loaded: navigation?.loadEventStart ?? Number.POSITIVE_INFINITY,
      }
    })
    expect(scripts.length).toBeGreaterThan(3)
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(loaded)
  })
}

test('React starts without input 0.8 s after the page has loaded', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  await stopClock(page)
  await page.goto('/privacy')
  const waiting = page.locator('script[data-later]')

  await page.clock.runFor(799)
  expect(await waiting.count()).toBeGreaterThan(0)
  await page.clock.runFor(1)
  await expect(waiting).toHaveCount(0)
  await page.clock.resume()
  await page.waitForFunction(() => 'isStarted' in window)
})

test('React starts at once with the first key', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  await stopClock(page)
  await page.goto('/privacy')

  await page.keyboard.press('Tab')
  await expect(page.locator('script[data-later]')).toHaveCount(0)
  await page.clock.resume()
  await page.waitForFunction(() => 'isStarted' in window)
})

test('React starts when the pointer moves, not when the page is laid out under it', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.clock.install()
  await stopClock(page)
  await page.goto('/privacy')
  const waiting = () => page.locator('script[data-later]').count()
  const dispatchMove = (movementX: number) =>
    page.evaluate((moved) => dispatchEvent(new PointerEvent('pointermove', { movementX: moved })), movementX)

  await dispatchMove(0)
  expect(await waiting()).toBeGreaterThan(0)
  await dispatchMove(4)
  expect(await waiting()).toBe(0)
})

test('a click before React has started is replayed exactly once', async ({ page }) => {
  const scripts = await hold(page, '**/*.js')
  await page.goto('/home')
  const hero = page.getByRole('region', { name: 'Introduction' })
  await hero.getByRole('button', { name: 'Pause' }).click()
  await expect(hero.getByRole('button', { name: 'Pause' })).toBeVisible()

  scripts.release()
  await page.waitForFunction(() => 'isStarted' in window)
  await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible()
  await hero.getByRole('button', { name: 'Play' }).click()
  await expect(hero.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('a click further down the page before React has started is replayed exactly once', {
  tag: '@desktop',
}, async ({ page }) => {
  const scripts = await hold(page, '**/*.js')
  await page.goto('/home')
  const projects = page.getByRole('region', { name: 'Projects', exact: true })
  const pause = projects.getByRole('button', { name: 'Pause' })
  await pause.click()
  await pause.click()

  scripts.release()
  await page.waitForFunction(() => 'isStarted' in window)
  await expect(projects.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('text typed before React has started stays and is sent', { tag: '@desktop' }, async ({ page }) => {
  const scripts = await hold(page, '**/*.js')
  await page.goto('/privacy')
  const footer = page.getByRole('contentinfo')
  const field = footer.getByRole('textbox', { name: 'Your email address' })
  await field.fill('early@company.com')

  scripts.release()
  await page.waitForFunction(() => 'isStarted' in window)
  await expect(field).toHaveValue('early@company.com')
  await footer.getByRole('button', { name: 'Keep me posted' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You have subscribed' })).toBeVisible()
})

test('a press on a section far below the screen is handled although the section was not hydrated', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/home')
  await hydrate(page)
  const footer = page.getByRole('contentinfo')

  // A click of the script, because Playwright would scroll to the button first.
  await footer.getByRole('button', { name: 'Keep me posted' }).evaluate((button: HTMLElement) => button.click())

  await expect(footer.getByRole('textbox', { name: 'Your email address' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL('/home')
})

requestTest(
  'the policy of a page lists the hashes of its inline scripts and allows no others',
  {
    tag: '@desktop',
  },
  async ({ request }) => {
    for (const address of [...PAGES, '/privacy']) {
      const policy = (await request.get(address)).headers()['content-security-policy'] ?? ''
      const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? ''
      expect(scripts, address).toMatch(/^script-src 'self' 'sha256-/)
      expect(scripts, address).not.toContain('unsafe')
      expect(policy, address).toContain("default-src 'none'")
    }
  },
)
