import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { addressOf, SITES } from '../sites.ts'

/** The widths of `npm run screens`, which writes the pictures of the README and all pages in docs/screens/pages. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.screens.ts',
  reporter: 'list',
  use: {
    ...journeys.use,
    baseURL: addressOf(SITES.visitors),
    // A style sheet for screenshots shows content at once that a visitor would scroll to.
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
    { name: '390', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  ],
})
