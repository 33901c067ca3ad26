export const MOBILE_DIGITS = { fewest: 6, most: 15 } as const

/** Spaces and hyphens between the digits are allowed. */
export const MOBILE_NUMBER = new RegExp(`^(?:[ -]*\\d){${MOBILE_DIGITS.fewest},${MOBILE_DIGITS.most}}[ -]*$`)

/** Requires a top-level domain of two or more letters. */
export const GENERAL_ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/
