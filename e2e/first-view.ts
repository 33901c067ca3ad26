import type { Page, Response } from '@playwright/test'
import { createRobot } from './robot.ts'

interface Arrival {
  path: string
  body: number
}

/**
 * Opens pages as for a visitor who comes for the first time, hydrates them without scrolling and before a carousel
 * moves, and returns all responses except videos.
 */
export async function createFirstView(page: Page) {
  const robot = await createRobot(page)
  const devTools = await page.context().newCDPSession(page)
  let responses: Response[] = []
  page.on('response', (response) => responses.push(response))

  return async (address: string): Promise<Arrival[]> => {
    // Toggling also clears the browser's in-memory cache.
    for (const cacheDisabled of [true, false]) await devTools.send('Network.setCacheDisabled', { cacheDisabled })
    await devTools.send('Network.clearBrowserCache')
    responses = []
    await robot.open(address)
    await page.waitForLoadState('networkidle')
    return Promise.all(
      responses
        .filter((response) => !response.url().endsWith('.mp4'))
        .map(async (response) => {
          const { responseBodySize } = await response.request().sizes()
          return { path: new URL(response.url()).pathname, body: responseBodySize }
        }),
    )
  }
}

export function weigh(arrived: Arrival[], pattern: RegExp) {
  return arrived.filter(({ path }) => pattern.test(path)).reduce((sum, { body }) => sum + body, 0)
}
