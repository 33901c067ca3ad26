import { expect, test } from 'vitest'
import { compareAddress, namesInAddress } from './compare-address.ts'

const read = (address: string) => namesInAddress(`https://plinth.example${address}`)

test('reads the names that it has written, with blanks and other letters', () => {
  const names = ['suncourt', 'neem street', 'école 2']

  expect(compareAddress(names)).toBe('/compare?projects=suncourt,neem%20street,%C3%A9cole%202')
  expect(read(compareAddress(names))).toEqual(names)
})

test('reads one value per name, as a form sends them', () => {
  expect(read('/compare?projects=suncourt&projects=neem+street')).toEqual(['suncourt', 'neem street'])
})

test('reads each name once, in any letter case, and no empty ones', () => {
  expect(read('/compare?projects=Suncourt,, suncourt ,SUNCOURT')).toEqual(['suncourt'])
  expect(read('/compare?projects=')).toEqual([])
  expect(read('/compare')).toEqual([])
})
