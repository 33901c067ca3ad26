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
 * The registration of what is on sale comes first: those that are not handed over precede the others, then valid ones
 * precede expired ones, those with a number those without, and newer ones older ones.
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

/** Leaves out the last day of a registration that is handed over, because it need not be valid any more. */
export function inShort(registrations: readonly Dated[], today: string): RegistrationInShort | null {
  const [first, ...others] = inShownOrder(registrations, today)
  if (!first) return null
  const { number, validUntil, handedOverDate } = first
  return { number, validUntil: handedOverDate === null ? validUntil : null, others: others.length }
}
