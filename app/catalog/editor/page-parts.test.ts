import { expect, test } from 'vitest'
import { pageParts } from './page-parts.ts'
import { projectValues } from './project-values.ts'

const nothing = { data: undefined }
const unread = {
  gallery: nothing,
  features: nothing,
  specifications: nothing,
  plans: nothing,
  documents: nothing,
  location: nothing,
}

test('marks all nine parts of a new project as empty', () => {
  const lines = pageParts(projectValues(null), null)

  expect(lines).toHaveLength(9)
  expect(lines.filter(({ isComplete }) => isComplete)).toEqual([])
})

test('typed values count before they are saved, and the banner is complete only together with the card image', () => {
  const values = { ...projectValues(null), overview: 'Homes.', bannerImage: '1_b.jpg' }
  const complete = (given: typeof values) =>
    pageParts(given, unread).flatMap(({ part, isComplete }) => (isComplete ? [part] : []))

  expect(complete(values)).toEqual(['overview'])
  expect(complete({ ...values, image: '1_i.jpg', video: '1_v.mp4' })).toEqual(['banner', 'overview', 'video'])
})

test('marks a brochure without a price image, or a map without perks, as half complete', () => {
  const lines = pageParts(projectValues(null), {
    ...unread,
    documents: { data: [{ id: 1, projectId: 1, type: 'pdf', file: '1_b.pdf' }] },
    location: {
      data: { location: { id: 1, projectId: 1, mapUrl: 'https://www.google.com/maps', title: null }, perks: [] },
    },
  })

  expect(lines.filter(({ have }) => have > 0)).toMatchObject([
    { part: 'documents', have: 1, isComplete: false, tab: 'documents' },
    { part: 'location', have: 1, isComplete: false, tab: 'location' },
  ])
})
