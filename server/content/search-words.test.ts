import { expect, test } from 'vitest'
import { hasWord, likelyWords, searchWords, slipsBetween, spansNumber } from './search-words.ts'

test.for([
  ['3 BHK', ['3', 'bhk']],
  ['3bhk', ['3', 'bhk']],
  ['Shops in Noida!', ['shops', 'noida']],
  ['noida, noida', ['noida']],
  ['a b', ['b']],
  ['Café-style', ['cafe', 'style']],
  ['100%_', ['100']],
  ['% _ \\ !!', []],
  ['  in the  ', []],
] as const)('reads %j as %j', ([text, words]) => {
  expect(searchWords(text)).toEqual(words)
})

test.each([
  ['Township, 2 to 4 BHK and plots', 3, true],
  ['2-5 BHK', 4, true],
  ['2 to 4 BHK', 5, false],
  ['2 and 4 BHK', 3, false],
])('%s includes %i: %s', (text, number, isIncluded) => {
  expect(spansNumber(text, number)).toBe(isIncluded)
})

test('reads no more than eight words', () => {
  expect(searchWords('b c d e f g h j k l m')).toHaveLength(8)
})

test.for([
  ['noida', 'noida', 0],
  ['nioda', 'noida', 1],
  ['suncort', 'suncourt', 1],
  ['residental', 'residential', 1],
  ['apartmants', 'apartments', 1],
  ['kosi', 'gomti', 3],
  ['', 'ab', 2],
] as const)('between %j and %j are %i slips', ([one, other, slips]) => {
  expect(slipsBetween(one, other)).toBe(slips)
  expect(slipsBetween(other, one)).toBe(slips)
})

test('takes a mistyped word for the nearest known ones, and a short word or a number for none', () => {
  const known = ['noida', 'delhi', 'suncourt', 'sun', '301']

  expect(likelyWords('nioda', known)).toEqual(['noida'])
  expect(likelyWords('suncuort', known)).toEqual(['suncourt'])
  expect(likelyWords('son', known)).toEqual([])
  expect(likelyWords('302', known)).toEqual([])
  expect(likelyWords('timbuktu', known)).toEqual([])
})

test('a word is found at the beginning of another, in singular and plural', () => {
  expect(hasWord('Lap pool', 'pools')).toBe(true)
  expect(hasWord('Lap pool', 'po')).toBe(true)
  expect(hasWord('Lap pool', 'ool')).toBe(false)
})
