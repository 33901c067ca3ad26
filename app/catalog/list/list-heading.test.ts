import { expect, test } from 'vitest'
import { listHeading } from './list-heading.ts'

const CATEGORIES = ['Residential', 'Commercial', 'IT SEZ', 'Completed', 'New Launch']

test('a known category keeps its stored spelling, whatever the address has', () => {
  expect(listHeading('new launch', CATEGORIES)).toEqual({ heading: 'New Launch', category: 'New Launch' })
  expect(listHeading('Residential', CATEGORIES)).toEqual({ heading: 'Residential', category: 'Residential' })
})

test('no category, and the default by name, show Residential under the misspelled heading', () => {
  const expected = { heading: 'Residental', category: 'Residential' }
  expect(listHeading(undefined, CATEGORIES)).toEqual(expected)
  expect(listHeading('', CATEGORIES)).toEqual(expected)
  expect(listHeading('residental', CATEGORIES)).toEqual(expected)
})

test('an unknown category keeps the name from the address', () => {
  expect(listHeading('Castles', CATEGORIES)).toEqual({ heading: 'Castles', category: null })
})
