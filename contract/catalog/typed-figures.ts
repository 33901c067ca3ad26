import { grouped, moneyRange } from '#contract/wire/money-and-area.ts'

/** For a single number, `from` equals `to`. */
export interface TypedRange {
  from: number
  to: number
}

const UNITS: Record<string, number> = {
  '': 1,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  l: 1e5,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
}

/** Reads rupees from '₹1.18 crore', '74 lakh' or '1,18,00,000'; NaN for anything else. */
export function readMoney(text: string) {
  const { number, unit } = amountIn(text)
  const factor = UNITS[unit]
  return factor === undefined ? Number.NaN : Math.round(number * factor)
}

/** Reads a price such as '₹1.12 – 1.16 crore' or '74 lakh'. Null if the text is empty or 'on request'. */
export function readPrice(text: string): TypedRange | null {
  if (/^\s*(on request)?\s*$/i.test(text)) return null
  const [low = '', high] = sidesOf(text)
  if (high === undefined) return { from: readMoney(low), to: readMoney(low) }
  // A unit after the second number applies to both, as in 74 – 78 lakh, but not to rupees, as in 90,000 – 1.1 lakh.
  const { number, unit } = amountIn(high)
  const first = amountIn(low)
  const hasOwnUnit = first.unit !== '' || (first.number >= 1000 && first.number > number)
  return { from: readMoney(hasOwnUnit ? low : `${low} ${unit}`), to: readMoney(high) }
}

/** Formats a price without rounding, so that `readPrice` returns the same amounts. */
export function writePrice(from: number, to: number) {
  if ([from, to].every(isExactInWords)) return moneyRange(from, to)
  return from === to ? `₹${grouped(from)}` : `₹${grouped(from)} – ${grouped(to)}`
}

/** Whether two decimals in lakh or crore show the exact amount. */
function isExactInWords(rupees: number) {
  return rupees < 1e5 || rupees % (rupees >= 1e7 ? 1e5 : 1e3) === 0
}

/** Reads an area such as '1,240–1,265' or '812 sq ft'; NaN for anything else. */
export function readArea(text: string): TypedRange {
  const [low = '', high = low] = sidesOf(text.replace(/\s*sq\.?\s*ft\.?\s*$/i, ''))
  return { from: readMoney(low), to: readMoney(high) }
}

/**
 * Splits a range at its dash or 'to'. Text with more than two sides is returned whole, so that it cannot be read as an
 * amount.
 */
function sidesOf(text: string) {
  const sides = text.split(/\s*(?:–|—|-|\bto\b)\s*/i)
  return sides.length > 2 ? [text] : sides
}

function amountIn(text: string) {
  const [, digits = '', unit = ''] = /^\s*(?:₹|rs\.?|inr)?\s*([\d,]*\.?\d+)\s*([a-z]*)\.?\s*$/i.exec(text) ?? []
  return { number: digits === '' ? Number.NaN : Number(digits.replaceAll(',', '')), unit: unit.toLowerCase() }
}
