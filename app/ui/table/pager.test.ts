import { expect, test } from 'vitest'
import { lastPage, rangeInWords } from './pager.tsx'

test('row numbers continue across pages', () => {
  expect(rangeInWords({ page: 2, pageSize: 10, total: 234 })).toBe('11–20 of 234')
  expect(rangeInWords({ page: 24, pageSize: 10, total: 234 })).toBe('231–234 of 234')
  expect(rangeInWords({ page: 1, pageSize: 10, total: 0 })).toBe('0–0 of 0')
})

test('large numbers have separators', () => {
  expect(rangeInWords({ page: 101, pageSize: 25, total: 219_713 })).toBe('2,501–2,525 of 2,19,713')
})

test('the last page is the one with the last row, and page 1 without rows', () => {
  expect(lastPage(0, 10)).toBe(1)
  expect(lastPage(20, 10)).toBe(2)
  expect(lastPage(21, 10)).toBe(3)
})
