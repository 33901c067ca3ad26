/** Returns the whole number in a string, which may have grouping commas; NaN for any other string. */
export function wholeNumberIn(text: string) {
  const digits = text.replaceAll(/[\s,]/g, '')
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN
}

/** Returns the number in a string, with or without a percent sign; NaN for any other string. */
export function percentIn(text: string) {
  const [, digits] = /^(\d{1,3}(?:\.\d*)?|\.\d+)\s*%?$/.exec(text.trim()) ?? []
  return digits === undefined ? Number.NaN : Number(digits)
}

export function hasTwoDecimals(value: number) {
  return Number(value.toFixed(2)) === value
}
