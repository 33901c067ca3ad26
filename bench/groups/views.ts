import { chromium, type Page, type Response } from '@playwright/test'
import { ensureChromium } from '../../scripts/test/chromium.ts'
import type { Bench } from '../bench-context.ts'
import type { Row } from '../rows.ts'
import { openSite } from '../site.ts'

const KB = 1024

const PAGES = { home: '/home', list: '/products/Residential', detail: '/product/Commercial/rohini%20central' }

export async function measureViews(bench: Bench): Promise<Row[]> {
  const executablePath = await ensureChromium()
  if (!executablePath) throw new Error('There is no browser to open pages with.')
  const site = await openSite(bench)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  bench.cleanUp.add(() => browser.close())

  const rows: Row[] = []
  for (const [name, path] of Object.entries(PAGES)) {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      isMobile: true,
      hasTouch: true,
    })
    const arrived = await firstView(page, site.origin + path)
    await page.close()
    const weigh = (pattern: RegExp) =>
      arrived.filter(({ path: file }) => pattern.test(file)).reduce((sum, { bytes }) => sum + bytes, 0) / KB
    rows.push(
      { what: `Scripts, ${name}`, value: weigh(/\.js$/), unit: 'KB', goal: { atMost: 120 } },
      {
        what: `Scripts requested before the first paint, ${name}`,
        value: arrived.filter(({ path: file, isBeforePaint }) => isBeforePaint && file.endsWith('.js')).length,
        unit: '',
        goal: { atMost: 0 },
      },
      { what: `Styles, ${name}`, value: weigh(/\.css$/), unit: 'KB', goal: { atMost: 20 } },
      { what: `Fonts, ${name}`, value: weigh(/\.woff2$/), unit: 'KB', goal: { atMost: 110 } },
    )
    if (name === 'home') {
      rows.push({
        what: 'Everything but the film, home',
        value: weigh(/(?<!\.mp4)$/),
        unit: 'KB',
        goal: { atMost: 420 },
      })
    }
  }
  return rows
}

/** Measures compressed bodies, as `e2e/budgets.test.ts` does. */
async function firstView(page: Page, address: string) {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.addInitScript(() => {
    localStorage.setItem('modalopened', 'true')
    localStorage.setItem('cookieaccepted', '1')
    addEventListener('plinth:started', () => Object.assign(window, { isStarted: true }))
  })
  await page.goto(address)
  // The load event may come before the first paint.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  const paintedAt = await page.evaluate(() => {
    const [first] = performance.getEntriesByType('paint')
    return performance.timeOrigin + (first?.startTime ?? Number.NaN)
  })
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await page.waitForFunction(() => 'isStarted' in window)
  await page.waitForLoadState('networkidle')
  return Promise.all(
    responses.map(async (response) => {
      const request = response.request()
      const { responseBodySize } = await request.sizes()
      const isBeforePaint = request.timing().startTime < paintedAt
      return { path: new URL(response.url()).pathname, bytes: responseBodySize, isBeforePaint }
    }),
  )
}
