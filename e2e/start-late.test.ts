import { expect, hydrate, requestTest, test } from './fixtures.ts'
import { hold } from './hold-requests.ts'
import { stopClock } from './stop-clock.ts'

const PAGES = ['/home', '/products/Residential', '/product/Commercial/rohini%20central']

test('pages request no script before the load event', { tag: '@desktop' }, async ({ page }) => {
  for (const address of PAGES) {
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
    expect(scripts.length, address).toBeGreaterThan(3)
    expect(Math.min(...scripts), address).toBeGreaterThanOrEqual(loaded)
  }
})

test('React starts 0.8 s after the page has loaded, or at once with a key or a movement of the pointer', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install()
  const waiting = page.locator('script[data-later]')
  const openWithStoppedClock = async () => {
    await stopClock(page)
    await page.goto('/privacy')
  }
  const expectStarted = async () => {
    await expect(waiting).toHaveCount(0)
    await page.clock.resume()
    await page.waitForFunction(() => 'isStarted' in window)
  }

  await test.step('without input after 0.8 s', async () => {
    await openWithStoppedClock()
    await page.clock.runFor(799)
    expect(await waiting.count()).toBeGreaterThan(0)
    await page.clock.runFor(1)
    await expectStarted()
  })

  await test.step('at once with the first key', async () => {
    await openWithStoppedClock()
    await page.keyboard.press('Tab')
    await expectStarted()
  })

  await test.step('when the pointer moves, not when the page is laid out under it', async () => {
    await openWithStoppedClock()
    const dispatchMove = (movementX: number) =>
      page.evaluate((moved) => dispatchEvent(new PointerEvent('pointermove', { movementX: moved })), movementX)
    await dispatchMove(0)
    expect(await waiting.count()).toBeGreaterThan(0)
    await dispatchMove(4)
    expect(await waiting.count()).toBe(0)
  })
})

test('a click before React has started is replayed exactly once', { tag: '@phone' }, async ({ page }) => {
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

test('a click further down the page before React has started is replayed once, and text typed before is sent', {
  tag: '@desktop',
}, async ({ page }) => {
  const scripts = await hold(page, '**/*.js')
  await page.goto('/home')
  const projects = page.getByRole('region', { name: 'Projects', exact: true })
  const pause = projects.getByRole('button', { name: 'Pause' })
  await pause.click()
  await pause.click()
  const footer = page.getByRole('contentinfo')
  const field = footer.getByRole('textbox', { name: 'Your email address' })
  await field.fill('early@company.com')

  scripts.release()
  await page.waitForFunction(() => 'isStarted' in window)
  await expect(projects.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(field).toHaveValue('early@company.com')
  await footer.getByRole('button', { name: 'Keep me posted' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You have subscribed' })).toBeVisible()
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
