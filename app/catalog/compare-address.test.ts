import { expect, test } from 'vitest'
import { compareAddress, namesInAddress } from './compare-address.ts'

const read = (address: string) => namesInAddress(`https://plinth.example${address}`)

test('names with spaces and accents are read unchanged from the URL that contains them', () => {
  const names = ['suncourt', 'neem street', 'école 2']

  expect(compareAddress(names)).toBe('/compare?projects=suncourt,neem%20street,%C3%A9cole%202')
  expect(read(compareAddress(names))).toEqual(names)
})

test('reads names from repeated parameters, as the shortlist form sends them', () => {
  expect(read('/compare?projects=suncourt&projects=neem+street')).toEqual(['suncourt', 'neem street'])
})

test('leaves out empty names, and names that are repeated in any letter case', () => {
  expect(read('/compare?projects=Suncourt,, suncourt ,SUNCOURT')).toEqual(['suncourt'])
  expect(read('/compare?projects=')).toEqual([])
  expect(read('/compare')).toEqual([])
})
