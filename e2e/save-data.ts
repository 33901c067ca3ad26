import type { Page } from '@playwright/test'

/** A visitor whose browser has been told to save data. */
export function saveData(page: Page) {
  return page.addInitScript(() => {
    Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true })
  })
}
