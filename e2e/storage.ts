import type { Page } from '@playwright/test'

/** Writes to local storage: at once, or when an empty page opens its first document. */
export async function store(page: Page, values: Record<string, string>) {
  if (page.url() !== 'about:blank') return page.evaluate(fill, values)

  // Playwright's `storageState` opens a page for this, which takes a third of a small test's time.
  const script = await page.addInitScript(fill, values)
  const forget = () => {
    if (page.url() === 'about:blank') return
    page.off('domcontentloaded', forget)
    // Run the script only once, so that it does not restore values that the site deletes. Disposing fails on a closed
    // page.
    script.dispose().catch(() => {})
  }
  page.on('domcontentloaded', forget)
}

/** Skips documents with an opaque origin, which have no storage, and embedded frames of other sites. */
function fill(values: Record<string, string>) {
  if (window !== top || location.origin === 'null') return
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
}

/** Makes the storage of the page's document fail, as in a browser that blocks it. */
export async function blockStorage(page: Page) {
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('The storage is blocked.', 'SecurityError')
    }
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse })
  })
}
