import { AppError } from '#server/errors.ts'
import type { Cards } from '#server/gateways/cards.ts'

/**
 * The provider of a subscription or payment; null for one of the sandbox after another provider was configured,
 * because the sandbox charges nothing. Throws when the provider is not configured, because what it charges cannot be
 * changed from here.
 */
export function providerOf(name: string, cards: Cards | null, refusal: string): Cards | null {
  if (cards?.name === name) return cards
  if (name === 'sandbox') return null
  throw new AppError('conflict', refusal)
}
