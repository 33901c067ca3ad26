import { expect, test } from 'vitest'
import { UPLOAD_LIMIT } from '#contract/uploads/upload-limits.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { acceptOf, type Destination, purposeOf, refusalOf, sentNameOf } from './chosen-file.ts'

const banner: Destination = { folder: 'ProjectBannerImages', kind: 'image', purpose: null }
const film: Destination = { folder: 'ProjectVideos', kind: 'video', purpose: null }
const paper: Destination = { folder: 'ProjectImages', kind: 'document', purpose: purposeOf('document', undefined) }
const file = (name: string, size = 1) => ({ name, size })

test('an image is accepted with an extension in any letter case', () => {
  expect(refusalOf(file('PHOTO.JPG'), banner)).toBeNull()
  expect(refusalOf(file('photo.jpeg'), banner)).toBeNull()
})

test('each kind of field has its own message for a wrong file', () => {
  expect(refusalOf(file('plan.gif'), banner)).toBe('Please select a valid "jpg/png" file.')
  expect(refusalOf(file('walk.mov'), film)).toBe('Please select a valid ".mp4" file.')
  expect(refusalOf(file('brochure.docx'), paper)).toBe(uploadsMessages.notADocument)
})

test('a screen can override the message for a wrong type, but not for the size', () => {
  expect(refusalOf(file('walk.mov'), film, uploadsMessages.notAProjectVideo)).toBe(
    'Please select only product mp4 video',
  )
  expect(refusalOf(file('walk.mp4', UPLOAD_LIMIT.video + 1), film, uploadsMessages.notAProjectVideo)).toBe(
    uploadsMessages.videoTooLarge,
  )
})

test('a document is a pdf or an image, each with its own limit', () => {
  expect(refusalOf(file('brochure.pdf', UPLOAD_LIMIT.document), paper)).toBeNull()
  expect(refusalOf(file('brochure.pdf', UPLOAD_LIMIT.document + 1), paper)).toBe(uploadsMessages.documentTooLarge)
  expect(refusalOf(file('price.png', UPLOAD_LIMIT.image + 1), paper)).toBe(uploadsMessages.imageTooLarge)
})

test('the file input offers the types that the field accepts', () => {
  expect([acceptOf('image'), acceptOf('video'), acceptOf('document')]).toEqual([
    '.png,.jpg,.jpeg',
    '.mp4',
    '.pdf,.png,.jpg,.jpeg',
  ])
})

test('a file is sent under its name, prefixed with the time', () => {
  expect(sentNameOf('Court yard.jpg', new Date(1_730_000_000_000))).toBe('1730000000000_Court yard.jpg')
})
