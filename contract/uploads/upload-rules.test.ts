import { expect, test } from 'vitest'
import { checkUpload, tooLargeFor } from './upload-rules.ts'
import { assetAddress } from './uploads.constants.ts'
import { uploadsMessages } from './uploads.messages.ts'

const kindOf = (folder: 'ProjectVideos' | 'ProjectBannerImages' | 'ProjectImages', fileName: string, purpose = '') => {
  const checked = checkUpload({ folder, purpose, fileName })
  return checked.ok ? checked.kind : checked.sentence
}

test('images are png, jpg or jpeg in any letter case; videos are mp4', () => {
  expect(kindOf('ProjectBannerImages', 'PHOTO.JPG')).toBe('image')
  expect(kindOf('ProjectVideos', 'Film.MP4')).toBe('video')
  for (const name of ['a.gif', 'a.svg', 'a.png.exe', 'png', 'a.mp4', 'a.']) {
    expect(kindOf('ProjectImages', name), name).toBe(uploadsMessages.notAnImage)
  }
  expect(kindOf('ProjectVideos', 'a.png')).toBe(uploadsMessages.notAVideo)
})

test('a pdf is accepted only as a document among the project images', () => {
  expect(kindOf('ProjectImages', 'b.pdf', 'document')).toBe('document')
  expect(kindOf('ProjectImages', 'price.png', 'document')).toBe('image')
  expect(kindOf('ProjectImages', 'b.pdf', 'gallery')).toBe(uploadsMessages.notAnImage)
  expect(kindOf('ProjectBannerImages', 'b.pdf', 'document')).toBe(uploadsMessages.notAnImage)
})

test('each kind has its own size limit, and a file of exactly that size is accepted', () => {
  expect(tooLargeFor('image', 10 * 1024 * 1024)).toBeNull()
  expect(tooLargeFor('image', 10 * 1024 * 1024 + 1)).toBe(uploadsMessages.imageTooLarge)
  expect(tooLargeFor('video', 200 * 1024 * 1024 + 1)).toBe(uploadsMessages.videoTooLarge)
})

test('the address of a stored file has its folder and its encoded name', () => {
  expect(assetAddress('ProjectImages', '17_a b.png')).toBe('/assets/images/ProjectImages/17_a%20b.png')
})
