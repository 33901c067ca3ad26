import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const PORT = 4173
const baseURL = `http://127.0.0.1:${PORT}`

// Workers read this file again and inherit what the first reading put in the environment.
process.env.E2E_DATA_DIR ??= makeDataDir()
process.env.E2E_PASSWORD ??= `Aa1!${randomBytes(9).toString('base64url')}`

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
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
  // A test without a tag is true at both widths; a tagged one speaks of what exists, or need be shown, only at one.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: `exec "${process.execPath}" --liftoff-only build/server/index.js`,
    url: `${baseURL}/readyz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: '',
      DEMO: 'true',
      DEMO_PASSWORD: process.env.E2E_PASSWORD,
      ADMIN_PASSWORD: process.env.E2E_PASSWORD,
      LOG_LEVEL: 'warn',
      // Every journey comes from one address; the limits are tested through the API.
      RATE_LIMITS: 'off',
      // The suite shares its two cores with the browser.
      PREPARE_PICTURES: 'off',
    },
  },
})

function makeDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
