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
  ['3 bhk noida under 2 crore', 'Find 3 BHK in Noida to ₹2 crore', '/find?city=Noida&kind=3+BHK&priceTo=20000000'],
  ['below 90 lakh', 'Find everything to ₹75 lakh', '/find?priceTo=7500000'],
  ['shop up to ₹1.5 cr', 'Find Shop to ₹1.5 crore', '/find?kind=Shop&priceTo=15000000'],
  ['2bhk within 1.9crore', 'Find 2 BHK to ₹1.75 crore', '/find?kind=2+BHK&priceTo=17500000'],
  ['villa under 10 lakh', 'Find Villa', '/find?kind=Villa'],
] as const)('%j leads to the finder with these choices', ([text, label, address]) => {
  expect(suggestFinder(text, CITIES)).toEqual({ label, address })
})

test.for(['suncourt', '', '33 bhk', 'noidaland', '12.5 bhk', 'under 5', '2 creeks', '10 lakh'])(
  '%j names nothing that the finder knows',
  (text) => {
    expect(suggestFinder(text, CITIES)).toBeNull()
  },
)
