import { expect, test } from 'vitest'
import { previewOf, requireNoWrongLine } from './import-preview.ts'
import { readCsv } from './read-csv.ts'

const COLUMNS = {
  names: { name: ['Name'], address: ['E-mail', 'Email'], note: ['Note'] },
  required: ['name', 'address'],
  ignored: ['Added on'],
} as const

const read = (text: string, limits?: { lines: number; bytes: number }) =>
  readCsv<'name' | 'address' | 'note'>(text, COLUMNS, limits)

test('reads a byte order mark, CRLF, quoted values and columns in any order and letter case', () => {
  const lines = read(
    '\uFEFFe-mail,NAME,Added on,Remarks\r\na@b.example,"Rao, ""Asha""",today,\r\n\r\nc@d.example , Ravi ,,\r\n',
  )

  expect(lines).toEqual([
    { line: 2, values: { name: 'Rao, "Asha"', address: 'a@b.example', note: '' }, problem: null },
    { line: 4, values: { name: 'Ravi', address: 'c@d.example', note: '' }, problem: null },
  ])
})

test('removes the apostrophe with which an export keeps a spreadsheet from executing text', () => {
  const [line] = read("Name,Email,Note\n'+91,'a@b.example,'quoted'\n")

  expect(line?.values).toEqual({ name: '+91', address: "'a@b.example", note: "'quoted'" })
})

test('reads semicolons in values, and a single column without any separator', () => {
  expect(read('Name,Email,Note\nA,b,c; d\n')).toMatchObject([{ values: { note: 'c; d' } }])
  expect(() => read('Name\nA;b\n')).toThrow('Missing: E-mail.')
})

test('counts lines as a text editor does, even after a value with line breaks', () => {
  const lines = read('Name,Email,Note\r\nA,a@x.example,"one\r\ntwo\r\nthree"\r\nB,b@x.example,\r\n')

  expect(lines.map(({ line, values }) => [line, values.name, values.note])).toEqual([
    [2, 'A', 'one\ntwo\nthree'],
    [5, 'B', ''],
  ])
})

test('a line with missing values has empty ones, and a line with too many values is invalid', () => {
  const lines = read('Name,Email\nA\nB,b@x.example,,\nC,c@x.example,more\n')

  expect(lines.map(({ values, problem }) => [values.address, problem])).toEqual([
    ['', null],
    ['b@x.example', null],
    ['c@x.example', 'This line has more values than the first line has columns.'],
  ])
})

test.for<[string, string, string]>([
  ['an empty file', '', 'The file is empty.'],
  ['blank lines', '\n\n , \n', 'The file is empty.'],
  ['a header alone', 'Name,Email\n', 'The file has a header row and nothing below it.'],
  ['a missing column', 'Name,Note\nA,b\n', 'The first line must name the columns. Missing: E-mail.'],
  ['no header', 'Asha,a@x.example\n', 'Missing: Name, E-mail.'],
  [
    'unknown columns',
    'Name,Email,City,Age\nA,b,c,d\n',
    'Unknown in the first line: City, Age. Known columns: Name, E-mail, Note.',
  ],
  ['a repeated column', 'Name,Email,e-mail\nA,b,c\n', 'The column E-mail is there twice.'],
  ['an open quote', 'Name,Email\nA,b\n"C,d\n', 'A quotation mark that is opened in line 3 or before is never closed.'],
  ['a stray quote', 'Name,Email\nA,b"c\n', 'Line 2 has a quotation mark inside a value.'],
  ['semicolons', '\uFEFF;\r\nName;Email\r\nA;a@x.example\r\n', 'The values in this file are separated by semicolons.'],
  ['semicolons beside quotes', '"Name";"Email"\nA;"a, b"\n', 'The values in this file are separated by semicolons.'],
  ['tabs', 'Name\tEmail\nA\t"b, c"\n', 'The values in this file are separated by tabs.'],
  ['a quote after a quoted value', 'Name,Email\n"A"x,b\n', 'Line 2 has a quotation mark inside a value.'],
])('refuses %s', ([, text, sentence]) => {
  expect(() => read(text)).toThrow(sentence)
})

test('refuses more lines or bytes than allowed', () => {
  const limits = { lines: 2, bytes: 1024 ** 2 }
  expect(read('Name,Email\nA,b\nC,d\n', limits)).toHaveLength(2)
  expect(() => read('Name,Email\nA,b\nC,d\nE,f\n', limits)).toThrow('more than 2 lines')
  expect(() => read(`Name,Email\n${'é'.repeat(600_000)},b\n`, limits)).toThrow('larger than 1 MB')
})

test('rows without values are not counted as lines, and the lines below keep their numbers in the file', () => {
  const limits = { lines: 2, bytes: 1024 ** 2 }
  const lines = read(` ,\nName,Email\n${' ,\n'.repeat(5)}A,b\n\n"",\nC,d\n`, limits)

  expect(lines.map(({ line, values }) => [line, values.name])).toEqual([
    [8, 'A'],
    [11, 'C'],
  ])
})

test('a preview counts all lines, lists every one with a message and the first 200 others', () => {
  const rows = Array.from({ length: 1000 }, (_, nth) => ({
    line: nth + 2,
    state: nth % 10 === 9 ? ('wrong' as const) : nth % 2 === 0 ? ('new' as const) : ('same' as const),
    key: String(nth),
    text: null,
    message: nth % 10 === 9 ? 'Wrong' : nth === 998 ? 'Note' : null,
  }))

  const preview = previewOf(rows)

  expect(preview.counts).toEqual({ new: 500, changed: 0, same: 400, wrong: 100 })
  expect(preview.rows.filter(({ state }) => state === 'wrong')).toHaveLength(100)
  expect(preview.rows).toHaveLength(301)
  expect(preview.rows.map(({ message }) => message)).toContain('Note')
  expect(() => requireNoWrongLine(preview)).toThrow('100 lines have mistakes. Nothing was imported.')
})
