import { expect, test } from 'vitest'
import { NO_CHOICES } from '#contract/catalog/finder.constants.ts'
import { finderQuery } from '#contract/catalog/finder.schema.ts'
import { PAGE_QUERY } from '../../lib/api-context.ts'
import { addressOf, stateIn } from './finder-state.ts'

const ADDRESS =
  '/find?city=Noida&city=New+Delhi&category=Residential&status=Ongoing&kind=3+BHK&kind=Villa&priceFrom=5000000' +
  '&priceTo=22500000&areaFrom=800&areaTo=2000&by=2027&sort=price&page=2'

test('a URL with all choices is read completely and written back unchanged', () => {
  const state = stateIn(new URL(ADDRESS, 'https://plinth.test').searchParams)

  expect(state.choices).toEqual({
    cities: ['Noida', 'New Delhi'],
    categories: ['Residential'],
    statuses: ['Ongoing'],
    kinds: ['3 BHK', 'Villa'],
    priceFrom: 5_000_000,
    priceTo: 22_500_000,
    areaFrom: 800,
    areaTo: 2_000,
    by: '2027',
  })
  expect(addressOf('/find', state)).toBe(ADDRESS)
})

test('unknown and malformed values are ignored', () => {
  const query = new URLSearchParams(
    'category=Castles&status=Sold&kind=9+BHK&kind=3+bhk&priceFrom=-1&priceTo=1e9&areaFrom=&areaTo=99999999999&by=soon&sort=random&page=0&city=',
  )

  expect(stateIn(query)).toEqual({ choices: { ...NO_CHOICES, kinds: ['3 BHK'] }, sort: 'match', page: 1 })
})

test('a lower limit above the upper one is swapped with it', () => {
  const { choices } = stateIn(new URLSearchParams('priceFrom=20000000&priceTo=5000000&areaFrom=2000&areaTo=800'))

  expect(choices).toEqual({
    ...NO_CHOICES,
    priceFrom: 5_000_000,
    priceTo: 20_000_000,
    areaFrom: 800,
    areaTo: 2_000,
  })
})

test('the URL of a state without choices has no query', () => {
  expect(addressOf('/find', stateIn(new URLSearchParams()))).toBe('/find')
})

test('the server does not drop any query parameter of the finder before it renders a page', () => {
  const { view: _, ...keys } = finderQuery
  expect(PAGE_QUERY).toEqual(expect.arrayContaining(Object.keys(keys)))
})
