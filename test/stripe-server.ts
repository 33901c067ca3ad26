import { type Config, loadConfig } from '#server/config.ts'
import { openStripeServer, STRIPE_ENV, type StripeServer } from './local-stripe.ts'
import { test as outboxTest } from './outbox.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** `test` with an API that uses a local Stripe server. */
export const test = outboxTest.extend<{ stripe: StripeServer; config: Config }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  stripe: async ({}, use) => {
    const stripe = await openStripeServer()
    await use(stripe)
    await stripe.close()
  },
  config: async ({ stripe }, use) => {
    const settings = { LOG_LEVEL: 'silent', NODE_ENV: 'test', DATA_DIR: await temporaryFolder() }
    await use(loadConfig({ ...settings, ...STRIPE_ENV, STRIPE_API_BASE: stripe.url }))
  },
})
