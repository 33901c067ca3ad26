import { expect, type Page } from '@playwright/test'

/** Time passes only when the robot lets it, in steps too small to make it a person, on however slow a machine. */
export async function asRobot(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(10)

  const until = (isSo: () => Promise<boolean>) =>
    expect
      .poll(async () => {
        await page.clock.runFor(10)
        return isSo()
      })
      .toBe(true)

  return {
    until,
    async open(address: string) {
      await page.goto(address)
      await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
      await until(() => page.evaluate(() => 'isStarted' in window))
    },
  }
}
