import { expect, test } from 'vitest'
import { readArea, readMoney, readPrice, writePrice } from './typed-figures.ts'

test.each([
  ['7400000', 7_400_000],
  ['74,00,000', 7_400_000],
  ['₹ 74 lakh', 7_400_000],
  ['1.18 crore', 11_800_000],
  ['Rs. 1.18 Cr', 11_800_000],
  ['1.155 crore', 11_550_000],
])('reads %s as %d rupees', (text, rupees) => {
  expect(readMoney(text)).toBe(rupees)
})

test.each(['', 'x', '1.1.1', '12 million', '-5'])('does not read %s as an amount', (text) => {
  expect(readMoney(text)).toBeNaN()
})

test('reads prices as staff type them', () => {
  expect(readPrice('₹74 – 78 lakh')).toEqual({ from: 7_400_000, to: 7_800_000 })
  expect(readPrice('92 lakh - 1.04 crore')).toEqual({ from: 9_200_000, to: 10_400_000 })
  expect(readPrice('1.12 to 1.16 cr')).toEqual({ from: 11_200_000, to: 11_600_000 })
  expect(readPrice('1.31 crore')).toEqual({ from: 13_100_000, to: 13_100_000 })
  expect(readPrice(' On request ')).toBeNull()
  expect(readPrice('')).toBeNull()
  expect(readPrice('90,000 to 1.1 lakh')).toEqual({ from: 90_000, to: 110_000 })
  expect(readPrice('about 74 lakh')?.from).toBeNaN()
  expect(readPrice('74 – 78 – 80 lakh')?.from).toBeNaN()
})

test('reads areas as staff type them', () => {
  expect(readArea('1,240–1,265 sq ft')).toEqual({ from: 1240, to: 1265 })
  expect(readArea('812')).toEqual({ from: 812, to: 812 })
  expect(readArea('').from).toBeNaN()
  expect(readArea('800-900-1000').from).toBeNaN()
})

test.each([
  [7_400_000, 7_800_000, '₹74 – 78 lakh'],
  [7_412_345, 7_800_000, '₹74,12,345 – 78,00,000'],
  [9_999_000, 11_800_000, '₹99.99 lakh – 1.18 crore'],
  [11_850_000, 11_850_000, '₹1,18,50,000'],
  [90_001, 90_001, '₹90,001'],
  [90_000, 110_000, '₹90,000 – 1.1 lakh'],
])('writes %d to %d without rounding as %s, and reads it back', (from, to, text) => {
  expect(writePrice(from, to)).toBe(text)
  expect(readPrice(text)).toEqual({ from, to })
})
