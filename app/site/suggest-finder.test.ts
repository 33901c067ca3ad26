import { expect, test } from 'vitest'
import { suggestFinder } from './suggest-finder.ts'

const CITIES = ['Noida', 'Greater Noida', 'New Delhi', 'Lucknow', 'Gurugram']

test.for([
  ['3 bhk noida', 'Find 3 BHK in Noida', '/find?city=Noida&kind=3+BHK'],
  ['3bhk Greater Noida', 'Find 3 BHK in Greater Noida', '/find?city=Greater+Noida&kind=3+BHK'],
  ['2.5 BHK', 'Find 2.5 BHK', '/find?kind=2.5+BHK'],
  ['shops in lucknow', 'Find Shop in Lucknow', '/find?city=Lucknow&kind=Shop'],
  ['residential new delhi', 'Find Residential in New Delhi', '/find?city=New+Delhi&category=Residential'],
  ['lucknow', 'Find everything in Lucknow', '/find?city=Lucknow'],
  ['3 bhk noida under 2 crore', 'Find 3 BHK in Noida to ₹2 crore', '/find?city=Noida&kind=3+BHK&priceTo=20000000'],
  ['below 90 lakh', 'Find everything to ₹90 lakh', '/find?priceTo=9000000'],
  ['2 BHK Lucknow below 80 lakh', 'Find 2 BHK in Lucknow to ₹80 lakh', '/find?city=Lucknow&kind=2+BHK&priceTo=8000000'],
  ['shop up to ₹1.5 cr', 'Find Shop to ₹1.5 crore', '/find?kind=Shop&priceTo=15000000'],
  ['2bhk within 1.9crore', 'Find 2 BHK to ₹1.9 crore', '/find?kind=2+BHK&priceTo=19000000'],
  ['no more than 5 crore', 'Find everything to ₹5 crore', '/find?priceTo=50000000'],
  ['above 5 crore', 'Find everything from ₹5 crore', '/find?priceFrom=50000000'],
  ['villa starting from ₹2.5 cr', 'Find Villa from ₹2.5 crore', '/find?kind=Villa&priceFrom=25000000'],
  ['shop 60 lakh+', 'Find Shop from ₹60 lakh', '/find?kind=Shop&priceFrom=6000000'],
  ['1 crore or more', 'Find everything from ₹1 crore', '/find?priceFrom=10000000'],
  ['between 1 and 2 crore', 'Find everything from ₹1 crore to ₹2 crore', '/find?priceFrom=10000000&priceTo=20000000'],
  [
    '2 bhk 80 lakh - 1.2 cr',
    'Find 2 BHK from ₹80 lakh to ₹1.2 crore',
    '/find?kind=2+BHK&priceFrom=8000000&priceTo=12000000',
  ],
  [
    'above 50 lakh and below 1 crore',
    'Find everything from ₹50 lakh to ₹1 crore',
    '/find?priceFrom=5000000&priceTo=10000000',
  ],
  ['noida sector 150 - 80 lakh', 'Find everything in Noida to ₹80 lakh', '/find?city=Noida&priceTo=8000000'],
  ['3 bhk by 2027', 'Find 3 BHK by 2027', '/find?kind=3+BHK&by=2027'],
  ['possession before 2028', 'Find everything by 2027', '/find?by=2027'],
  ['noida by the end of March 2027', 'Find everything in Noida by 2027', '/find?city=Noida&by=2027'],
  ['ready to move in noida', 'Find everything in Noida ready now', '/find?city=Noida&by=ready'],
  ['office gurgaon', 'Find Office in Gurugram', '/find?city=Gurugram&kind=Office'],
  ['delhi', 'Find everything in New Delhi', '/find?city=New+Delhi'],
] as const)('%j leads to the finder with these choices', ([text, label, address]) => {
  expect(suggestFinder(text, CITIES)).toEqual({ label, address })
})

test.for([
  'suncourt',
  '',
  '33 bhk',
  'noidaland',
  '12.5 bhk',
  'under 5',
  '2 creeks',
  'above 900 crore',
  'already',
  '2027',
  'bangalore',
])('returns no suggestion for %j', (text) => {
  expect(suggestFinder(text, CITIES)).toBeNull()
})

test('returns no suggestion for the other name of a city that has no projects', () => {
  expect(suggestFinder('gurgaon', ['Noida'])).toBeNull()
})
