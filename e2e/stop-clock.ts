import { expect, type Page } from '@playwright/test'

/**
 * Stops the page's clock, so that only the test advances it. The clock can only be paused at a time that is not yet
 * past, so it jumps one minute ahead.
 */
export async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
}

/** Advances the clock in small steps, regardless of the machine's speed, until the condition is true. */
export async function passTime(page: Page, { until, step = 10 }: { until: () => Promise<boolean>; step?: number }) {
  const isSoAfterStep = async () => {
    await page.clock.runFor(step)
    return until()
  }
  // The interval is constant, because growing intervals would hardly advance the clock.
  await expect.poll(isSoAfterStep, { intervals: [100] }).toBe(true)
}
