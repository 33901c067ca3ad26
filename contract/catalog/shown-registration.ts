import type { RegistrationInShort } from './registrations.schema.ts'

interface Dated {
  number: string | null
  registeredOn: string | null
  validUntil: string | null
  handedOverDate: string | null
}

/**
 * Whether the specified RERA number, which is free text, is a number. Text without a digit, such as 'Applied for', is
 * not.
 */
export function hasNumber(reraNumber: string) {
  return /\d/.test(reraNumber)
}

/**
 * Sorts by what is on sale: not handed over before handed over, valid before expired, with a number before without,
 * newer before older.
 */
export function inShownOrder<R extends Dated>(registrations: readonly R[], today: string): R[] {
  const rank = ({ number, validUntil, handedOverDate }: R) =>
    Number(handedOverDate !== null) * 4 +
    Number(handedOverDate === null && validUntil !== null && validUntil < today) * 2 +
    Number(number === null)
  return registrations.toSorted(
    (one, other) => rank(one) - rank(other) || (other.registeredOn ?? '').localeCompare(one.registeredOn ?? ''),
  )
}

/**
 * Returns the registration for a card; null if there are none. `validUntil` is null after the handover, when the
 * validity no longer matters.
 */
export function inShort(registrations: readonly Dated[], today: string): RegistrationInShort | null {
  const [first, ...others] = inShownOrder(registrations, today)
  if (!first) return null
  const { number, validUntil, handedOverDate } = first
  return { number, validUntil: handedOverDate === null ? validUntil : null, others: others.length }
}
