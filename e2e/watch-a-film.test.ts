import { expect, hydrate, open, test } from './fixtures.ts'
import { createRobot } from './robot.ts'
import { saveData } from './save-data.ts'
import { stopClock } from './stop-clock.ts'

test.use({ reducedMotion: 'no-preference' })

test('the hero film plays muted after the page has started, and pauses while it is out of view', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install()
  await stopClock(page)
  await page.goto('/home')
  const film = page.getByRole('region', { name: 'Introduction' }).locator('video')
  await expect(film).not.toHaveAttribute('src')
  await expect(film).toHaveAttribute('preload', 'none')

  await page.clock.resume()
  await hydrate(page)
  await expect(film).toHaveAttribute('src', /\.mp4$/)
  expect(await film.evaluate(({ muted, autoplay }: HTMLVideoElement) => ({ muted, autoplay }))).toEqual({
    muted: true,
    autoplay: true,
  })

  const isPaused = () => film.evaluate(({ paused }: HTMLVideoElement) => paused)
  await expect.poll(isPaused).toBe(false)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(isPaused).toBe(true)
  await film.scrollIntoViewIfNeeded()
  await expect.poll(isPaused).toBe(false)
})

test('the hero film plays to its end before the first project is shown', {
  tag: '@desktop',
}, async ({ page }) => {
  const robot = await createRobot(page)
  await robot.open('/home')
  const hero = page.getByRole('region', { name: 'Introduction' })
  const shown = hero.locator('li[data-shown]')
  // Simulate playback, because the test browser may not support the film's codec.
  await hero.locator('video').evaluate((film) => {
    Object.defineProperty(film, 'duration', { value: 60 })
    film.dispatchEvent(new Event('playing'))
  })
  await expect(hero.locator('[data-film]')).toHaveCount(1)

  await page.clock.runFor(59_000)
  await expect(shown).toContainText('The film')
  await page.clock.runFor(5_000)
  await expect(shown).not.toContainText('The film')
})

test('the hero film is not requested with data saving or reduced motion', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const saving = await context.newPage()
  await saveData(saving)
  await page.emulateMedia({ reducedMotion: 'reduce' })

  for (const tab of [page, saving]) {
    await tab.clock.install()
    await open(tab, '/home')
    await tab.clock.runFor(10_000)
    await expect(tab.getByRole('region', { name: 'Introduction' }).locator('video')).not.toHaveAttribute('src')
  }
})

test('the walkthrough film plays only after a click, and call and chat do not cover its controls', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/product/Commercial/rohini%20central')

  await test.step('the walkthrough film loads and plays only after a click', async () => {
    const part = page.getByRole('region', { name: 'Walkthrough' })
    const film = part.locator('video')

    await expect(film).toHaveAttribute('preload', 'none')
    expect(
      await film.evaluate(({ networkState, NETWORK_IDLE }: HTMLVideoElement) => networkState <= NETWORK_IDLE),
    ).toBe(true)
    await part.getByRole('button', { name: /Play the film/ }).click()
    await expect(part.getByRole('button', { name: /Play the film/ })).toHaveCount(0)
    await expect(film).toHaveAttribute('controls')
  })

  await test.step('the call and chat buttons do not cover the controls of a playing film', async () => {
    const film = page.getByRole('region', { name: 'Walkthrough' }).locator('video')
    await expect(film).toHaveAttribute('controls')
    const call = page.getByRole('navigation', { name: 'Call or chat' }).getByRole('link', { name: /^Call/ })

    await film.evaluate((video) => video.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(call).toBeVisible()
    const elementAtCall = () =>
      call.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('video, a')?.tagName
      })
    await expect.poll(elementAtCall).toBe('VIDEO')

    await call.focus()
    await expect.poll(elementAtCall).toBe('A')
  })
})
