/**
 * One address in its many spellings: letter case and blanks around it do not matter. Whatever looks an account up or
 * counts for it uses this form, so no spelling gets a count of its own.
 */
export function plainAddress(email: string) {
  return email.trim().toLowerCase()
}

export function isSameAddress(one: string, other: string) {
  return plainAddress(one) === plainAddress(other)
}
