import type { RegistrationInShort } from './registrations.schema.ts'

interface Dated {
  number: string | null
  registeredOn: string | null
  validUntil: string | null
  handedOverDate: string | null
}

/** The specified RERA number is required text. Text without a digit, such as Applied for, is no number. */
export function hasNumber(reraNumber: string) {
  return /\d/.test(reraNumber)
}

/**
 * The registration of what is sold comes first: not handed over, in force, with a number, newest. What is handed over
 * keeps its order.
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

export function inShort(registrations: readonly Dated[], today: string): RegistrationInShort | null {
  const [first, ...others] = inShownOrder(registrations, today)
  return first ? { number: first.number, validUntil: first.validUntil, others: others.length } : null
}
