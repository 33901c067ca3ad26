import { expect, test } from 'vitest'
import { mapAddressOf } from '#contract/catalog/map-address.ts'
import { company } from '#demo/company.ts'
import { mapLinkOf } from './map-link.ts'

test('links an embedded map to the full map at its marker', () => {
  expect(mapAddressOf(company.offices[0]?.mapUrl ?? '')).toBe(company.offices[0]?.mapUrl ?? '')
  expect(mapLinkOf(company.offices[0]?.mapUrl ?? '')).toBe(
    'https://www.openstreetmap.org/?mlat=28.7148&mlon=77.1146#map=16/28.7148/77.1146',
  )
})

test.each([
  'https://www.google.com/maps/embed?pb=1',
  'https://www.openstreetmap.org/export/embed.html?marker=here',
  'https://www.openstreetmap.org/export/embed.html?marker=1',
  'nowhere',
])('returns %s unchanged', (address) => {
  expect(mapLinkOf(address)).toBe(address)
})
