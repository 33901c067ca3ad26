import { expect, test } from 'vitest'
import type { Column } from './table.tsx'
import { compareValues, holdsEveryWord, matchingRows } from './use-growing-list.ts'

interface Person {
  name: string
  unit: string | null
}

const people: Person[] = [
  { name: 'Zoya', unit: '1203' },
  { name: 'asha', unit: null },
  { name: 'Ravi', unit: '402' },
]
const columns: Column<Person>[] = [
  { key: 'sl', header: 'SL No', cell: () => null },
  { key: 'name', header: 'Name', cell: () => null, value: ({ name }) => name },
  { key: 'unit', header: 'Unit', cell: () => null, value: ({ unit }) => unit },
]
const all = () => true
const namesOf = (rows: Person[]) => rows.map(({ name }) => name)

test('rows keep their order without a search or a sort order', () => {
  expect(
    namesOf(matchingRows({ rows: people, columns, view: { search: '', sort: null }, matchesFilters: all })),
  ).toEqual(['Zoya', 'asha', 'Ravi'])
})

test('every word is searched in every column, ignoring case', () => {
  const found = (search: string) =>
    namesOf(matchingRows({ rows: people, columns, view: { search, sort: null }, matchesFilters: all }))

  expect(found('ZOYA 12')).toEqual(['Zoya'])
  expect(found('zoya 402')).toEqual([])
})

test('missing values are last in both sort directions', () => {
  const sorted = (key: string, direction: 'ascending' | 'descending') =>
    namesOf(
      matchingRows({ rows: people, columns, view: { search: '', sort: { key, direction } }, matchesFilters: all }),
    )

  expect(sorted('name', 'ascending')).toEqual(['asha', 'Ravi', 'Zoya'])
  expect(sorted('unit', 'ascending')).toEqual(['Ravi', 'Zoya', 'asha'])
  expect(sorted('unit', 'descending')).toEqual(['Zoya', 'Ravi', 'asha'])
})

test('leaves out rows that do not match the filters', () => {
  const view = { search: '', sort: null }

  expect(namesOf(matchingRows({ rows: people, columns, view, matchesFilters: ({ unit }) => unit !== null }))).toEqual([
    'Zoya',
    'Ravi',
  ])
})

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
