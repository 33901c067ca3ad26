import sharp from 'sharp'
import { expect, test } from 'vitest'
import { takenOn } from './taken-on.ts'

/** Creates a photograph with this DateTimeOriginal. */
async function aPhotograph(date: string | null) {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#886644' } }).jpeg()
  const exif = { IFD0: { Make: 'Phone' }, IFD2: { ColorSpace: '1', ...(date && { DateTimeOriginal: date }) } }
  return new Uint8Array(await image.withExif(exif).toBuffer())
}

/** EXIF data as an iPhone writes it: big-endian, with the date after the directories. */
function bigEndianExif(date: string) {
  const directory = (...entries: number[][]) => [0, entries.length, ...entries.flat(), 0, 0, 0, 0]
  const bytes = [
    ...Buffer.from('Exif\0\0MM\0*'),
    ...[0, 0, 0, 8],
    ...directory([0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26]),
    ...directory([0x90, 0x03, 0, 2, 0, 0, 0, 20, 0, 0, 0, 44]),
    ...Buffer.from(`${date}\0`),
  ]
  return new Uint8Array(bytes)
}

const dayIn = (...parts: Uint8Array<ArrayBuffer>[]) => takenOn(new Blob(parts))

test('the day of a photograph is that of DateTimeOriginal, in either byte order and in any container', async () => {
  expect(await dayIn(await aPhotograph('2025:03:09 23:59:59'))).toBe('2025-03-09')
  const heic = new Uint8Array(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))
  expect(await dayIn(heic, bigEndianExif('2024:02:29 00:00:01'))).toBe('2024-02-29')
})

test.for([['0000:00:00 00:00:00'], ['2025:02:30 10:00:00'], ['2999:01:01 10:00:00'], ['about 2024, in May '], [null]])(
  'a photograph with the date %s has no day',
  async ([date]) => {
    expect(await dayIn(await aPhotograph(date ?? null))).toBeNull()
  },
)

test('a file without EXIF data or cut off has no day, and damaged EXIF data gives no invalid day', async () => {
  const png = sharp({ create: { width: 8, height: 8, channels: 3, background: '#886644' } }).png()
  expect(await dayIn(new Uint8Array(await png.toBuffer()))).toBeNull()
  expect(await dayIn()).toBeNull()

  const whole = bigEndianExif('2024:02:29 00:00:01')
  for (let length = 0; length < whole.length - 1; length += 1) expect(await dayIn(whole.slice(0, length))).toBeNull()
  for (let at = 0; at < whole.length; at += 1) {
    const damaged = whole.with(at, 0xff)
    expect(await dayIn(damaged), `damaged at ${at}`).toSatisfy((day) => day === null || /^\d{4}-\d\d-\d\d$/.test(day))
  }
})
