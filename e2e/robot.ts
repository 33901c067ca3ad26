import type { Page } from '@playwright/test'
import { passTime, stopClock } from './stop-clock.ts'

/** Time passes only when the robot lets it, in steps too small to make it a person, on however slow a machine. */
export async function asRobot(page: Page) {
  await page.clock.install()
  await stopClock(page)

  const until = (isSo: () => Promise<boolean>) => passTime(page, { until: isSo, step: 4 })

  return {
    until,
    async open(address: string) {
      await page.goto(address)
      await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
      await until(() => page.evaluate(() => 'isStarted' in window))
    },
  }
}
