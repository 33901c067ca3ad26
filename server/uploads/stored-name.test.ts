import fc from 'fast-check'
import { expect, test } from 'vitest'
import { originalNameOf } from '#contract/uploads/original-name.ts'
import { laterNameOf, storedNameOf } from './stored-name.ts'

const NOW = new Date(1_790_000_000_123)

test.each([
  ['photo.jpg', '1790000000123_photo.jpg'],
  ['PHOTO.JPG', '1790000000123_PHOTO.JPG'],
  ['1730000000000_photo.jpg', '1730000000000_photo.jpg'],
  ['173_photo.jpg', '1790000000123_173_photo.jpg'],
  ['Site plan (final) v1.2.png', '1790000000123_Site plan (final) v1.2.png'],
  ['../../etc/passwd.png', '1790000000123_passwd.png'],
  ['C:\\Users\\asha\\photo.png', '1790000000123_photo.png'],
  ['/1730000000000_photo.jpg', '1730000000000_photo.jpg'],
  ['..%2f..%2fphoto.png', '1790000000123_..-2f..-2fphoto.png'],
  ['a<script>"\'&;|`$.png', '1790000000123_a-script-.png'],
  ['a\0b\u202egnp.png', '1790000000123_a-b-gnp.png'],
  ['सूर्य कोर्ट.jpg', '1790000000123_सूर्य कोर्ट.jpg'],
  ['e\u0301lyse\u0301e.jpg', '1790000000123_élysée.jpg'],
  ['.png', '1790000000123_file.png'],
  ['1730000000000_.png', '1730000000000_file.png'],
])('%j is stored as %j', (sent, stored) => {
  expect(storedNameOf(sent, NOW)).toBe(stored)
})

test('a name that is taken gets a timestamp one millisecond later', () => {
  expect(laterNameOf('1790000000123_photo.jpg')).toBe('1790000000124_photo.jpg')
  expect(originalNameOf('1790000000124_photo.jpg')).toBe('photo.jpg')
})

test('for any sent name, the stored name is one safe path segment with its extension', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.constantFrom('png', 'JPG', 'mp4'), (stem, ending) => {
      const name = storedNameOf(`${stem}.${ending}`, NOW)
      expect(name).toMatch(/^\d{13}_[\p{L}\p{M}\p{N} ._()-]+\.(png|JPG|mp4)$/u)
      expect(encodeURIComponent(name).length).toBeLessThanOrEqual(450)
      expect(storedNameOf(name, new Date(0))).toBe(name)
    }),
  )
})
