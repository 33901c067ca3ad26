/** India, for numbers without a dial code. */
const DEFAULT_DIAL_CODE = '91'
const FEWEST_DIGITS = 6

/**
 * Normalizes a phone number to E.164; null for an invalid one. A leading + or 00 means that the number contains its
 * dial code; a leading 0 is the trunk prefix. The SQL function `lead_phone`, which a migration uses, must have the same
 * results.
 */
export function normalisedPhone(dialCode: string | null, number: string | null): string | null {
  const written = (number ?? '').trim()
  const digits = written.replaceAll(/\D/g, '')
  if (written.startsWith('+')) return withEnoughDigits(digits)
  if (digits.startsWith('00')) return withEnoughDigits(digits.replace(/^0+/, ''))
  const local = digits.replace(/^0+/, '')
  if (local.length < FEWEST_DIGITS) return null
  const code = (dialCode ?? '').replaceAll(/\D/g, '').replace(/^0+/, '') || DEFAULT_DIAL_CODE
  // An Indian number has ten digits, so twelve that begin with 91 contain the dial code.
  const hasCode = code === DEFAULT_DIAL_CODE && local.length === 12 && local.startsWith(code)
  return hasCode ? `+${local}` : `+${code}${local}`
}

function withEnoughDigits(digits: string) {
  return digits.length < FEWEST_DIGITS ? null : `+${digits}`
}

/** Formats a normalized Indian number as +91 53110 00493. Other numbers are unchanged. */
export function writtenPhone(phone: string) {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')
}
