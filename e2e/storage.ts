import type { Page } from '@playwright/test'

/** Puts values where the page's scripts find them: at once, or as soon as the first document of ours opens. */
export async function store(page: Page, values: Record<string, string>) {
  if (page.url() !== 'about:blank') return page.evaluate(fill, values)

  // Playwright's own storageState opens a page for this, and so would we: a third of what a small test takes.
  const script = await page.addInitScript(fill, values)
  const forget = () => {
    if (page.url() === 'about:blank') return
    page.off('domcontentloaded', forget)
    // Only once: what the site takes away must not come back with its next document. A closed page forgets by itself.
    script.dispose().catch(() => {})
  }
  page.on('domcontentloaded', forget)
}

/** An empty document has no storage, and a frame of another host is none of ours. */
function fill(values: Record<string, string>) {
  if (window !== top || location.origin === 'null') return
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
}
