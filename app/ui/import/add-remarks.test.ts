import { expect, test } from 'vitest'
import { addRemarks } from './add-remarks.ts'

test('adds a column to every record, with the message of its first line, and keeps the rest', () => {
  const csv = 'Name,Note\r\nAsha,"two\r\nlines, ""quoted"""\r\n\r\nRavi,'

  const remarked = addRemarks(csv, [
    { line: 2, message: 'Wrong, twice' },
    { line: 5, message: 'Say "why"' },
  ])

  expect(remarked).toBe(
    'Name,Note,Remarks\r\nAsha,"two\r\nlines, ""quoted""","Wrong, twice"\r\n\r\nRavi,,"Say ""why"""',
  )
})

test('leaves rows of empty cells as they are, also above the header', () => {
  expect(addRemarks(',\nName,Note\n"",\nAsha,\n', [{ line: 4, message: 'Unknown' }])).toBe(
    ',\nName,Note,Remarks\n"",\nAsha,,Unknown\n',
  )
})

test('leaves the remark of a right line empty', () => {
  expect(addRemarks('Name\nAsha\nRavi\n', [{ line: 3, message: 'Unknown' }])).toBe(
    'Name,Remarks\nAsha,\nRavi,Unknown\n',
  )
})

test('a message that begins like a formula is not executed by a spreadsheet', () => {
  expect(addRemarks('Name\nAsha\n', [{ line: 2, message: '=1 is no name' }])).toBe(
    "Name,Remarks\nAsha,'=1 is no name\n",
  )
})
