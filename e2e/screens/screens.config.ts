import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { addressOf, SITES } from '../sites.ts'

/** Both widths of what `npm run screens` writes: the pictures of the README, and all pages in docs/screens/pages. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.screens.ts',
  reporter: 'list',
  use: {
    ...journeys.use,
    baseURL: addressOf(SITES.visitors),
    // The photographer shows at once what a visitor would scroll to, by a style of its own.
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
    { name: '390', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  ],
})
