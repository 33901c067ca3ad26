import type { Page } from '@playwright/test'

/** Collects the bodies of the page's requests to this path from now on. */
export function listenFor(page: Page, method: string, path: string) {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) bodies.push(request.postDataJSON())
  })
  return () => bodies
}
