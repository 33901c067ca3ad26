/**
 * Normalizes an e-mail address: ignores letter case and surrounding blanks. All lookups and counters use this form, so
 * that no spelling is counted separately.
 */
export function plainAddress(email: string) {
  return email.trim().toLowerCase()
}

export function isSameAddress(one: string, other: string) {
  return plainAddress(one) === plainAddress(other)
}
