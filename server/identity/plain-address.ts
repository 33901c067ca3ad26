/**
 * Lookups and rate limits use this form, so that an e-mail address in any letter case and with spaces around it finds
 * the same account and shares one limit.
 */
export function plainAddress(email: string) {
  return email.trim().toLowerCase()
}

export function isSameAddress(one: string, other: string) {
  return plainAddress(one) === plainAddress(other)
}
