import { expect, test } from 'vitest'
import { suggestFinder } from './suggest-finder.ts'

const CITIES = ['Noida', 'Greater Noida', 'New Delhi', 'Lucknow']

test.for([
  ['3 bhk noida', 'Find 3 BHK in Noida', '/find?city=Noida&kind=3+BHK'],
  ['3bhk Greater Noida', 'Find 3 BHK in Greater Noida', '/find?city=Greater+Noida&kind=3+BHK'],
  ['2.5 BHK', 'Find 2.5 BHK', '/find?kind=2.5+BHK'],
  ['shops in lucknow', 'Find Shop in Lucknow', '/find?city=Lucknow&kind=Shop'],
  ['residential new delhi', 'Find Residential in New Delhi', '/find?city=New+Delhi&category=Residential'],
  ['lucknow', 'Find everything in Lucknow', '/find?city=Lucknow'],
] as const)('%j leads to the finder with these choices', ([text, label, address]) => {
  expect(suggestFinder(text, CITIES)).toEqual({ label, address })
})

test.for(['suncourt', '', '33 bhk', 'noidaland', '12.5 bhk'])('%j names nothing that the finder knows', (text) => {
  expect(suggestFinder(text, CITIES)).toBeNull()
})
