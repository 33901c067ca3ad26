import type { Page } from '@playwright/test'

/** Counts the page's requests whose URL ends with this path. */
export function countCalls(page: Page, path: string) {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith(path)) calls += 1
  })
  return () => calls
}
