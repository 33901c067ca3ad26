import { AppError } from '#server/errors.ts'
import type { Cards } from '#server/gateways/cards.ts'

/**
 * Null for the sandbox if it is no longer configured, because it never charged anything. Throws for any other provider
 * that is not configured, because what it charges cannot be changed from here.
 */
export function providerOf(name: string, cards: Cards | null, refusal: string): Cards | null {
  if (cards?.name === name) return cards
  if (name === 'sandbox') return null
  throw new AppError('conflict', refusal)
}
