import { expect, test } from 'vitest'
import { choosePage, isWide, listAddress, PROJECTS_PER_PAGE } from './list-paging.ts'

const projects = Array.from({ length: 50 }, (_, index) => ({ id: index, city: index % 5 === 0 ? 'Lucknow' : 'Noida' }))

test('puts 24 projects on a page and the rest on the last one', () => {
  expect(choosePage(projects, { city: null, page: null }).shown.map(({ id }) => id)).toEqual(
    Array.from({ length: PROJECTS_PER_PAGE }, (_, index) => index),
  )
  const last = choosePage(projects, { city: null, page: '3' })
  expect(last.shown.map(({ id }) => id)).toEqual([48, 49])
  expect(last).toMatchObject({ page: 3, pages: 3, count: 50 })
})

test('finds a city in any letter case and keeps its stored spelling', () => {
  const found = choosePage(projects, { city: 'lucknow', page: null })
  expect(found).toMatchObject({ city: 'Lucknow', count: 10, pages: 1, cities: ['Noida', 'Lucknow'] })
})

test('returns no projects for a page or a city that does not exist', () => {
  expect(choosePage(projects, { city: null, page: '9' }).shown).toEqual([])
  expect(choosePage(projects, { city: 'Atlantis', page: null })).toMatchObject({ city: 'Atlantis', shown: [] })
})

test('treats a page that is not a number as the first', () => {
  for (const page of ['0', '-1', '2.5', 'x', '1e3', '']) {
    expect(choosePage(projects, { city: null, page }).page).toBe(1)
  }
})

test('includes only non-default values in URLs', () => {
  expect(listAddress('/products/Residential', { city: null, page: 1 })).toBe('/products/Residential')
  expect(listAddress('/products/Residential', { city: 'New Delhi', page: 2 })).toBe(
    '/products/Residential?city=New+Delhi&page=2',
  )
})

test('never leaves one project alone in a row for two', () => {
  for (let count = 1; count <= PROJECTS_PER_PAGE; count += 1) {
    const wide = Array.from({ length: count }, (_, index) => isWide(index, count))
    expect(wide[0]).toBe(true)
    expect(wide.filter((is) => !is).length % 2).toBe(0)
  }
})
