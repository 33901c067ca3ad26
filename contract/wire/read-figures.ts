/** NaN if the text is no whole number; grouping commas are accepted. */
export function wholeNumberIn(text: string) {
  const digits = text.replaceAll(/[\s,]/g, '')
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN
}

/** NaN if the text is no decimal number, with or without a percent sign. */
export function percentIn(text: string) {
  const [, digits] = /^(\d{1,3}(?:\.\d*)?|\.\d+)\s*%?$/.exec(text.trim()) ?? []
  return digits === undefined ? Number.NaN : Number(digits)
}

/** Percentages have at most two decimals. */
export function hasTwoDecimals(value: number) {
  return Number(value.toFixed(2)) === value
}
