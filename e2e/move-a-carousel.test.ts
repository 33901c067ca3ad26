import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { stopClock } from './stop-clock.ts'

test.use({ reducedMotion: 'no-preference' })

const WIDTHS = [390, 600, 900, 1000, 1100, 1201]

interface Expected {
  name: string
  margin: number
  /** Number of items in view at each of the widths above. */
  items: number[]
}

const CAROUSELS: Record<string, Expected[]> = {
  '/home': [
    { name: 'Banking Partners', margin: 15, items: [1, 2, 3, 3, 5, 5] },
    { name: 'Residential projects', margin: 20, items: [1, 2, 2, 3, 3, 3] },
    { name: 'Projects', margin: 20, items: [1, 2, 2, 3, 3, 3] },
    { name: 'More of News & Events', margin: 20, items: [1, 2, 2, 5, 5, 5] },
  ],
  '/media': [
    { name: 'Events of 2026', margin: 20, items: [1, 2, 2, 5, 5, 5] },
    { name: 'News of 2026', margin: 20, items: [1, 2, 2, 5, 5, 5] },
  ],
  '/product/Commercial/rohini%20central': [{ name: 'Specification', margin: 20, items: [1, 2, 2, 3, 3, 4] }],
}

test(`carousels show as many items as fit ${WIDTHS.join(', ')} px, and their buttons leave room for their name`, {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [address, carousels] of Object.entries(CAROUSELS)) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, address)
    for (const [at, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 900 })
      for (const { name, margin, items } of carousels) {
        const shown = expect.poll(() => measure(carousel(page, name)), `${name} at ${width} px`)
        await shown.toEqual({ items: items[at], margin })
      }
    }
    if (address === '/home') await expectNameBesideButtons(page, 'Banking Partners')
  }
})

test('the gallery of a category shows 1, 2, 3 and 4 items, and two quick presses of Next move a carousel by two', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/product/Residential/suncourt')

  await test.step('two quick presses of Next move a carousel by two items', async () => {
    const specification = carousel(page, 'Specification')
    const track = specification.getByRole('list')
    await track.hover()

    await pressTwice(specification.getByRole('button', { name: 'Next' }))
    await expect.poll(() => track.evaluate(itemsScrolledBy)).toBe(2)
  })

  await test.step('the gallery of a category shows 1, 2, 3 and 4 items', async () => {
    await page
      .getByRole('tablist', { name: 'Gallery' })
      .getByRole('tab', { name: /^Interior/ })
      .click()

    for (const [width, items] of Object.entries({ 390: 1, 600: 2, 1000: 3, 1201: 4 })) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      await expect
        .poll(() => measure(carousel(page, 'Gallery, Interior')), `at ${width} px`)
        .toEqual({ items, margin: 20 })
    }
  })

  await expectNameBesideButtons(page, 'Specification')
})

test('the hero shows its next image every 5 seconds, and the carousels of the home page advance every 3 or 5 seconds', {
  tag: '@desktop',
}, async ({ page }) => {
  await openStopped(page)

  await test.step('the hero', async () => {
    // Located by element, because entries that are not shown on a narrow screen have no role.
    const rail = page.getByRole('region', { name: 'Introduction' }).locator('li')
    const shown = () => rail.evaluateAll((entries) => entries.findIndex((entry) => entry.hasAttribute('data-shown')))
    // The video on the first slide may play to its end, so wait for the second slide.
    const momentLater = () => page.clock.runFor(500).then(shown)
    await expect.poll(momentLater, { intervals: [50] }).toBe(1)

    await page.clock.runFor(3_000)
    expect(await shown()).toBe(1)
    await page.clock.runFor(2_000)
    await expect.poll(shown).toBe(2)
  })

  for (const { name, ms } of [
    { name: 'Banking Partners', ms: 3_000 },
    { name: 'Residential projects', ms: 5_000 },
    { name: 'Projects', ms: 5_000 },
    { name: 'Highlights', ms: 5_000 },
    { name: 'Exclusive projects', ms: 5_000 },
  ]) {
    await test.step(`${name}: ${ms} ms`, async () => {
      const track = await bringIntoView(page, name)
      await page.clock.runFor(ms - 100)
      await twoFrames(track)
      expect(await left(track)).toBe(0)
      await page.clock.runFor(150)
      await expect.poll(() => left(track)).toBeGreaterThan(0)
    })
  }
})

test('a carousel starts again after its last item, and one that does not loop stops at its ends', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/home')
  const banks = carousel(page, 'Banking Partners')
  const track = banks.getByRole('list')
  // Hovering pauses autoplay and scrolls the carousel into view: out of view it does not track its position.
  await track.hover()
  await track.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
  await expect(banks).toHaveCSS('--progress', '1')

  await banks.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => left(track)).toBe(0)
  await banks.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => left(track)).toBeGreaterThan(100)

  await test.step('a carousel that does not loop stops at its ends', async () => {
    const projects = carousel(page, 'Projects')
    const row = projects.getByRole('list')
    await expect(projects.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await projects.getByRole('button', { name: 'Next' }).click()
    const previous = projects.getByRole('button', { name: 'Previous' })
    await expect(previous).toBeEnabled()
    await previous.press('Enter')
    await expect(previous).toBeDisabled()
    await expect(previous).toBeFocused()

    await hasAllSlides(row)
    // Repeated, because the row loads more projects near its end.
    await expect(async () => {
      await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
      await expect(projects.getByRole('button', { name: 'Next' })).toBeDisabled({ timeout: 1_000 })
      await expect(row.locator('[aria-busy]')).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
  })
})

test('a carousel does not move when paused, under the pointer, or with reduced motion', { tag: '@desktop' }, async ({
  page,
}) => {
  await openStopped(page)
  const track = await bringIntoView(page, 'Banking Partners')
  const banks = carousel(page, 'Banking Partners')

  await track.hover()
  await twoFrames(track)
  await page.clock.runFor(20_000)
  await twoFrames(track)
  expect(await left(track)).toBe(0)

  await banks.getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(0, 0)
  await banks.getByRole('button', { name: 'Play' }).evaluate((button) => button.blur())
  await page.clock.runFor(20_000)
  await twoFrames(track)
  expect(await left(track)).toBe(0)

  await test.step('with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.resume()
    await open(page, '/home')
    await stopClock(page)
    const still = await bringIntoView(page, 'Banking Partners')
    await page.clock.runFor(20_000)
    await twoFrames(still)
    expect(await left(still)).toBe(0)
  })
})

/** The name of a carousel and its buttons do not overlap at 400 % zoom. */
async function expectNameBesideButtons(page: Page, name: string) {
  await page.setViewportSize({ width: 320, height: 700 })
  const heading = page.getByRole('heading', { name, exact: true })
  await heading.scrollIntoViewIfNeeded()
  const button = await carousel(page, name).getByRole('button').first().elementHandle()
  // Measure both at once, because adjacent sections may still shift. The heading's box is as wide as its column, so
  // measure the text.
  const isClear = await heading.evaluate((element, first) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const word = range.getBoundingClientRect()
    const place = first?.getBoundingClientRect()
    return place && place.width > 0 && (place.top >= word.bottom || place.left >= word.right)
  }, button)

  expect(isClear, name).toBe(true)
}

function carousel(page: Page, name: string) {
  return page.locator(`[aria-roledescription="carousel"]`).and(page.getByRole('region', { name, exact: true }))
}

/** Opens the home page with a stopped clock. */
async function openStopped(page: Page) {
  await page.clock.install()
  await open(page, '/home')
  await stopClock(page)
}

/**
 * Scrolls from the top to the carousel, whose timer then starts, and waits until it has detected that it is in view.
 */
async function bringIntoView(page: Page, name: string) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const track = carousel(page, name).getByRole('list').first()
  await twoFrames(page.getByRole('heading', { level: 1 }))
  await track.evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await hasAllSlides(track)
  await twoFrames(track)
  await track.evaluate((list) => {
    list.scrollTo({ left: 0, behavior: 'instant' })
    return new Promise<void>((resolve) => {
      const watcher = new IntersectionObserver(() => {
        watcher.disconnect()
        resolve()
      })
      watcher.observe(list)
    })
  })
  await page.clock.runFor(50)
  return track
}

/** Waits until a long row has rendered all slides, as it does when it scrolls into view; that restarts its timer. */
async function hasAllSlides(track: Locator) {
  const missing = () =>
    track.evaluate((list) => Number(getComputedStyle(list).getPropertyValue('--count')) - list.childElementCount)
  await expect.poll(missing).toBeLessThanOrEqual(0)
}

function left(track: Locator) {
  return track.evaluate((list) => Math.round(list.scrollLeft))
}

/** Waits for two frames, in which a started movement would show: Playwright's stability check takes that long. */
async function twoFrames(track: Locator) {
  await track.scrollIntoViewIfNeeded()
}

/** The number of fully visible items, and the gap between two in px. */
function measure(region: Locator) {
  return region
    .getByRole('list')
    .first()
    .evaluate((list) => {
      const frame = list.getBoundingClientRect()
      const boxes = [...list.children].map((child) => child.getBoundingClientRect())
      const [first, second] = boxes
      return {
        items: boxes.filter((box) => box.left >= frame.left - 1 && box.right <= frame.right + 1).length,
        margin: first && second ? Math.round(second.left - first.right) : 0,
      }
    })
}

/** Both clicks arrive before the smooth scroll of the first one has moved the track. */
function pressTwice(button: Locator) {
  return button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}

/** The scroll position in items, rounded because the last step may be shorter than an item. */
function itemsScrolledBy(list: Element) {
  const [first, second] = list.children as unknown as HTMLElement[]
  return first && second ? Math.round(list.scrollLeft / (second.offsetLeft - first.offsetLeft)) : null
}
