/** Lookups and rate limits use this form, so that letter case and surrounding spaces make no difference. */
export function plainAddress(email: string) {
  return email.trim().toLowerCase()
}

export function isSameAddress(one: string, other: string) {
  return plainAddress(one) === plainAddress(other)
}
