import { expect, test } from 'vitest'
import { placeInList, rememberPage } from './lead-walk.ts'

test('a lead of the list shown last has a position over all pages and neighbours on its own page', () => {
  expect(placeInList(7)).toBeNull()
  rememberPage({ name: 'My open leads', url: '/admin/leads?view=mine&page=2', ids: [7, 3, 9], before: 10, total: 14 })

  expect(placeInList(7)).toMatchObject({ name: 'My open leads', position: 11, total: 14, previous: null, next: 3 })
  expect(placeInList(3)).toMatchObject({ position: 12, previous: 7, next: 9 })
  expect(placeInList(9)).toMatchObject({ position: 13, next: null })
  expect(placeInList(8)).toBeNull()
})
