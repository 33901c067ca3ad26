import { expect, test } from 'vitest'
import { editDistance, hasWord, likelyWords, registrationSearch, searchWords, spansNumber } from './search-words.ts'

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
] as const)('the search words of %j are %j', ([text, words]) => {
  expect(searchWords(text)).toEqual(words)
})

test.for([
  ['UP-RERA-DEMO-5530', 'uprerademo5530'],
  ['up rera demo 5', 'uprerademo5'],
  ['RERA No.: UPRERAPRJ601920', 'upreraprj601920'],
  ['Registration number P51800001234', 'p51800001234'],
  ['RERA 1183', 'rera1183'],
  ['RC/REP/HARERA/GGM/1183', 'rcrephareraggm1183'],
  ['3 bhk noida', null],
  ['sector 107', null],
  ['rera', null],
  ['2027', null],
  ['', null],
] as const)('%j is searched among registration numbers as %j', ([text, code]) => {
  expect(registrationSearch(text)).toBe(code)
})

test.each([
  ['Township, 2 to 4 BHK and plots', 3, true],
  ['2-5 BHK', 4, true],
  ['2 to 4 BHK', 5, false],
  ['2 and 4 BHK', 3, false],
])('%s includes %i: %s', (text, number, isIncluded) => {
  expect(spansNumber(text, number)).toBe(isIncluded)
})

test('a search uses at most eight words', () => {
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
] as const)('the edit distance of %j and %j is %i', ([one, other, slips]) => {
  expect(editDistance(one, other)).toBe(slips)
  expect(editDistance(other, one)).toBe(slips)
})

test('a mistyped word matches the nearest known words, a short word or a number matches none', () => {
  const known = ['noida', 'delhi', 'suncourt', 'sun', '301']

  expect(likelyWords('nioda', known)).toEqual(['noida'])
  expect(likelyWords('suncuort', known)).toEqual(['suncourt'])
  expect(likelyWords('son', known)).toEqual([])
  expect(likelyWords('302', known)).toEqual([])
  expect(likelyWords('timbuktu', known)).toEqual([])
})

test('a search word, in singular or plural, matches the beginning of a word in a text', () => {
  expect(hasWord('Lap pool', 'pools')).toBe(true)
  expect(hasWord('Lap pool', 'po')).toBe(true)
  expect(hasWord('Lap pool', 'ool')).toBe(false)
})
