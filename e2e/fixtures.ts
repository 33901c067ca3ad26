import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { store } from './storage.ts'

export { expect }

/** For tests that only send requests: no browser is opened for them. */
export const requestTest = base

interface WorkerFixtures {
  /** The server makes a picture's sizes when they are first asked for. Only tests that look at pictures wait for that. */
  hasPictures: boolean
}

interface Fixtures {
  /** Somebody who has been here before has agreed to the disclaimer and the cookies. */
  isFirstVisit: boolean
  /** Tests fill in forms faster than anybody; unless they are to be taken for robots, the page believes they did not. */
  isHurried: boolean
  /** Names a fault this test provokes on purpose, such as the 404 it asks for. */
  allowFault: (pattern: RegExp) => void
}

/** Every test also fails on what a visitor would not see but a developer would: console errors, broken requests, CSP. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  hasPictures: [false, { option: true, scope: 'worker' }],
  // The browser leaves them out by itself: answering for them here would stop at every request a page makes.
  launchOptions: [
    async ({ launchOptions, hasPictures }, use) => {
      const args = hasPictures ? [] : ['--blink-settings=imagesEnabled=false']
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
    },
    { scope: 'worker' },
  ],
  isFirstVisit: [false, { option: true }],
  isHurried: [false, { option: true }],
  context: async ({ context, isHurried }, use) => {
    if (!isHurried) await context.addInitScript(takeOnesTime)
    await use(context)
  },
  page: async ({ page, isFirstVisit }, use) => {
    if (!isFirstVisit) await store(page, ANSWERS_OF_EARLIER_VISITS)
    await use(page)
    // What a page asks for on its way out has nobody left to read it.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
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
      expect(unexpected, 'faults nobody expected').toEqual([])
    },
    { auto: true },
  ],
})

/** Comes after the form's own note of the time. */
function takeOnesTime() {
  addEventListener('formdata', ({ formData }) => {
    if (formData.has('openFor')) formData.set('openFor', '60000')
  })
}

const ANSWERS_OF_EARLIER_VISITS = { modalopened: 'true', cookieaccepted: '1' }

/** Opens a page and waits until React listens on it. */
export async function open(page: Page, address: string) {
  const answer = await page.goto(address)
  await start(page)
  return answer
}

/** React starts at the first touch. The tests spend one on it, so that the next is met by a page that listens. */
export async function start(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await page.waitForFunction(() => 'isStarted' in window)
}

/** What the page has stored under a name; null for nothing. */
export function stored(page: Page, name: string) {
  return page.evaluate((key) => localStorage.getItem(key), name)
}

export async function expectAccessible(page: Page) {
  await bringAxe(page)
  await layOutWhatIsOutOfSight(page)
  await untilShown(page)
  // Told to report violations only, axe does not describe all that is well; without frames of other hosts, which are
  // not ours, it needs no second page to put its results together. Both take half of its time.
  const axe = new AxeBuilder({ page, axeSource: ALREADY_THERE })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    // A toast that goes away meanwhile is half-way between two colours.
    .exclude('[data-leaving]')
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  )
  expect(found, 'accessibility violations').toEqual([])
}

// Left to itself, the builder sends its program twice, and with every comment in it.
const AXE = readFileSync(fromAxeBuilder().resolve('axe-core/axe.min.js'), 'utf8')
const ALREADY_THERE = 'void 0'

async function bringAxe(page: Page) {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
  }
}

function fromAxeBuilder() {
  return createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
}

/** Otherwise the browser styles it when axe looks there, and a link may be half-way between two colours just then. */
async function layOutWhatIsOutOfSight(page: Page) {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
    }
    document.body.getBoundingClientRect()
  })
}

/** What is checked for contrast must not be in the middle of a fade. Longer ones, such as a carousel's, have no end here. */
async function untilShown(page: Page) {
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
    // The response itself is reported below, with its address and only for our own origin.
    if (message.text().startsWith('Failed to load resource')) return
    if (message.type() === 'error') report(`console: ${message.text()}`)
  })
  context.on('response', (response) => {
    if (response.status() < 400 || !response.url().startsWith(origin)) return
    report(`${response.request().method()} ${pathOf(response.url())} answered ${response.status()}`)
  })
  context.on('requestfailed', (request) => {
    // Leaving a page aborts what it was still loading.
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
