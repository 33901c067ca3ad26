import { expect, type Page } from '@playwright/test'

/** From here on time passes only when a test lets it. It stops a minute ahead, for the page goes on until it is told. */
export async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
}

/** Lets time pass in small steps, on however slow a machine, until something is so. */
export async function passTime(page: Page, { until, step = 10 }: { until: () => Promise<boolean>; step?: number }) {
  const isSoAfterStep = async () => {
    await page.clock.runFor(step)
    return until()
  }
  // At even steps: waits that grow would let hardly any time pass.
  await expect.poll(isSoAfterStep, { intervals: [100] }).toBe(true)
}
