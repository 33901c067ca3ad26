import { expect, test } from 'vitest'
import { listHeading } from './load-list.ts'

const CATEGORIES = ['Residential', 'Commercial', 'IT SEZ', 'Completed', 'New Launch']

test('the heading of a known category has its stored spelling, whatever the letter case in the URL', () => {
  expect(listHeading('new launch', CATEGORIES)).toEqual({ heading: 'New Launch', category: 'New Launch' })
  expect(listHeading('Residential', CATEGORIES)).toEqual({ heading: 'Residential', category: 'Residential' })
})

test('without a category, or with the misspelled default name, lists Residential under the misspelled heading', () => {
  const expected = { heading: 'Residental', category: 'Residential' }
  expect(listHeading(undefined, CATEGORIES)).toEqual(expected)
  expect(listHeading('', CATEGORIES)).toEqual(expected)
  expect(listHeading('residental', CATEGORIES)).toEqual(expected)
})

test('the heading of an unknown category is the name from the URL', () => {
  expect(listHeading('Castles', CATEGORIES)).toEqual({ heading: 'Castles', category: null })
})
