import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

const [visitors] = Array.isArray(journeys.webServer) ? journeys.webServer : []
if (!visitors) throw new Error('playwright.config.ts names no site to photograph.')

/** One site, both widths: what `npm run screens` puts into docs/screens. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.screens.ts',
  reporter: 'list',
  webServer: { ...visitors, cwd: join(import.meta.dirname, '../..') },
  use: {
    ...journeys.use,
    baseURL: new URL(visitors.url ?? '').origin,
    // The photographer shows at once what a visitor would scroll to, by a style of its own.
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
    { name: '390', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  ],
})
