import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const textOf = (...bytes: (string | number[])[]) =>
  readText(new Blob(bytes.map((part) => (typeof part === 'string' ? part : new Uint8Array(part)))))

test('reads UTF-8, UTF-16 and Windows-1252, with tabs and line ends', async () => {
  expect(await textOf('Name,City\r\nRésidence,\tPune\n')).toBe('Name,City\r\nRésidence,\tPune\n')
  expect(await textOf([0xff, 0xfe, 0x41, 0, 0xe9, 0])).toBe('Aé')
  expect(await textOf('Caf', [0xe9])).toBe('Café')
})

test.for<[string, number[]]>([
  ['an Excel workbook', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]],
  ['a PNG picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00]],
  ['a JPEG picture', [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]],
  ['an old Excel workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
])('returns null for %s', async ([, bytes]) => {
  expect(await textOf(bytes)).toBeNull()
})
