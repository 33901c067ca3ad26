import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeRoutingName, routingNameOf } from './routing-name.ts'

test.each([
  ['Rohini Central', 'rohini central'],
  ['  Elite   One\t', 'elite one'],
  ["O'Hara & Sons (Phase-2)!", 'ohara sons phase-2'],
  ['Élysée Court', 'élysée court'],
  ['सूर्य कोर्ट', 'सूर्य कोर्ट'],
  ['100% Green/Blue', '100 greenblue'],
  ['../../admin', 'admin'],
  ['Sky 🏙️ Court❤️', 'sky court'],
  ['!!!', 'project'],
  ['- -', 'project'],
])('the project name %j becomes the routing name %j', (name, routed) => {
  expect(routingNameOf(name)).toBe(routed)
})

test('a routing name contains only letters, digits, single spaces and hyphens for any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }), (name) => {
      expect(routingNameOf(name)).toMatch(/^[\p{L}\p{M}\p{N}-]+( [\p{L}\p{M}\p{N}-]+)*$/u)
    }),
  )
})

test('a routing name that is taken gets the first free number', () => {
  expect(freeRoutingName('suncourt', [])).toBe('suncourt')
  expect(freeRoutingName('suncourt', ['suncourt', 'suncourt 3'])).toBe('suncourt 2')
  expect(freeRoutingName('suncourt', ['suncourt', 'suncourt 2', 'suncourt 3'])).toBe('suncourt 4')
})
