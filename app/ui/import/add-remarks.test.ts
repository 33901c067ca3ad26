import { expect, test } from 'vitest'
import { addRemarks } from './add-remarks.ts'

test('adds a column with the message for the first line of each record, and changes nothing else', () => {
  const csv = 'Name,Note\r\nAsha,"two\r\nlines, ""quoted"""\r\n\r\nRavi,'

  const remarked = addRemarks(csv, [
    { line: 2, message: 'Wrong, twice' },
    { line: 5, message: 'Say "why"' },
  ])

  expect(remarked).toBe(
    'Name,Note,Remarks\r\nAsha,"two\r\nlines, ""quoted""","Wrong, twice"\r\n\r\nRavi,,"Say ""why"""',
  )
})

test('does not change rows of empty cells, even above the header', () => {
  expect(addRemarks(',\nName,Note\n"",\nAsha,\n', [{ line: 4, message: 'Unknown' }])).toBe(
    ',\nName,Note,Remarks\n"",\nAsha,,Unknown\n',
  )
})

test('the remark of a valid line is empty', () => {
  expect(addRemarks('Name\nAsha\nRavi\n', [{ line: 3, message: 'Unknown' }])).toBe(
    'Name,Remarks\nAsha,\nRavi,Unknown\n',
  )
})

test('a message that begins like a formula is not executed by a spreadsheet', () => {
  expect(addRemarks('Name\nAsha\n', [{ line: 2, message: '=1 is no name' }])).toBe(
    "Name,Remarks\nAsha,'=1 is no name\n",
  )
})
