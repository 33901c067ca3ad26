import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ALL_SITES, addressOf, SITES } from './e2e/sites.ts'

// Workers load this file again and inherit the environment, so these values are created only once.
process.env.E2E_DATA_DIR ??= makeDataDir()
process.env.E2E_PASSWORD ??= `Aa1!${randomBytes(9).toString('base64url')}`

const STAFF_FILES = readdirSync(join(import.meta.dirname, 'e2e'))
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => readFileSync(join(import.meta.dirname, 'e2e', name), 'utf8').includes("'./back-office.ts'"))
  .map((name) => `**/${name}`)

const VISITORS = { testIgnore: STAFF_FILES }
const STAFF = { testMatch: STAFF_FILES }

// A tagged test runs at one width. One without a tag, about what differs between the widths, runs at both.
const DESKTOP = { grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } }
const PHONE = {
  grepInvert: /@desktop/,
  use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // One worker per core of the build machine. A third one makes every page slower and the run no faster, because
  // workers rarely wait.
  workers: 2,
  // In CI a failed test is retried once and is flaky if it then passes; more than three flaky tests fail the run.
  retries: process.env.CI ? 1 : 0,
  // Only a test that hangs takes this long: one with many steps takes half a minute on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Animations take as long as loading the page, and clicks wait for them. Tests about motion turn them on.
    reducedMotion: 'reduce',
    // Recording a trace takes as long as the test itself. To record one: npm test -- browser e2e/… --trace=on
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', ...VISITORS, ...DESKTOP, use: { ...DESKTOP.use, baseURL: addressOf(SITES.visitors) } },
    { name: 'phone', ...VISITORS, ...PHONE, use: { ...PHONE.use, baseURL: addressOf(SITES.visitors) } },
    { name: 'desktop, staff', ...STAFF, ...DESKTOP, use: { ...DESKTOP.use, baseURL: addressOf(SITES.staff) } },
    { name: 'phone, staff', ...STAFF, ...PHONE, use: { ...PHONE.use, baseURL: addressOf(SITES.staff) } },
  ],
  webServer: {
    command: `exec "${process.execPath}" e2e/start-sites.ts`,
    cwd: import.meta.dirname,
    url: addressOf(ALL_SITES),
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

function makeDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
