import { expect, test } from 'vitest'
import { listHeading } from './load-list.ts'

const CATEGORIES = ['Residential', 'Commercial', 'IT SEZ', 'Completed', 'New Launch']

test('keeps the stored spelling of a known category whatever the URL has', () => {
  expect(listHeading('new launch', CATEGORIES)).toEqual({ heading: 'New Launch', category: 'New Launch' })
  expect(listHeading('Residential', CATEGORIES)).toEqual({ heading: 'Residential', category: 'Residential' })
})

test('shows Residential under the misspelled heading without a category or with the default by name', () => {
  const expected = { heading: 'Residental', category: 'Residential' }
  expect(listHeading(undefined, CATEGORIES)).toEqual(expected)
  expect(listHeading('', CATEGORIES)).toEqual(expected)
  expect(listHeading('residental', CATEGORIES)).toEqual(expected)
})

test('keeps the name from the URL for an unknown category', () => {
  expect(listHeading('Castles', CATEGORIES)).toEqual({ heading: 'Castles', category: null })
})
