import { expect, test } from 'vitest'
import { readView, writeView } from './use-table-view.ts'

const standard = { search: '', sort: null, page: 1, pageSize: 10 }
const shown = { search: 'ravi noida', sort: { key: 'name', direction: 'descending' }, page: 3, pageSize: 50 } as const

test('what a table shows is found again in the address', () => {
  const params = writeView(new URLSearchParams(), shown)

  expect(params.toString()).toBe('q=ravi+noida&sort=name&dir=desc&page=3&size=50')
  expect(readView(params, standard)).toEqual(shown)
})

test('what is as usual leaves no trace, and what others keep there stays', () => {
  const before = new URLSearchParams('interest=Commercial&q=ravi&page=4')

  expect(writeView(before, standard).toString()).toBe('interest=Commercial')
  expect(writeView(new URLSearchParams(), { ...standard, pageSize: 25 }, 25).toString()).toBe('')
})

test('an address that makes no sense shows the first page of the usual size', () => {
  expect(readView(new URLSearchParams('page=-2&size=7'), standard)).toEqual(standard)
  expect(readView(new URLSearchParams('page=x&size=all'), standard)).toEqual(standard)
})
