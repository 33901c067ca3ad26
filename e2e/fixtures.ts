import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { store } from './storage.ts'

export { expect }

/** For tests that only send requests, without a browser. */
export const requestTest = base

interface WorkerFixtures {
  /**
   * True for tests about images. The server generates image variants on first request, which other tests need not wait
   * for.
   */
  loadsImages: boolean
}

interface Fixtures {
  /** Unless true, the disclaimer is accepted and the cookie choice made. */
  isFirstVisit: boolean
  /**
   * Unless true, forms report a filling time that passes the bot check, because tests fill in forms faster than people.
   */
  isHurried: boolean
  /** Allows an error that the test causes, such as a 404. */
  allowFault: (pattern: RegExp) => void
}

/** Every test also fails on console errors, failed requests and CSP violations. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  loadsImages: [false, { option: true, scope: 'worker' }],
  // Images are disabled by a browser flag, because a route handler would intercept every request of a page.
  launchOptions: [
    async ({ launchOptions, loadsImages }, use) => {
      const args = loadsImages ? [] : ['--blink-settings=imagesEnabled=false']
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
    },
    { scope: 'worker' },
  ],
  isFirstVisit: [false, { option: true }],
  isHurried: [false, { option: true }],
  context: async ({ context, isHurried }, use) => {
    if (!isHurried) await context.addInitScript(reportSlowFilling)
    await use(context)
  },
  page: async ({ page, isFirstVisit }, use) => {
    if (!isFirstVisit) await store(page, ACCEPTED_NOTICES)
    await use(page)
    // Route handlers that are still running at the end of the test may fail.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  allowFault: [
    async ({ context, baseURL }, use) => {
      const allowed: RegExp[] = []
      const faults: string[] = []
      await listenForFaults({ context, origin: new URL(baseURL ?? '').origin, report: (fault) => faults.push(fault) })

      await use((pattern) => {
        allowed.push(pattern)
      })

      const unexpected = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))
      expect(unexpected, 'unexpected faults').toEqual([])
    },
    { auto: true },
  ],
})

/** Replaces the filling time; the listener on the window runs after the form's own. */
function reportSlowFilling() {
  addEventListener('formdata', ({ formData }) => {
    if (formData.has('openFor')) formData.set('openFor', '60000')
  })
}

/** Only necessary cookies are accepted, so that maps and videos ask before they load. */
const ACCEPTED_NOTICES = { modalopened: 'true', cookieaccepted: '0' }

/** Opens a page and waits until React has hydrated it. */
export async function open(page: Page, address: string) {
  const answer = await page.goto(address)
  await hydrate(page)
  return answer
}

/** Dispatches an input event, because hydration starts at the first one, and waits until the page is hydrated. */
export async function hydrate(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await page.waitForFunction(() => 'isStarted' in window)
}

/** The value in the page's local storage; null if there is none. */
export function stored(page: Page, name: string) {
  return page.evaluate((key) => localStorage.getItem(key), name)
}

export async function expectAccessible(page: Page) {
  await injectAxe(page)
  await renderOffscreenContent(page)
  // The rows of a table are pale while the next page is loading.
  await expect(page.locator('[data-outdated]')).toHaveCount(0)
  await waitForFades(page)
  // Reporting only violations spares axe the description of passes; legacy mode skips cross-origin frames and the extra
  // page that merges their results. Each halves the run time.
  const axe = new AxeBuilder({ page, axeSource: ALREADY_THERE })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    // A toast that is fading out has an intermediate colour.
    .exclude('[data-leaving]')
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  )
  expect(found, 'accessibility violations').toEqual([])
}

// Injected here, because the builder would send the unminified script twice.
const AXE = readFileSync(fromAxeBuilder().resolve('axe-core/axe.min.js'), 'utf8')
const ALREADY_THERE = 'void 0'

async function injectAxe(page: Page) {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
  }
}

function fromAxeBuilder() {
  return createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
}

/**
 * Renders parts with `content-visibility: auto`. Otherwise they are styled only when axe reads them, in mid-transition.
 */
async function renderOffscreenContent(page: Page) {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
    }
    document.body.getBoundingClientRect()
  })
}

/** Waits for fades to end, because they affect contrast. Longer animations, such as a carousel's, are ignored. */
async function waitForFades(page: Page) {
  await page.evaluate(async () => {
    const fades = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000,
      )
    await Promise.allSettled(fades.map((fade) => fade.finished))
  })
}

interface Listening {
  context: BrowserContext
  origin: string
  report: (fault: string) => void
}

async function listenForFaults({ context, origin, report }: Listening) {
  context.on('weberror', (webError) => report(`page error: ${webError.error().message}`))
  context.on('console', (message) => {
    // The `response` listener reports these, with their address and only for our own origin.
    if (message.text().startsWith('Failed to load resource')) return
    if (message.type() === 'error') report(`console: ${message.text()}`)
  })
  context.on('response', (response) => {
    if (response.status() < 400 || !response.url().startsWith(origin)) return
    report(`${response.request().method()} ${pathOf(response.url())} answered ${response.status()}`)
  })
  context.on('requestfailed', (request) => {
    // Leaving a page aborts its pending requests.
    if (!request.url().startsWith(origin) || request.failure()?.errorText === 'net::ERR_ABORTED') return
    report(`${request.method()} ${pathOf(request.url())} failed: ${request.failure()?.errorText}`)
  })

  await context.exposeBinding('reportCspViolation', (_source, violation: string) => report(`CSP: ${violation}`))
  await context.addInitScript(() => {
    addEventListener('plinth:started', () => Object.assign(window, { isStarted: true }))
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { reportCspViolation } = window as unknown as { reportCspViolation: (violation: string) => void }
      reportCspViolation(`${effectiveDirective} refused ${blockedURI} in ${sourceFile}`)
    })
  })
}

function pathOf(address: string) {
  const { pathname, search } = new URL(address)
  return pathname + search
}
