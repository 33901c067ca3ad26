import { expect, test } from 'vitest'
import { fittedSize, jpegName, shrinkPhotograph } from './shrink-photograph.ts'

test('the longer side has at most 4096 pixels, and nothing is enlarged', () => {
  expect(fittedSize({ width: 12_000, height: 9_000 })).toEqual({ width: 4096, height: 3072 })
  expect(fittedSize({ width: 3_000, height: 8_192 })).toEqual({ width: 1500, height: 4096 })
  expect(fittedSize({ width: 4_000, height: 3_000 })).toEqual({ width: 4000, height: 3000 })
})

test('the name gets the extension of a JPEG', () => {
  expect(['IMG 1.png', 'a.b.PNG', 'IMG_2.JPG', 'site.jpeg'].map(jpegName)).toEqual([
    'IMG 1.jpg',
    'a.b.jpg',
    'IMG_2.JPG',
    'site.jpeg',
  ])
})

test('a small file, and a large one that cannot be decoded, are returned unchanged', async () => {
  const small = new File(['x'], 'a.jpg')
  const large = new File([new Uint8Array(7 * 1024 * 1024)], 'b.jpg')

  expect(await shrinkPhotograph(small)).toBe(small)
  expect(await shrinkPhotograph(large)).toBe(large)
})
