import type { Page, Response } from '@playwright/test'
import { expect, start, test } from './fixtures.ts'

test.use({ hasRealPictures: true, deviceScaleFactor: 3 })

const KB = 1024

const PAGES = ['/home', '/products/Residential', '/product/Commercial/rohini%20central']

/** The design asks for 120 KB of scripts and 150 KB of HTML. What stands here has been reached; it may only shrink. */
const REACHED = { document: 158 * KB, scripts: 146 * KB }

for (const address of PAGES) {
  test(`${address} stays within its budgets`, { tag: '@phone' }, async ({ page, request }) => {
    const html = await (await request.get(address)).body()
    const arrived = await firstView(page, address)

    expect(html.byteLength, 'document, uncompressed').toBeLessThanOrEqual(REACHED.document)
    expect(weigh(arrived, /\.js$/), 'scripts').toBeLessThanOrEqual(REACHED.scripts)
    expect(weigh(arrived, /\.js$/), 'scripts').toBeGreaterThan(0)
    expect(weigh(arrived, /\.css$/), 'styles').toBeLessThanOrEqual(20 * KB)
    expect(weigh(arrived, /\.woff2$/), 'fonts').toBeLessThanOrEqual(110 * KB)
  })
}

interface Arrival {
  path: string
  body: number
}

/** All that a visitor is sent who opens a page, lets it start and does not scroll. */
async function firstView(page: Page, address: string): Promise<Arrival[]> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(address)
  await start(page)
  await page.waitForLoadState('networkidle')
  return Promise.all(
    responses
      .filter((response) => !response.url().endsWith('.mp4'))
      .map(async (response) => {
        const { responseBodySize } = await response.request().sizes()
        return { path: new URL(response.url()).pathname, body: responseBodySize }
      }),
  )
}

function weigh(arrived: Arrival[], pattern: RegExp) {
  return arrived.filter(({ path }) => pattern.test(path)).reduce((sum, { body }) => sum + body, 0)
}
