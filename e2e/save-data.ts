import type { Page } from '@playwright/test'

/** Emulates a browser with data saving enabled. */
export function saveData(page: Page) {
  return page.addInitScript(() => {
    Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true })
  })
}
