import type { RegistrationInShort } from './registrations.schema.ts'

interface Dated {
  number: string | null
  registeredOn: string | null
  validUntil: string | null
  handedOverDate: string | null
}

/** The specified RERA number is free text. Text without a digit, such as Applied for, is not a number. */
export function hasNumber(reraNumber: string) {
  return /\d/.test(reraNumber)
}

/**
 * Registrations of what is on sale come first: not handed over, valid, with a number, newest. Those of handed-over
 * phases keep their order.
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

/** After the handover the registration may end, so its last day is left out. */
export function inShort(registrations: readonly Dated[], today: string): RegistrationInShort | null {
  const [first, ...others] = inShownOrder(registrations, today)
  if (!first) return null
  const { number, validUntil, handedOverDate } = first
  return { number, validUntil: handedOverDate === null ? validUntil : null, others: others.length }
}
