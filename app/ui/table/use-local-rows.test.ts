import { expect, test } from 'vitest'
import { compareValues, holdsEveryWord } from './use-local-rows.ts'

test('finds a row by words in any of its cells, in any order and case', () => {
  expect(holdsEveryWord('Elite One Noida Commercial', 'noida elite')).toBe(true)
  expect(holdsEveryWord('Elite One Noida Commercial', 'elite two')).toBe(false)
  expect(holdsEveryWord('Elite One', '  ')).toBe(true)
})

test('sorts numbers numerically, and text ignoring case', () => {
  expect([10, 9, 100].sort(compareValues)).toEqual([9, 10, 100])
  expect(['tower 10', 'Tower 9', 'annex'].sort(compareValues)).toEqual(['annex', 'Tower 9', 'tower 10'])
})

test('finds a phone number regardless of spaces and dashes', () => {
  const row = 'Ravi +91 5311000493 Commercial 2026-11-16'
  for (const search of ['+91 5311000493', '+915311000493', '915311000493', '53110-00493', '2026-11-16']) {
    expect(holdsEveryWord(row, search), search).toBe(true)
  }
  expect(holdsEveryWord(row, '+915311000494')).toBe(false)
})
