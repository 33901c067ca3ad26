import { AppError } from '#server/errors.ts'
import type { Cards } from '#server/gateways/cards.ts'

/**
 * Returns the provider of a stored subscription or payment. Returns null for the sandbox, which never charged anything,
 * if it is no longer the configured provider. Throws for any other provider that is not configured, because what it
 * charges cannot be changed from here.
 */
export function providerOf(name: string, cards: Cards | null, refusal: string): Cards | null {
  if (cards?.name === name) return cards
  if (name === 'sandbox') return null
  throw new AppError('conflict', refusal)
}
