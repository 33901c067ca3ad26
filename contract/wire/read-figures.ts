/** The whole number that a text contains, or NaN. Grouping commas are accepted. */
export function wholeNumberIn(text: string) {
  const digits = text.replaceAll(/[\s,]/g, '')
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN
}

/** The decimal number that a text contains, with or without a percent sign, or NaN. */
export function percentIn(text: string) {
  const [, digits] = /^(\d{1,3}(?:\.\d*)?|\.\d+)\s*%?$/.exec(text.trim()) ?? []
  return digits === undefined ? Number.NaN : Number(digits)
}

/** Whether a number has at most two decimals. */
export function hasTwoDecimals(value: number) {
  return Number(value.toFixed(2)) === value
}
