import { expect, test } from 'vitest'
import { numberWarning } from './registration-number.ts'

test.each([
  ['UP-RERA', 'UPRERAPRJ601920'],
  ['UP-RERA', 'UPRERAPRJ6019'],
  ['Delhi RERA', 'DLRERA2024P0012'],
  ['HARERA Gurugram', 'GGM/412/144/2024/39'],
  ['HARERA Gurugram', '12 of 2018'],
  ['HARERA Panchkula', 'HRERA-PKL-PNP-412-2024'],
  ['Other', 'anything'],
] as const)('does not warn about the %s number %s', (authority, number) => {
  expect(numberWarning(authority, number)).toBeNull()
})

test.each([
  ['UP-RERA', 'DLRERA2024P0012', 'UP-RERA numbers look like UPRERAPRJ601920. Saved as it is.'],
  ['Delhi RERA', 'UPRERAPRJ601920', 'Delhi RERA numbers look like DLRERA2024P0012. Saved as it is.'],
] as const)('warns about the number %s %s', (authority, number, message) => {
  expect(numberWarning(authority, number)).toBe(message)
})

test('without authority or number there is no warning', () => {
  expect(numberWarning(null, 'x')).toBeNull()
  expect(numberWarning('UP-RERA', '')).toBeNull()
})
