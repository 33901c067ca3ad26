import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

const columns = [
  { header: 'Name', value: (row: { name: string | null; visits: number }) => row.name },
  { header: 'Visits', value: (row: { name: string | null; visits: number }) => row.visits },
]

test('rows follow the headers, and each line ends with CRLF', () => {
  expect(toCsv(columns, [{ name: 'Asha', visits: 2 }])).toBe('Name,Visits\r\nAsha,2\r\n')
  expect(toCsv(columns, [])).toBe('Name,Visits\r\n')
})

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(toCsv(columns, [{ name: 'Asha "A", Rao\nNoida', visits: 0 }])).toBe(
    'Name,Visits\r\n"Asha ""A"", Rao\nNoida",0\r\n',
  )
})

test('null is an empty cell', () => {
  expect(toCsv(columns, [{ name: null, visits: -3 }])).toBe('Name,Visits\r\n,-3\r\n')
})

test.each(['=1+1', '+91 98', '-x', '@SUM(A1)', '\tx', '\rx'])('%j is text and not a formula', (name) => {
  expect(toCsv(columns, [{ name, visits: 1 }])).toContain(`'${name}`)
})
