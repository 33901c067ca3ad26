import type { Page } from '@playwright/test'
import { openStripeServer, STRIPE_ENV, type StripeServer } from '#test/local-stripe.ts'
import { test as base } from './fixtures.ts'
import { openOwnSite } from './own-site.ts'

interface StripeSite {
  url: string
  stripe: StripeServer
}

/** `test` with a separate site that accepts cards through a local Stripe server and a fake Stripe.js. */
export const test = base.extend<object, { site: StripeSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const stripe = await openStripeServer()
      const site = await openOwnSite({ STRIPE_API_BASE: stripe.url, ...STRIPE_ENV })
      await use({ url: site.url, stripe })
      await site.close()
      await stripe.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, site }, use) => {
    await serveStripeScript(page, site.stripe)
    await use(page)
  },
})

async function serveStripeScript(page: Page, stripe: StripeServer) {
  await page.route('https://js.stripe.com/v3/', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `window.Stripe = ${fakeStripe}` }),
  )
  await page.route('https://api.stripe.com/approval', (route) => {
    const { clientSecret, isApproved } = route.request().postDataJSON()
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ headers, json: stripe.approve(clientSecret, { isApproved }) })
  })
}

/** The part of Stripe.js that the page uses. It runs in the browser, so it must not use outer variables. */
function fakeStripe() {
  return {
    elements: () => ({
      create: () => ({
        mount: (place: HTMLElement) => place.append('The provider’s card field'),
        destroy: () => {},
      }),
    }),
    createToken: async () => ({ token: { id: 'tok_threeDSecure2Required' } }),
    confirmCardPayment: (clientSecret: string) =>
      new Promise((resolve) => {
        const bank = document.createElement('section')
        bank.setAttribute('aria-label', 'Bank')
        // The dialog is above everything else, like that of Stripe.
        Object.assign(bank.style, { position: 'fixed', inset: '0', zIndex: '2147483647', background: 'white' })
        bank.append(
          ...([true, false] as const).map((isApproved) => {
            const button = document.createElement('button')
            button.append(isApproved ? 'Yes, it is me' : 'No')
            button.onclick = async () => {
              const body = JSON.stringify({ clientSecret, isApproved })
              const answer = await fetch('https://api.stripe.com/approval', { method: 'POST', body })
              bank.remove()
              resolve(await answer.json())
            }
            return button
          }),
        )
        document.body.prepend(bank)
      }),
  }
}
