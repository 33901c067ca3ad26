import { expect, test } from 'vitest'
import { choosePage, isWide, listAddress, PROJECTS_PER_PAGE } from './list-paging.ts'

const projects = Array.from({ length: 50 }, (_, index) => ({ id: index, city: index % 5 === 0 ? 'Lucknow' : 'Noida' }))

test('a page holds 24 projects and the last one the rest', () => {
  expect(choosePage(projects, { city: null, page: null }).shown.map(({ id }) => id)).toEqual(
    Array.from({ length: PROJECTS_PER_PAGE }, (_, index) => index),
  )
  const last = choosePage(projects, { city: null, page: '3' })
  expect(last.shown.map(({ id }) => id)).toEqual([48, 49])
  expect(last).toMatchObject({ page: 3, pages: 3, count: 50 })
})

test('a city is found in any letter case and keeps its stored spelling', () => {
  const found = choosePage(projects, { city: 'lucknow', page: null })
  expect(found).toMatchObject({ city: 'Lucknow', count: 10, pages: 1, cities: ['Noida', 'Lucknow'] })
})

test('a page or a city that does not exist shows nothing', () => {
  expect(choosePage(projects, { city: null, page: '9' }).shown).toEqual([])
  expect(choosePage(projects, { city: 'Atlantis', page: null })).toMatchObject({ city: 'Atlantis', shown: [] })
})

test('a page that is no number is the first', () => {
  for (const page of ['0', '-1', '2.5', 'x', '1e3', '']) {
    expect(choosePage(projects, { city: null, page }).page).toBe(1)
  }
})

test('addresses carry only what differs from the plain list', () => {
  expect(listAddress('/products/Residential', { city: null, page: 1 })).toBe('/products/Residential')
  expect(listAddress('/products/Residential', { city: 'New Delhi', page: 2 })).toBe(
    '/products/Residential?city=New+Delhi&page=2',
  )
})

test('no pair is ever left with one project', () => {
  for (let count = 1; count <= PROJECTS_PER_PAGE; count += 1) {
    const wide = Array.from({ length: count }, (_, index) => isWide(index, count))
    expect(wide[0]).toBe(true)
    expect(wide.filter((is) => !is).length % 2).toBe(0)
  }
})
