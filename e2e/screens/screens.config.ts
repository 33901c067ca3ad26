import { defineConfig } from '@playwright/test'
import e2eConfig from '../../playwright.config.ts'
import { addressOf, SITES } from '../sites.ts'

/** Settings of `npm run screens`, which writes the README's screenshots and those of all pages to docs/screens. */
export default defineConfig({
  ...e2eConfig,
  testDir: '.',
  testMatch: '*.screens.ts',
  reporter: 'list',
  use: {
    ...e2eConfig.use,
    baseURL: addressOf(SITES.visitors),
    // The screenshots need an additional style, which the content security policy would block.
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
    { name: '390', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  ],
})
