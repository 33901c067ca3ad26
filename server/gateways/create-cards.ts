import type { Config } from '#server/config.ts'
import type { Cards } from './cards.ts'
import { createSandboxCards } from './cards-sandbox.ts'

/** Null if payments are not configured. The library of the provider is large, so it is imported lazily. */
export async function createCards(settings: Config['cards']): Promise<Cards | null> {
  if (settings.kind === 'stripe') return (await import('./cards-stripe.ts')).createStripeCards(settings)
  return settings.kind === 'sandbox' ? createSandboxCards() : null
}
