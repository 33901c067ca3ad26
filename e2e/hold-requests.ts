import type { Page } from '@playwright/test'

/** Holds requests to matching URLs until `release` is called, as on a slow connection. */
export async function hold(page: Page, addresses: string) {
  let requests = 0
  const line = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    requests += 1
    await line.promise
    await route.continue()
  })
  return { requests: () => requests, release: line.resolve }
}
