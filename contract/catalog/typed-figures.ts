import { grouped, moneyRange } from '#contract/wire/money-and-area.ts'

/** The two ends of a typed range; equal if it is a single number. */
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

/** Reads rupees from a text such as ₹1.18 crore, 74 lakh or 1,18,00,000; NaN for any other text. */
export function readMoney(text: string) {
  const { number, unit } = amountIn(text)
  const factor = UNITS[unit]
  return factor === undefined ? Number.NaN : Math.round(number * factor)
}

/** Reads a price as staff type it: '₹1.12 – 1.16 crore', '74 lakh', 'on request'. Null means on request. */
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

/** Formats a price without rounding, in a form that `readPrice` accepts: ₹74 – 78 lakh, or ₹74,12,345 – 78,00,000. */
export function writePrice(from: number, to: number) {
  if ([from, to].every(isExactInWords)) return moneyRange(from, to)
  return from === to ? `₹${grouped(from)}` : `₹${grouped(from)} – ${grouped(to)}`
}

/** Whether an amount loses nothing when it is formatted in lakh or crore with two decimals. */
function isExactInWords(rupees: number) {
  return rupees < 1e5 || rupees % (rupees >= 1e7 ? 1e5 : 1e3) === 0
}

/** Reads an area as staff type it: '1,240–1,265', '812 sq ft'. */
export function readArea(text: string): TypedRange {
  const [low = '', high = low] = sidesOf(text.replace(/\s*sq\.?\s*ft\.?\s*$/i, ''))
  return { from: readMoney(low), to: readMoney(high) }
}

/** The one or two sides of a range. A text with more is returned whole, so that it cannot be read as an amount. */
function sidesOf(text: string) {
  const sides = text.split(/\s*(?:–|—|-|\bto\b)\s*/i)
  return sides.length > 2 ? [text] : sides
}

function amountIn(text: string) {
  const [, digits = '', unit = ''] = /^\s*(?:₹|rs\.?|inr)?\s*([\d,]*\.?\d+)\s*([a-z]*)\.?\s*$/i.exec(text) ?? []
  return { number: digits === '' ? Number.NaN : Number(digits.replaceAll(',', '')), unit: unit.toLowerCase() }
}
