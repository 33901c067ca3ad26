import { expect, test } from 'vitest'
import { moneyInWords, moneyRange, squareFeet, squareMetres } from './money-and-area.ts'

test.each([
  [1, '₹1'],
  [95_000, '₹95,000'],
  [99_999, '₹99,999'],
  [100_000, '₹1 lakh'],
  [3_850_000, '₹38.5 lakh'],
  [7_412_345, '₹74.12 lakh'],
  [9_999_400, '₹99.99 lakh'],
  [9_999_999, '₹1 crore'],
  [10_000_000, '₹1 crore'],
  [14_200_000, '₹1.42 crore'],
  [19_845_000, '₹1.98 crore'],
  [1_250_000_000, '₹125 crore'],
])('writes %d rupees as %s', (rupees, text) => {
  expect(moneyInWords(rupees)).toBe(text)
})

test.each([
  [7_400_000, 7_800_000, '₹74 – 78 lakh'],
  [11_200_000, 11_600_000, '₹1.12 – 1.16 crore'],
  [9_200_000, 10_400_000, '₹92 lakh – 1.04 crore'],
  [90_000, 150_000, '₹90,000 – 1.5 lakh'],
  [13_100_000, 13_100_000, '₹1.31 crore'],
  [13_100_001, 13_100_002, '₹1.31 crore'],
])('writes %d to %d rupees as %s', (from, to, text) => {
  expect(moneyRange(from, to)).toBe(text)
})

test('writes areas in sq ft and m²', () => {
  expect(squareFeet(812)).toBe('812 sq ft')
  expect(squareFeet(1240, 1265)).toBe('1,240–1,265 sq ft')
  expect(squareFeet(125_000)).toBe('1,25,000 sq ft')
  expect(squareMetres({ from: 1285, decimals: 1 })).toBe('119.4 m²')
  expect(squareMetres({ from: 1410, decimals: 1 })).toBe('131.0 m²')
  expect(squareMetres({ from: 1240, to: 1265, decimals: 0 })).toBe('115–118 m²')
  expect(squareMetres({ from: 812, decimals: 0 })).toBe('75 m²')
})
