const LAKH = 100_000
const CRORE = 100 * LAKH
const SQUARE_METRES_PER_SQUARE_FOOT = 0.09290304

// Created once, because creating a formatter takes much longer than using it.
const twoDecimals = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const noDecimals = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const oneDecimal = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Formats rupees with at most two decimals: ₹1.42 crore, ₹38.5 lakh, ₹95,000. */
export function moneyInWords(rupees: number) {
  const { amount, unit } = inUnits(rupees)
  return unit === '' ? `₹${amount}` : `₹${amount} ${unit}`
}

/** Formats two amounts. Names the unit once if both have the same: ₹74 – 78 lakh, ₹92 lakh – 1.04 crore. */
export function moneyRange(from: number, to: number) {
  const [low, high] = [inUnits(from), inUnits(to)]
  if (low.amount === high.amount && low.unit === high.unit) return moneyInWords(from)
  const lowText = low.unit === high.unit ? low.amount : `${low.amount} ${low.unit}`.trim()
  return `₹${lowText} – ${high.amount} ${high.unit}`.trim()
}

/** Formats 1,240 sq ft, or 1,240–1,265 sq ft. */
export function squareFeet(from: number, to: number = from) {
  return `${numberRange(grouped(from), grouped(to))} sq ft`
}

/** Converts square feet: 119.4 m², or 115–118 m² without decimals. */
export function squareMetres({ from, to = from, decimals }: { from: number; to?: number; decimals: 0 | 1 }) {
  return `${numberRange(inSquareMetres(from, decimals), inSquareMetres(to, decimals))} m²`
}

export function grouped(number: number) {
  return number.toLocaleString('en-IN')
}

function inUnits(rupees: number) {
  // Amounts that round to 100 lakh are written as 1 crore.
  if (Math.round(rupees / 1000) >= CRORE / 1000) return { amount: twoDecimals.format(rupees / CRORE), unit: 'crore' }
  if (rupees >= LAKH) return { amount: twoDecimals.format(rupees / LAKH), unit: 'lakh' }
  return { amount: grouped(rupees), unit: '' }
}

function inSquareMetres(squareFeetCount: number, decimals: 0 | 1) {
  const format = decimals === 0 ? noDecimals : oneDecimal
  return format.format(squareFeetCount * SQUARE_METRES_PER_SQUARE_FOOT)
}

function numberRange(from: string, to: string) {
  return from === to ? from : `${from}–${to}`
}
