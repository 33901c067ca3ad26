const LEAST_DIGITS = 6

/** The digits of a search word that may be a phone number; null for any other word. */
export function digitsIn(word: string) {
  if (!/^[+\d][\d()./+-]*$/.test(word)) return null
  const digits = word.replaceAll(/\D/g, '')
  return digits.length >= LEAST_DIGITS ? digits : null
}
