import { expect, test } from 'vitest'
import { altWithClaim, claimText } from './claim-text.ts'

test('a label names the kind, and the day of a photograph', () => {
  expect(claimText({ kind: 'photograph', takenOn: '2026-11-06' })).toBe('Photograph, 6 Nov 2026')
  expect(claimText({ kind: 'impression', takenOn: null })).toBe('Artist’s impression')
  expect(claimText({ kind: 'sample-flat', takenOn: null })).toBe('Sample flat')
  expect(claimText({ kind: 'stock', takenOn: null })).toBe('Stock picture')
})

test('a picture without a label has no text', () => {
  expect(claimText(null)).toBeNull()
  expect(claimText(undefined)).toBeNull()
})

test('the alternative text ends with the label', () => {
  expect(altWithClaim('Suncourt, Noida', 'Sample flat')).toBe('Suncourt, Noida. Sample flat')
  expect(altWithClaim('Suncourt, Noida', null)).toBe('Suncourt, Noida')
})
