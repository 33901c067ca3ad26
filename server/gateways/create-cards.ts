import type { Config } from '#server/config.ts'
import type { Cards } from './cards.ts'
import { createSandboxCards } from './cards-sandbox.ts'

/** Null where payments are not set up. The provider's library is large and loaded only where it is used. */
export async function createCards(settings: Config['cards']): Promise<Cards | null> {
  if (settings.kind === 'stripe') return (await import('./cards-stripe.ts')).createStripeCards(settings)
  return settings.kind === 'sandbox' ? createSandboxCards() : null
}
