import { expect, test } from 'vitest'
import { byDistance, kilometresIn, shareOfRuler } from './perk-distance.ts'

test('reads a distance in kilometres, in metres or as a bare number', () => {
  expect(kilometresIn('0.3 km')).toBe(0.3)
  expect(kilometresIn('14 KMs')).toBe(14)
  expect(kilometresIn('1,5 kilometres')).toBe(1.5)
  expect(kilometresIn('300 m')).toBe(0.3)
  expect(kilometresIn('750 metres')).toBe(0.75)
  expect(kilometresIn('1,200 m')).toBe(1.2)
  expect(kilometresIn('12,5 m')).toBe(0.0125)
  expect(kilometresIn('2.4')).toBe(2.4)
  expect(kilometresIn('5 min walk (0.4 km)')).toBe(0.4)
})

test('returns null for a text without a distance', () => {
  for (const text of [null, '', 'next door', '10 min', '5 minutes by car', 'Sector 10']) {
    expect(kilometresIn(text)).toBeNull()
  }
})

test('the bar of a distance of five kilometres or more is full, and that of a shorter one is proportional', () => {
  expect(shareOfRuler(0.3)).toBe(6)
  expect(shareOfRuler(2.5)).toBe(50)
  expect(shareOfRuler(14)).toBe(100)
})

test('sorts the nearest first and perks without a distance last', () => {
  const perks = [{ distance: '3 km' }, { distance: 'nearby' }, { distance: '200 m' }]
  expect(byDistance(perks).map(({ distance }) => distance)).toEqual(['200 m', '3 km', 'nearby'])
})
