import type { Page } from '@playwright/test'

/** How often the page has asked for an address that ends so. */
export function countCalls(page: Page, path: string) {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith(path)) calls += 1
  })
  return () => calls
}
