import type { Page } from '@playwright/test'

/** The bodies of the calls that the page makes to this path from now on. */
export function listenFor(page: Page, method: string, path: string) {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) bodies.push(request.postDataJSON())
  })
  return () => bodies
}
