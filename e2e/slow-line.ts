import type { Page } from '@playwright/test'

/** A slow line: what goes to these addresses is asked for but does not arrive until it is released. */
export async function hold(page: Page, addresses: string) {
  let asked = 0
  const line = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    asked += 1
    await line.promise
    await route.continue()
  })
  return { asked: () => asked, release: line.resolve }
}
