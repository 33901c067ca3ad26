import { expect, test } from 'vitest'
import { stateIn } from '../finder/finder-state.ts'
import { cityLinks, listHeading } from './load-list.ts'

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

test('a link to another city keeps the other choices and the order', () => {
  const state = stateIn(new URLSearchParams('city=Noida&kind=3 BHK&sort=price&page=2'))

  expect(cityLinks('/products/Residential', { cities: ['Delhi', 'Noida'], city: 'Noida' }, state)).toEqual([
    { label: 'All cities', address: '/products/Residential?kind=3+BHK&sort=price', isCurrent: false },
    { label: 'Delhi', address: '/products/Residential?city=Delhi&kind=3+BHK&sort=price', isCurrent: false },
    { label: 'Noida', address: '/products/Residential?city=Noida&kind=3+BHK&sort=price', isCurrent: true },
  ])
})

test('a list in one city has no links to cities, unless an unknown one is requested', () => {
  const state = stateIn(new URLSearchParams())
  const labels = (city: string | null) =>
    cityLinks('/products/Residential', { cities: ['Delhi'], city }, state).map(({ label }) => label)

  expect([labels(null), labels('Delhi'), labels('Pune')]).toEqual([[], [], ['All cities', 'Delhi']])
})
