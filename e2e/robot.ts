import type { Page } from '@playwright/test'
import { passTime, stopClock } from './stop-clock.ts'

/**
 * Opens pages with a stopped clock, which the test advances in small steps. To the page, a form is then filled in as
 * fast as by a bot, even on a slow machine.
 */
export async function createRobot(page: Page) {
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
